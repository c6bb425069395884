import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { docOf, namedIn, paragraphsOf, WRITTEN } from './comments.ts'
import { STATES, statesLeftOut, statesOf, WITHOUT } from './states.ts'

const FOLDER = new URL('../components/', import.meta.url)
const NAMES = readdirSync(FOLDER)
const read = (name: string, ending: string) => readFileSync(new URL(`${name}/${name}${ending}`, FOLDER), 'utf8')

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
    const source = read(name, '.tsx')
    const answers = (['hover', 'active'] as const).filter((state) =>
      new RegExp(`[\\s'"\`]${state}:[a-z[]`).test(source),
    )
    expect(answers.filter((state) => WITHOUT[name]?.[state] && !LOOKS_LIKE_A_LINK.has(name))).toEqual([])
  })
})

/** Exports beside the components that have pages of their own. */
const OTHERS = new Set([...NAMES, 'CardSection'])
/** The one word in a toast is underlined under the pointer, as any link. */
const LOOKS_LIKE_A_LINK = new Set(['Toaster'])

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

test('what a page says of the states it does not show', () => {
  expect(statesLeftOut('Breadcrumbs')).toEqual([
    { states: ['disabled'], why: 'a link that may not be followed is not drawn as one' },
    { states: ['pressed'], why: 'looks the same while it is pressed' },
  ])
  expect(statesLeftOut('Button')).toEqual([])
})
