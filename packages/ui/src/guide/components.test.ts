import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { docOf, namedIn, paragraphsOf, WRITTEN } from './comments.ts'
import { answersOf, STATES, statesLeftOut, statesOf, WITHOUT } from './states.ts'

const FOLDER = new URL('../components/', import.meta.url)
const NAMES = readdirSync(FOLDER)
const read = (name: string, ending: string) => readFileSync(new URL(`${name}/${name}${ending}`, FOLDER), 'utf8')

const isTold = (path: string) => /\.(?:stories|test)\.tsx?$|\/story-/.test(path)
/** All of a component: its own file, and those beside it. */
const sourceOf = (name: string) =>
  globSync(`${name}/*.{ts,tsx}`, { cwd: FOLDER })
    .filter((path) => !isTold(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), FOLDER), 'utf8'))
    .join('\n')

test('the components are found', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(49)
  expect(NAMES).toContain('Combobox')
})

describe.each(NAMES)('%s', (name) => {
  const doc = docOf(name, read(name, '.tsx'))

  test('says what it is, when to use it and when not, and its keyboard', () => {
    expect(paragraphsOf(doc)).toEqual(WRITTEN.map((form) => expect.stringMatching(form)))
  })

  test('names only components that exist', () => {
    expect(namedIn(doc).filter((other) => !OTHERS.has(other))).toEqual([])
  })

  test('shows every state it has', () => {
    const shown = statesOf(read(name, '.stories.tsx'))
    expect(STATES.filter((state) => !shown.has(state) && !WITHOUT[name]?.[state])).toEqual([])
  })

  test('has no state without a reason: what its own classes answer to is shown', () => {
    const answers = answersOf(sourceOf(name))
    expect(STATES.filter((state) => answers.has(state) && WITHOUT[name]?.[state])).toEqual([])
  })
})

/** Exports beside the components that have pages of their own. */
const OTHERS = new Set([...NAMES, 'CardSection'])

test('no exception for a component that is gone, or for a state that is shown', () => {
  for (const [name, states] of Object.entries(WITHOUT)) {
    expect(NAMES).toContain(name)
    const shown = statesOf(read(name, '.stories.tsx'))
    expect([name, ...STATES.filter((state) => states[state] && shown.has(state))]).toEqual([name])
  }
})

test('a story without these states is seen', () => {
  expect(statesOf('').size).toBe(0)
  expect(statesOf("pseudo: { hover: ['.x'] }\nexport const LongText = meta.story({})")).toEqual(
    new Set(['hover', 'long']),
  )
})

test('a state in a comment, in words or of another element is not shown', () => {
  expect(statesOf("/* disabled: true */ // <Button disabled />\nexpect(a).toHaveAttribute('aria-disabled')").size).toBe(
    0,
  )
  expect(statesOf('<p>It is disabled for now</p><Button disabled={false} />').size).toBe(0)
  expect(statesOf('args: { disabled: false }').size).toBe(0)
  for (const text of ['args: { disabled: true }', '<Button variant="quiet" disabled>', '<Tile disabledLabel="Soon" />'])
    expect(statesOf(text)).toEqual(new Set(['disabled']))
})

test('what classes answer to is found', () => {
  expect(answersOf('px-2 data-hovered:x my-hover')).toEqual(new Set())
  expect(answersOf("'px-2 group-hover:flex has-focus-visible:-outline-offset-2 enabled:active:bg-ink'")).toEqual(
    new Set(['hover', 'focus', 'active']),
  )
  expect(answersOf('"data-focus:bg-sunken"')).toEqual(new Set(['focus']))
})

test('what a page says of the states it does not show', () => {
  expect(statesLeftOut('Breadcrumbs')).toEqual([
    { states: ['disabled'], why: 'a link that may not be followed is not drawn as one' },
    { states: ['pressed'], why: 'looks the same while it is pressed' },
  ])
  expect(statesLeftOut('Button')).toEqual([])
})
