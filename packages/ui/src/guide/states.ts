export const STATES = ['hover', 'focus', 'active', 'disabled', 'long'] as const
export type State = (typeof STATES)[number]
type Missing = Partial<Record<State, string>>

const without = (states: readonly State[], why: string): Missing =>
  Object.fromEntries(states.map((state) => [state, why]))

/** Text and drawings: nothing in them answers to a pointer or a key. */
const STILL = without(['hover', 'focus', 'active', 'disabled'], 'is neither pressed nor focused')
const LINK = without(['disabled'], 'a link that may not be followed is not drawn as one')
const NO_ACTIVE = without(['active'], 'looks the same while it is pressed')
/** Under a pointer and focused they look their own way; pressed, it is another component's. */
const PRESSED_ELSEWHERE = without(['active'], 'what is pressed in it is an IconButton')
const madeOf = (parts: string) => without(['hover', 'focus', 'active', 'disabled'], `what is pressed in it is ${parts}`)
const noWords = (why: string): Missing => ({ long: why })
const OWN_WORDS = noWords("says the product's own words alone")

/**
 * Every component's stories show all of the states, except those named here, each with its reason. A component that is
 * not named shows all of them.
 */
export const WITHOUT: Readonly<Record<string, Missing>> = {
  Avatar: { ...STILL, ...noWords('shows two letters of any name') },
  Badge: STILL,
  BarChart: { ...STILL, ...without(['focus', 'hover'], 'a link among its names is a Link') },
  Breadcrumbs: { ...LINK, ...NO_ACTIVE },
  ButtonLink: LINK,
  Card: STILL,
  ChartFrame: without(['hover', 'active', 'disabled'], 'its summary answers to the focus only, and is always there'),
  Checkbox: NO_ACTIVE,
  Chip: { ...NO_ACTIVE, ...without(['disabled'], 'what cannot be removed has no cross') },
  ChosenList: madeOf('a Chip or an IconButton'),
  Clamp: { ...madeOf('a Button'), ...noWords('shows what is handed in') },
  ColumnChart: without(['hover', 'active', 'disabled'], 'the pointer reads a value, as the focus does'),
  Combobox: NO_ACTIVE,
  ConfirmDialog: madeOf('a Button'),
  Cover: STILL,
  DescriptionList: STILL,
  Dialog: madeOf('an IconButton, or what is handed in'),
  DropZone: without(['hover', 'focus', 'active'], 'its button is a Button'),
  EmptyState: madeOf('what is handed in'),
  ErrorState: madeOf('a Button'),
  Field: NO_ACTIVE,
  FoldedText: madeOf('a Button'),
  FormSummary: { ...NO_ACTIVE, ...without(['disabled'], 'a problem always leads to its field') },
  IconButton: noWords('its words are a tooltip'),
  Kbd: { ...STILL, ...noWords('shows the name of a key') },
  LineChart: without(['hover', 'active', 'disabled'], 'the pointer reads a value, as the focus does'),
  Link: { ...LINK, ...NO_ACTIVE },
  LoadFailed: madeOf('a Button'),
  Logo: { ...STILL, ...noWords('shows two letters of any name') },
  Menu: without(['active'], 'its button is a Button, and an item is gone when it is pressed'),
  NavItem: { ...LINK, ...NO_ACTIVE },
  Notice: STILL,
  NumberInput: NO_ACTIVE,
  PageHeader: STILL,
  PasswordInput: PRESSED_ELSEWHERE,
  Popover: madeOf('a Button, or what is handed in'),
  Progress: { ...STILL, ...noWords('its label is not shown') },
  RelativeTime: { ...STILL, ...noWords('its texts are its own, and short') },
  Seal: { ...STILL, ...noWords('its name is its own') },
  SearchInput: PRESSED_ELSEWHERE,
  Segmented: NO_ACTIVE,
  Select: NO_ACTIVE,
  Skeleton: { ...STILL, ...noWords('has no words') },
  Spinner: { ...STILL, ...noWords('its label is not shown') },
  Stat: STILL,
  Tabs: { ...NO_ACTIVE, ...without(['disabled'], 'every part can be looked at') },
  TextArea: NO_ACTIVE,
  TextInput: NO_ACTIVE,
  Toaster: {
    ...without(['active'], 'its words look the same while they are pressed, and its cross is an IconButton'),
    ...without(['disabled'], 'what a message offers can always be done'),
  },
  VisuallyHidden: { ...STILL, ...noWords('is not seen') },
}

/**
 * A part's stories show the states that its own classes answer to, and a long text, except those named here; what is
 * made of components looks as these do on their own pages.
 */
export const PARTS_WITHOUT: Readonly<Record<string, Missing>> = {
  BotCheck: OWN_WORDS,
  ConnectionBar: OWN_WORDS,
  CopyLink: OWN_WORDS,
  CrashPanel: OWN_WORDS,
  Diagnostics: noWords('names the calls and fields of the contract'),
  GatePanel: OWN_WORDS,
  NotFoundPanel: OWN_WORDS,
  OwnerRefused: OWN_WORDS,
  ScreenSkeleton: noWords('has no words'),
}

const WORDS: Readonly<Record<State, string>> = {
  hover: 'under the pointer',
  focus: 'focused',
  active: 'pressed',
  disabled: 'disabled',
  long: 'with a long text',
}

/** The states that stories leave out, by reason. None, of a component or part that nobody knows. */
export const statesLeftOut = (name: string, of = WITHOUT): { states: string[]; why: string }[] => {
  const missing = Object.entries(of[name] ?? {}) as [State, string][]
  return [...new Set(missing.map(([, why]) => why))].map((why) => ({
    states: missing.filter(([, reason]) => reason === why).map(([state]) => WORDS[state]),
    why,
  }))
}

/** Comments say what is not there. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
/**
 * `disabled: true` among arguments, or `disabled` on an element: no word of a text, no `aria-disabled`, and not
 * `disabled={disabled}`, which only hands on.
 */
const setsOf = (prop: string) => [
  new RegExp(String.raw`(?<=[{,]\s*)${prop}: (?!false|undefined|boolean|string)`),
  new RegExp(String.raw`(?<=\s)${prop}(?=\s*/?>|\s+\w+=|=["{](?!false|undefined|${prop}\}))`),
]
const DISABLED = setsOf('disabled(?:Label)?')

/** The states that the text of stories shows. */
export const statesOf = (stories: string): Set<State> => {
  const text = withoutComments(stories)
  const pseudo = [...text.matchAll(/pseudo: \{[^}]*\}/g)].map(([one]) => one).join('\n')
  const own = [...text.matchAll(/export const States = .*?\n\}\)\n/gs)].map(([one]) => one).join('\n')
  const shown: Record<State, boolean> = {
    hover: /\bhover: /.test(pseudo),
    focus: /\bfocus(?:Visible)?: /.test(pseudo) || /\.toHaveFocus\(\)/.test(own),
    active: /\bactive: /.test(pseudo),
    disabled: DISABLED.some((form) => form.test(text)),
    long: /export const (?:\w+And)?Long\w* = meta\.story\(/.test(text),
  }
  return new Set(STATES.filter((state) => shown[state]))
}

/** A class of a state: `hover:bg-sunken`, `group-hover:flex`, `has-focus-visible:outline-2`, `data-focus:bg-sunken`. */
const classOf = (state: string) => new RegExp(`[\\s'"\`](?:[a-z-]+:)*(?:(?:group|peer|has|data)-)?${state}:[a-z[-]`)
const CLASSES = { hover: classOf('hover'), focus: classOf('focus(?:-visible|-within)?'), active: classOf('active') }

/** The states that the classes in a source answer to. */
export const answersOf = (source: string): Set<State> =>
  new Set(STATES.filter((state) => state in CLASSES && CLASSES[state as keyof typeof CLASSES].test(source)))

/** That a part may not be used, by this viewer or just now, as it is told from around it. */
const HELD = ['busy', 'closed', 'disabled', 'locked'] as const

/** Those of them that a source declares; a picker has `closed` with the rest of its props. */
export const heldBy = (source: string): string[] => {
  const isPicker = /\bPickerProps\b/.test(source)
  const isDeclared = (prop: string) => new RegExp(String.raw`^ {2}${prop}\??: `, 'm').test(source)
  return HELD.filter((prop) => isDeclared(prop) || (isPicker && prop === 'closed'))
}

/** Those of them that the text of stories sets. */
export const heldIn = (stories: string): string[] => {
  const text = withoutComments(stories)
  return HELD.filter((prop) => setsOf(prop).some((form) => form.test(text)))
}
