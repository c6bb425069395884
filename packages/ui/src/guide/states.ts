export const STATES = ['hover', 'focus', 'active', 'disabled', 'long'] as const
export type State = (typeof STATES)[number]
type Missing = Partial<Record<State, string>>

const without = (states: readonly State[], why: string): Missing =>
  Object.fromEntries(states.map((state) => [state, why]))

/** Text and drawings: nothing in them answers to a pointer or a key. */
const STILL = without(['hover', 'focus', 'active', 'disabled'], 'is neither pressed nor focused')
const LINK = without(['disabled'], 'a link that may not be followed is not drawn as one')
const NO_ACTIVE = without(['active'], 'looks the same while it is pressed')
const madeOf = (parts: string) => without(['hover', 'focus', 'active', 'disabled'], `what is pressed in it is ${parts}`)
const noWords = (why: string): Missing => ({ long: why })

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
  Field: without(['hover', 'focus', 'active'], 'what is pressed in it is the control that is handed in'),
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
  PasswordInput: NO_ACTIVE,
  Popover: madeOf('a Button, or what is handed in'),
  Progress: { ...STILL, ...noWords('its label is not shown') },
  RelativeTime: { ...STILL, ...noWords('its texts are its own, and short') },
  Seal: { ...STILL, ...noWords('its name is its own') },
  SearchInput: NO_ACTIVE,
  Segmented: NO_ACTIVE,
  Select: NO_ACTIVE,
  Skeleton: { ...STILL, ...noWords('has no words') },
  Spinner: { ...STILL, ...noWords('its label is not shown') },
  Stat: STILL,
  Tabs: { ...NO_ACTIVE, ...without(['disabled'], 'every part can be looked at') },
  TextArea: NO_ACTIVE,
  TextInput: NO_ACTIVE,
  Toaster: madeOf('an IconButton, or a link-like button that looks the same in every state but the focus'),
  VisuallyHidden: { ...STILL, ...noWords('is not seen') },
}

const WORDS: Readonly<Record<State, string>> = {
  hover: 'under the pointer',
  focus: 'focused',
  active: 'pressed',
  disabled: 'disabled',
  long: 'with a long text',
}

/** The states that a component's stories leave out, by reason. None, of one that nobody knows. */
export const statesLeftOut = (name: string): { states: string[]; why: string }[] => {
  const missing = Object.entries(WITHOUT[name] ?? {}) as [State, string][]
  return [...new Set(missing.map(([, why]) => why))].map((why) => ({
    states: missing.filter(([, reason]) => reason === why).map(([state]) => WORDS[state]),
    why,
  }))
}

/** The states that the text of a stories file shows. */
export const statesOf = (stories: string): Set<State> => {
  const pseudo = [...stories.matchAll(/pseudo: \{[^}]*\}/g)].map(([text]) => text).join('\n')
  const [, own = ''] = /export const States = (.*?)\n\}\)\n/s.exec(stories) ?? []
  const shown: Record<State, boolean> = {
    hover: /\bhover: /.test(pseudo),
    focus: /\bfocus(?:Visible)?: /.test(pseudo) || /\.toHaveFocus\(\)/.test(own),
    active: /\bactive: /.test(pseudo),
    disabled: /\bdisabled(?:Label)?\b/.test(stories),
    long: /export const Long\w* = meta\.story\(/.test(stories),
  }
  return new Set(STATES.filter((state) => shown[state]))
}
