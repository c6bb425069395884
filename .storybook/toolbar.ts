import { isScenario, SCENARIO_NAMES, type ScenarioName, type Situation } from '@bunko/mock-server'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { GlobalTypes } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { MOMENTS } from './clock.ts'
import { VIEWERS } from './viewer.ts'

type Globals = Readonly<Record<string, unknown>>

/**
 * What the toolbar says until somebody chooses, or a story pins something else. `level` is whom a story is told of: it
 * is pinned by stories and chosen by nobody, so that the toolbar's own Level, `viewer`, is open on all of them.
 */
export const INITIAL = {
  viewer: 'own',
  level: '2',
  scenario: 'happy',
  theme: 'light',
  language: 'en',
  direction: 'ltr',
  motion: 'reduced',
  clock: 'now',
}

/** An address may hold no colon in a value: Storybook drops it without a word. */
const inAddress = (name: ScenarioName) => name.replace(':', '-')

/** The scenario that a value of the toolbar or of a story means. */
export const scenarioOf = (value: unknown): ScenarioName => {
  const name = String(value).replace('-', ':')
  return isScenario(name) ? name : 'happy'
}

const SITUATIONS: Readonly<Record<Situation, string>> = {
  happy: 'Usual data',
  empty: 'Nothing there',
  one: 'One of everything',
  many: '2,000 proposals',
  slow: 'Slow, 3 s for an answer',
  serverError: 'Server error (500)',
  forbidden: 'Forbidden (403)',
  sessionExpired: 'Session expired',
  offline: 'No connection',
}
/** As a designer reads it; the address keeps the name that stories and the mock server know. */
const titleOf = (name: ScenarioName): string => {
  const [, shape] = name.split(':')
  return shape === undefined ? SITUATIONS[name as Situation] : `Answers in the shape “${shape}”`
}

const item = (value: string, title: string) => ({ value, title })

export const TOOLBAR: GlobalTypes = {
  viewer: {
    description: 'Who looks at the screen',
    toolbar: { title: 'Level', icon: 'user', dynamicTitle: true, items: [item('own', 'Own viewer'), ...VIEWERS] },
  },
  scenario: {
    description: 'What the server holds and how it answers',
    toolbar: {
      title: 'Scenario',
      icon: 'database',
      dynamicTitle: true,
      items: SCENARIO_NAMES.map((name) => item(inAddress(name), titleOf(name))),
    },
  },
  theme: {
    description: 'Light, dark, or both',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      dynamicTitle: true,
      items: [item('light', 'Light'), item('dark', 'Dark'), item('side-by-side', 'Side by side')],
    },
  },
  language: {
    description: 'Texts as they are, or accented and 40 % longer',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [item('en', 'English'), item('pseudo', 'Pseudo, 40 % longer')],
    },
  },
  direction: {
    description: 'Which side a line begins on',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
    },
  },
  motion: {
    description: 'Movement on the screen',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [item('reduced', 'Reduced motion'), item('full', 'Full motion')],
    },
  },
  clock: {
    description: 'What time it is; the data stays as old as it was',
    toolbar: {
      title: 'Clock',
      icon: 'time',
      dynamicTitle: true,
      items: Object.entries(MOMENTS).map(([value, { title }]) => item(value, title)),
    },
  },
}

/** The values that there are of one thing; undefined where it is none of ours. */
const valuesOf = (key: string): readonly unknown[] | undefined =>
  key === 'level'
    ? VIEWERS.map(({ value }) => value)
    : TOOLBAR[key]?.toolbar?.items.map((one) => (typeof one === 'string' ? one : one.value))

/** What a story pins and there is not, as 'level: 9': it would be drawn as if nothing were pinned. */
export const strangeGlobals = (pinned: Globals): string[] =>
  Object.entries(pinned)
    .filter(([key, value]) => valuesOf(key)?.includes(value) === false)
    .map(([key, value]) => `${key}: ${String(value)}`)

/** The toolbar's part of an address (`globals=`), with some values replaced. */
export const globalsParam = (globals: Globals, changes: Globals = {}): string =>
  Object.keys(INITIAL)
    .map((key) => `${key}:${String(changes[key] ?? globals[key]).replace(':', '-')}`)
    .join(';')

/**
 * Storybook reads `viewer:1` in an address as a number, which no item of the toolbar is: it would show nothing chosen.
 * Gives the value back as the text it was.
 */
export const keepTexts = (): void => {
  const channel = addons.getChannel()
  const restore = ({ globals }: { globals: Globals }) => {
    const { viewer } = globals
    if (typeof viewer !== 'number') return
    queueMicrotask(() => channel.emit(UPDATE_GLOBALS, { globals: { viewer: String(viewer) } }))
  }
  channel.on(SET_GLOBALS, restore)
  channel.on(GLOBALS_UPDATED, restore)
}
