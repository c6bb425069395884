import type { Named } from './named.ts'

interface Size extends Named {
  name: string
  use: string
}

/** The least width of a window that is looked after, px. */
export const LEAST = 320
/** Windows in which the frame is drawn, px: a phone, a tablet, the least office, a wide screen. */
export const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [320, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
]

/** Where a window is wide enough for more. `is` also makes the stylesheet of the workshop hold the token it names. */
export const BREAKPOINTS: readonly { name: string; is: string; use: string }[] = [
  { name: 'sm', is: 'w-(--breakpoint-sm)', use: 'A tablet: wider gutters, larger headings, three titles on a shelf' },
  { name: 'md', is: 'w-(--breakpoint-md)', use: 'The search stands in the header; four titles on a shelf' },
  {
    name: 'lg',
    is: 'w-(--breakpoint-lg)',
    use: 'The navigation stands at the side or in the header, facts beside a text; five titles on a shelf',
  },
  { name: 'min-[75rem]', is: 'min-[75rem]', use: 'Six titles on a shelf: the page has its whole width' },
  {
    name: 'xl',
    is: 'w-(--breakpoint-xl)',
    use: 'All places stand in the header; the head of a new title stays in sight',
  },
]

export const PAGE: Named = { is: 'max-w-300', at: 'parts/Shell/frame.ts' }
export const ASIDE: Named = { is: 'w-58', at: 'styles/index.css' }
export const GUTTERS = { narrow: { is: 'px-4', at: PAGE.at }, wide: { is: 'sm:px-8', at: PAGE.at } }

/** Widths that do not follow from what is in them, the widest first. */
export const WIDTHS: readonly Size[] = [
  { name: 'The page', ...PAGE, use: 'Every screen and what stands in the header, with its gutters' },
  { name: 'A large dialog', is: 'max-w-4xl', at: 'components/Dialog/Dialog.tsx', use: 'A cover enlarged' },
  { name: 'A dialog', is: 'max-w-xl', at: 'components/Dialog/Dialog.tsx', use: 'What is chosen or written down' },
  {
    name: 'A panel alone',
    is: 'max-w-xl',
    at: 'parts/GatePanel/GatePanel.tsx',
    use: 'Who is not let in, what was not found',
  },
  { name: 'A small dialog', is: 'max-w-md', at: 'components/Dialog/Dialog.tsx', use: 'A phone’s menu and filters' },
  { name: 'The search', is: 'max-w-105', at: 'routing/SearchBox/SearchBox.tsx', use: 'In the header' },
  { name: 'A card of the login', is: 'max-w-100', at: 'parts/QuietFrame/QuietFrame.tsx', use: 'And of passwords' },
  {
    name: 'A side column',
    is: 'lg:grid-cols-[minmax(0,1fr)_20rem]',
    at: 'parts/PublicPage/PublicPage.tsx',
    use: 'The facts of a person or a house',
  },
  { name: 'The navigation', ...ASIDE, use: 'At the side of the office, from lg on' },
]

interface Height extends Size {
  /** The class of a coarse pointer; undefined where nothing is pressed. */
  coarse?: string
}

/** The heights of what is pressed and typed in. A text that breaks makes each of them higher. */
export const HEIGHTS: readonly Height[] = [
  {
    name: 'A button, a link that looks like one',
    is: 'min-h-9',
    at: 'components/Button/button-classes.ts',
    coarse: 'pointer-coarse:min-h-11',
    use: 'What a screen is for',
  },
  {
    name: 'A small one',
    is: 'min-h-8',
    at: 'components/Button/button-classes.ts',
    coarse: 'pointer-coarse:min-h-11',
    use: 'In a row, a card, a notice',
  },
  {
    name: 'A field, a select',
    is: 'min-h-9',
    at: 'components/Field/control-classes.ts',
    coarse: 'pointer-coarse:min-h-11',
    use: 'As high as the button beside it',
  },
  {
    name: 'An icon button',
    is: 'size-9',
    at: 'components/IconButton/IconButton.tsx',
    coarse: 'pointer-coarse:size-11',
    use: 'As wide as high',
  },
  {
    name: 'A small one',
    is: 'size-7',
    at: 'components/IconButton/IconButton.tsx',
    coarse: 'pointer-coarse:size-11',
    use: 'Beside a line of text',
  },
  {
    name: 'A part of a Segmented',
    is: 'min-h-7.5',
    at: 'components/Segmented/Segmented.tsx',
    coarse: 'pointer-coarse:min-h-11',
    use: 'With its frame as high as a field',
  },
  {
    name: 'A tab',
    is: 'min-h-10',
    at: 'components/Tabs/Tabs.tsx',
    coarse: 'pointer-coarse:min-h-11',
    use: 'With the line below it',
  },
  {
    name: 'A place in the navigation, an item of a menu',
    is: 'min-h-9',
    at: 'styles/index.css',
    coarse: 'pointer-coarse:min-h-11',
    use: 'A list one runs down',
  },
  {
    name: 'A chip’s cross',
    is: 'size-6',
    at: 'components/Chip/Chip.tsx',
    coarse: 'pointer-coarse:size-11',
    use: 'The least there is',
  },
  {
    name: 'The header',
    is: 'h-15',
    at: 'routing/AppShell.tsx',
    use: 'Stays on top; what is scrolled to stops below it',
  },
]

interface Layer {
  /** Undefined where it is no class of ours. */
  z?: number
  name: string
  holds: string
}

/** What lies over what, the highest first. */
export const LAYERS: readonly Layer[] = [
  {
    name: 'Top layer',
    holds:
      'A modal dialog on its veil. Messages, and the list of a picker in it, move into it: all else is out of reach',
  },
  { name: 'Messages', holds: 'Toasts, over everything that is no dialog; their number is Sonner’s own' },
  { z: 30, name: 'Lists of a field', holds: 'What a Combobox finds, also where it stands in a popover' },
  { z: 20, name: 'What opens', holds: 'Menus, popovers; the way past the header; that a dialog did not arrive' },
  { z: 10, name: 'Header', holds: 'With all that opens in it: the account’s menu, what the search suggests' },
  { z: 9, name: 'Connection', holds: 'The bar that says that Bunko does not answer' },
  { z: 2, name: 'A screen’s head', holds: 'Of the form for a new title' },
  { z: 1, name: 'Within a thing', holds: 'The bar with Save over its form; a time or a link over its card’s' },
  { z: 0, name: 'Page', holds: 'Everything else' },
]

interface Drawn extends Named {
  size: string
  use: string
}

const COVER = 'components/Cover/Cover.tsx'
/** Widths; a cover is half as high again. */
export const COVERS = [
  { size: 'xs', is: 'w-10', at: COVER, use: 'In a list one picks from' },
  { size: 'sm', is: 'w-13', at: COVER, use: 'In a row, on a proposal' },
  { size: 'md', is: 'w-23', at: COVER, use: 'Offered' },
  { size: 'lg', is: 'w-40', at: COVER, use: 'Offered' },
] as const satisfies readonly Drawn[]

const AVATAR = 'components/Avatar/Avatar.tsx'
export const AVATARS = [
  { size: 'sm', is: 'size-6', at: AVATAR, use: 'Offered' },
  { size: 'md', is: 'size-8', at: AVATAR, use: 'In the header' },
  { size: 'lg', is: 'size-12', at: AVATAR, use: 'Offered' },
  { size: 'xl', is: 'size-24', at: AVATAR, use: 'On the profile' },
] as const satisfies readonly Drawn[]

const LOGO = 'components/Logo/Logo.tsx'
export const LOGOS = [
  { size: 'sm', is: 'size-11', at: LOGO, use: 'In a row' },
  { size: 'md', is: 'sm:size-20', at: LOGO, use: 'On its page; 56 px on a phone' },
  { size: 'lg', is: 'size-40', at: LOGO, use: 'In its form' },
] as const satisfies readonly Drawn[]

const SEAL = 'components/Seal/Seal.tsx'
export const SEALS = [
  { size: 'sm', is: 'size-6', at: SEAL, use: 'Offered' },
  { size: 'md', is: 'size-7.5', at: SEAL, use: 'In the header' },
  { size: 'lg', is: 'size-12', at: SEAL, use: 'Offered' },
] as const satisfies readonly Drawn[]

/** As many columns as there is room for, each at least so wide. */
export const GRIDS: readonly Size[] = [
  { name: 'Titles', is: 'minmax(min(10.5rem,45%),1fr)', at: 'parts/TitleGrid/TitleGrid.tsx', use: 'Two on a phone' },
  { name: 'Stored covers', is: 'minmax(7.5rem,1fr)', at: 'parts/CoverUploads/StoredCovers.tsx', use: 'In a form' },
  { name: 'A gallery', is: 'minmax(6.25rem,1fr)', at: 'parts/Gallery/Gallery.tsx', use: 'From sm on' },
]

interface Change {
  where: string
  /** A height of the window below which it is so. */
  below?: `${number}rem`
  changes: string
  /** What in the source makes it so. */
  from: readonly Named[]
}

const CSS = 'styles/index.css'
/** What is laid out otherwise, and where. */
export const CHANGES: readonly Change[] = [
  {
    where: 'A finger',
    changes:
      'What is pressed is 44 px high, what is typed in has larger letters. The key of a button is not drawn, and a drop zone is its button alone.',
    from: [
      { is: 'pointer-coarse:min-h-11 pointer-coarse:text-lg', at: 'components/Field/control-classes.ts' },
      { is: 'pointer-coarse:hidden', at: 'components/Kbd/Kbd.tsx' },
      { is: 'pointer-coarse:hidden', at: 'components/DropZone/DropZone.tsx' },
    ],
  },
  {
    where: 'A low window',
    below: '36rem',
    changes:
      'The header alone stays. The bars with Save, the head of a new title and the bar of a lost connection go with the page.',
    from: [
      { is: '[@media(min-height:36rem)]:sticky', at: 'parts/SaveBar/SaveBar.tsx' },
      { is: '[@media(min-height:36rem)]:sticky', at: 'screens/CreateTitleScreen/CreateTitleScreen.tsx' },
      { is: '[@media(min-height:36rem)]:sticky', at: 'parts/ConnectionBar/ConnectionBar.tsx' },
    ],
  },
  {
    where: 'A very low one',
    below: '20rem',
    changes: 'A dialog scrolls as a whole, its title and its buttons too: a wide screen at 400 % is that low.',
    from: [{ is: '[@media(max-height:20rem)]:overflow-y-auto', at: 'components/Dialog/Dialog.tsx' }],
  },
  {
    where: 'On paper',
    changes:
      'Light, at 10 pt. The header, navigation, buttons and messages are left out; the chosen tab stays, since it says what is below it. A card, a row and a picture are not cut in two.',
    from: [
      { is: 'font-size: 10pt', at: CSS },
      { is: "button:not([role='tab'])", at: CSS },
      { is: 'break-inside: avoid', at: CSS },
      { is: 'print:hidden', at: 'routing/AppShell.tsx' },
    ],
  },
  {
    where: 'Forced colours',
    changes:
      'What a ground says is said by an edge: the current place and the chosen tab in Highlight, what is disabled in GrayText. The Seal, a bar that fills and swatches keep their colours.',
    from: [
      { is: '@media (forced-colors: active)', at: CSS },
      { is: 'border-color: Highlight', at: CSS },
      { is: 'color: GrayText', at: CSS },
      { is: 'forced-color-adjust-none', at: SEAL },
      { is: 'forced-color-adjust-none', at: 'components/Progress/Progress.tsx' },
    ],
  },
  {
    where: 'Right to left',
    changes: 'Sides change places: start and end are named, never left and right. Arrows to the next turn round.',
    from: [{ is: "[dir='rtl'] *", at: CSS }],
  },
]

/** The length that a class asks for, as CSS: of 'max-w-300', 'max-w-xl', 'minmax(7.5rem,1fr)'. */
export const lengthOf = (is: string): string => {
  const [, written] = /([\d.]+rem)/.exec(is) ?? []
  if (written !== undefined) return written
  const [, token] = /\((--[\w-]+)\)$/.exec(is) ?? []
  if (token !== undefined) return `var(${token})`
  const last = is.slice(is.lastIndexOf('-') + 1)
  return /^[\d.]+$/.test(last) ? `calc(var(--spacing) * ${last})` : `var(--container-${last})`
}

/** How many titles of a shelf are seen at once, by what its window has: of 'shelf-item' in the stylesheet. */
export const shelvesOf = (css: string): { from: string; shown: number }[] => {
  const [, item = ''] = /@utility shelf-item \{([^]*?)\n\}/.exec(css) ?? []
  return [...item.matchAll(/@variant (\S+) \{[^}]*--shown: (\d+);/g)].map(([, from = '', shown]) => ({
    from,
    shown: Number(shown),
  }))
}
