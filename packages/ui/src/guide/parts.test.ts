import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { docOf, namedIn, paragraphsOf, WRITTEN } from './comments.ts'
import { answersOf, heldBy, heldIn, PARTS_WITHOUT, STATES, statesOf, type State } from './states.ts'

const UI = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, UI), 'utf8')
const isStories = (path: string) => path.endsWith('.stories.tsx')

const FILES = globSync('{components,parts,routing,toasts}/**/*.tsx', { cwd: UI }).toSorted()
const SOURCES = FILES.filter((path) => !isStories(path)).map((path) => ({ folder: dirname(path), text: read(path) }))

/** What a page of stories is about: its component, or the part that one only holds. */
const subjectOf = (stories: string) =>
  /^ {2}parameters: about\((\w+), /m.exec(stories)?.[1] ?? /^ {2}component: (\w+),$/m.exec(stories)?.[1] ?? ''

/** Of parts, of the frame and of messages: all but the components, and hooks, whose stories have no page of words. */
const hasPage = (path: string) =>
  isStories(path) && !path.startsWith('components/') && !/^ {2}tags: \['!autodocs'\],$/m.test(read(path))
const PAGES = FILES.filter(hasPage).map((path) => ({ path, name: subjectOf(read(path)) }))

/** What a page may lead to: the components and parts that have pages of their own. */
const TOLD = new Set([
  ...globSync('components/*', { cwd: UI }).map((path) => basename(path)),
  ...PAGES.map(({ name }) => name),
])

test('what has a page is found', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(68)
  expect(PAGES.map(({ name }) => name)).toEqual(expect.arrayContaining(['CoverUploads', 'TitlePicker', 'AppShell']))
})

describe.each(PAGES)('$path', ({ path, name }) => {
  const doc = SOURCES.filter(({ folder }) => folder === dirname(path))
    .map(({ text }) => docOf(name, text))
    .join('')

  test(`${name} says what it is, when to use it and when not, and its keyboard`, () => {
    expect(paragraphsOf(doc)).toEqual(WRITTEN.map((form) => expect.stringMatching(form)))
  })

  test(`${name} names only what has a page`, () => {
    expect(namedIn(doc).filter((other) => !TOLD.has(other))).toEqual([])
  })
})

/** Parts without a page of their own, each with the reason. */
const WITHOUT_A_PAGE: Readonly<Record<string, string>> = {
  LongForm: 'what long forms have in common, shown by each of them',
}
const FOLDERS = [...new Set(globSync('parts/*/*.tsx', { cwd: UI }).map((path) => basename(dirname(path))))].toSorted()
const PARTS = FOLDERS.filter((name) => WITHOUT_A_PAGE[name] === undefined)
/** Of a part: its own file, those beside it, and what is told of them. */
const textOf = (name: string, isWanted: (path: string) => boolean) =>
  globSync(`parts/${name}/*.{ts,tsx}`, { cwd: UI }).filter(isWanted).map(read).join('\n')
const sourceOf = (name: string) => textOf(name, (path) => !/\.(?:stories|test)\.tsx?$|^story-/.test(basename(path)))
const shownBy = (name: string) => statesOf(textOf(name, isStories))
/** Those it has to show: a text of somebody else's may be long in any of them. */
const statesOfPart = (name: string): Set<State> => new Set([...answersOf(sourceOf(name)), 'long'])

test('every part has a page, except those that are named', () => {
  const shown = new Set(PAGES.map(({ path }) => basename(dirname(path))))
  expect(FOLDERS.filter((name) => !shown.has(name))).toEqual(Object.keys(WITHOUT_A_PAGE))
})

test('every part is found', () => {
  expect(PARTS.length).toBeGreaterThanOrEqual(44)
  expect(PARTS).toEqual(expect.arrayContaining(['Gallery', 'TitleGrid', 'Palette']))
})

test.each(PARTS)('%s shows every state of its own', (name) => {
  const [states, shown] = [statesOfPart(name), shownBy(name)]
  expect(STATES.filter((state) => states.has(state) && !shown.has(state) && !PARTS_WITHOUT[name]?.[state])).toEqual([])
})

/** The props of a part are in its own file; what is told of a logo, in its hook. */
const propsOf = (name: string) =>
  textOf(name, (path) => basename(path) === `${name}.tsx` || /^use-[\w-]+\.ts$/.test(basename(path)))

test.each(PARTS)('%s is shown as it stands while it may not be used', (name) => {
  const shown = heldIn(textOf(name, isStories))
  expect(heldBy(propsOf(name)).filter((prop) => !shown.includes(prop))).toEqual([])
})

test('why a part may not be used is found, where it is declared and where it is set', () => {
  expect(PARTS.filter((name) => heldBy(propsOf(name)).length > 0)).toEqual(
    expect.arrayContaining(['ChangedMeanwhile', 'DraftOffer', 'HouseForm', 'LogoField', 'TermPicker']),
  )
  expect(heldBy('interface Props {\n  busy?: boolean\n  locked: boolean\n}')).toEqual(['busy', 'locked'])
  expect(heldBy('type Props = PickerProps<readonly string[]>')).toEqual(['closed'])
  expect(heldIn("args: { value: [], closed: 'Not now.' }")).toEqual(['closed'])
  expect(heldIn('<Form locked={locked} busy={false} />')).toEqual([])
  expect(heldIn('interface Props {\n  locked: boolean\n}')).toEqual([])
})

test('no exception for a part that is gone, or for a state that is shown or is none of its own', () => {
  for (const [name, missing] of Object.entries(PARTS_WITHOUT)) {
    expect(PARTS).toContain(name)
    const [states, shown] = [statesOfPart(name), shownBy(name)]
    const wrong = STATES.filter((state) => missing[state] && (shown.has(state) || !states.has(state)))
    expect([name, ...wrong]).toEqual([name])
  }
})

test('what a page is about is found', () => {
  expect(subjectOf('meta({\n  component: Held,\n  parameters: about(HouseForm, at()),\n})')).toBe('HouseForm')
  expect(subjectOf('meta({\n  component: Gallery,\n})')).toBe('Gallery')
  expect(subjectOf('meta({})')).toBe('')
})

test('a comment without these lines is seen, and what it names', () => {
  expect(docOf('A', '/** One line of text. */\nexport const A = () => null')).toBe('One line of text.')
  expect(docOf('B', '/** Of another. */\nexport const A = () => null\nexport const B = 1')).toBe('')
  expect(namedIn('there\n`Combobox`, there a toast')).toEqual(['Combobox'])
})
