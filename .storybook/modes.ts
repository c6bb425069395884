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

/** The height of a window that a story has on a docs page, where it does not say its own. */
const FRAME = '420px'

/**
 * On a docs page a story that is told in one theme or width has a window of its own: the page has one theme, and it is
 * the toolbar's.
 */
export const ownWindow: ArgTypesEnhancer = ({ parameters, argTypes, ...context }) => {
  const { theme, viewport } = (context as { storyGlobals?: Record<string, unknown> }).storyGlobals ?? {}
  const { docs } = parameters as { docs?: { story?: object } }
  if ((theme ?? viewport) !== undefined)
    parameters['docs'] = { ...docs, story: { height: FRAME, ...docs?.story, inline: false } }
  return argTypes
}
