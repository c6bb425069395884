import type { ArgTypesEnhancer } from 'storybook/internal/csf'

const THEMES = ['light', 'dark']
/** How wide the windows are, px, in which a screen is looked at. */
const WIDTHS = [1280, 375]

/** What a story is told in, of its own: nothing of it where that is left open. */
export interface ToldIn {
  title: string
  theme?: string | undefined
  /** How wide a window its steps need, px. */
  width?: number | undefined
}

/** What makes a story a screen's: where it stands in the sidebar. */
export const isScreens = (title: string) => title.startsWith('Screens/')

/**
 * How Chromatic takes the pictures of a story: of a screen's in both themes and widths, of any other one, light, in its
 * own window. It plays the story anew in each mode, and what a story says of its own is stronger: one that is told in a
 * window holds in no other, and one that is told in a theme looks the same in both modes.
 */
export const modesOf = ({
  title,
  theme,
  width,
}: ToldIn): Readonly<Record<string, { theme: string; viewport: number }>> => {
  if (!isScreens(title) && width === undefined) return {}
  const themes = THEMES.includes(theme ?? '') ? [theme ?? ''] : isScreens(title) ? THEMES : ['light']
  const widths = width === undefined ? WIDTHS : [width]
  return Object.fromEntries(
    themes.flatMap((one) => widths.map((viewport) => [`${one} ${viewport}`, { theme: one, viewport }] as const)),
  )
}

/**
 * Of a story that leaves its window open and does what it does in a wide one only: what its steps look for is folded
 * away on a phone, or stands elsewhere. Chromatic plays it in no other.
 */
export const WIDE_ONLY = { wideOnly: true } as const

/** What an enhancer is handed of a story; Storybook's types leave its globals out. */
interface Told {
  storyGlobals?: { theme?: string; viewport?: { value?: string } }
  parameters: {
    viewport?: { options?: Readonly<Record<string, { styles: { width: string } }>> }
    wideOnly?: boolean
  }
}

const widthOf = ({ storyGlobals, parameters: { viewport, wideOnly } }: Told) => {
  const styles = viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
  if (styles) return Number.parseInt(styles.width, 10)
  return wideOnly ? WIDTHS[0] : undefined
}

/** Gives the stories their modes. An enhancer is what Storybook tells the title before a story is shown. */
export const storyModes: ArgTypesEnhancer = ({ title, parameters, argTypes, ...context }) => {
  const told: Told = { ...context, parameters }
  const modes = modesOf({ title, theme: told.storyGlobals?.theme, width: widthOf(told) })
  if (Object.keys(modes).length > 0) parameters['chromatic'] = { modes, ...parameters['chromatic'] }
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
