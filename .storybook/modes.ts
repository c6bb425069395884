import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/** How Chromatic takes the pictures of a screen's story; of any other story it takes one, light. */
export const SCREEN_MODES = {
  'light 1280': { theme: 'light', viewport: 1280 },
  'light 375': { theme: 'light', viewport: 375 },
  'dark 1280': { theme: 'dark', viewport: 1280 },
  'dark 375': { theme: 'dark', viewport: 375 },
}

/** What makes a story a screen's: where it stands in the sidebar. */
export const SCREENS = 'Screens/'

/** Gives the modes to the stories of screens. An enhancer is what Storybook tells the title before a story is shown. */
export const screenModes: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  if (title.startsWith(SCREENS)) parameters['chromatic'] = { modes: SCREEN_MODES, ...parameters['chromatic'] }
  return argTypes
}
