import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { STATES, statesLeftOut, statesOf, WITHOUT } from './states.ts'

const FOLDER = new URL('../components/', import.meta.url)
const NAMES = readdirSync(FOLDER)
const read = (name: string, ending: string) => readFileSync(new URL(`${name}/${name}${ending}`, FOLDER), 'utf8')

/** The words of the comment above `export const <name>`, as the pages show them. */
const docOf = (name: string, text: string) => {
  const [before = '', after] = text.split(`\nexport const ${name} = `)
  if (after === undefined) return ''
  const [, doc = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/$/.exec(before) ?? []
  return doc
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, ''))
    .join('\n')
    .trim()
}
const paragraphs = (doc: string) => doc.split(/\n\s*\n/).map((text) => text.replaceAll('\n', ' '))

test('the components are found', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(49)
  expect(NAMES).toContain('Combobox')
})

describe.each(NAMES)('%s', (name) => {
  const [what = '', use = '', keyboard = '', ...more] = paragraphs(docOf(name, read(name, '.tsx')))

  test('says what it is, when to use it and when not, and its keyboard', () => {
    expect(what).toMatch(/^[A-Z].*\.$/)
    expect(use).toMatch(/^Use .*; not .*\.$/)
    expect(keyboard).toMatch(/^Keyboard: .*\.$/)
    expect(more).toEqual([])
  })

  test('names only components that exist', () => {
    const named = [...`${use} ${keyboard}`.matchAll(/there `(\w+)`/g)].map(([, other]) => other)
    expect(named.filter((other) => !OTHERS.has(other ?? ''))).toEqual([])
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

test('a comment without these lines, and a story without these states, are seen', () => {
  expect(docOf('A', '/** One line of text. */\nexport const A = () => null')).toBe('One line of text.')
  expect(docOf('B', '/** Of another. */\nexport const A = () => null\nexport const B = 1')).toBe('')
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
