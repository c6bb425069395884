import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notPicked } from './not-picked.ts'

declare global {
  /** Node has neither, and its types know none. */
  interface HTMLInputElement {
    value: string
    disabled: boolean
  }
  var HTMLInputElement: new (value: string, disabled?: boolean) => HTMLInputElement
  var document: { getElementById: (id: string) => unknown }
}

class Input {
  readonly value: string
  readonly disabled: boolean
  constructor(value: string, disabled = false) {
    this.value = value
    this.disabled = disabled
  }
}
/** What the page has at the picker's id. */
let there: unknown
const typed = (text: string, disabled = false) => (there = new Input(text, disabled))
beforeEach(() => {
  there = null
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'authors' ? there : null) })
})
afterEach(() => vi.unstubAllGlobals())

const problem = (...chosen: string[]) => notPicked({ id: 'authors', chosen })

test('what is typed and not chosen is named, and what can be done', () => {
  typed(' Mura Kei ')
  expect(problem()).toBe('“Mura Kei” is not chosen yet. Choose it from the list, or empty the field.')
  expect(problem('Sato', 'Mura')).not.toBeNull()
})
test('where a new name can be added, it asks for that', () => {
  typed('Mura Kei')
  expect(notPicked({ id: 'authors', chosen: [], canAdd: true })).toBe(
    '“Mura Kei” is not added yet. Add it from the list, or empty the field.',
  )
})
test.each(['', '  ', '\u200B', '\u3164'])('a field in which nothing can be seen is empty: %j', (text) => {
  typed(text)
  expect(problem()).toBeNull()
  expect(problem('Sato')).toBeNull()
})
test('what stands among the chosen already is lost with nothing', () => {
  typed(' MURA kei')
  expect(problem('Sato', 'Mura Kei')).toBeNull()
})
test('a picker that is not on the page, takes nothing, or is none has nothing typed', () => {
  expect(problem()).toBeNull()
  typed('Mura Kei', true)
  expect(problem()).toBeNull()
  there = { value: 'Mura Kei', disabled: false }
  expect(problem()).toBeNull()
  typed('Mura Kei')
  expect(notPicked({ id: 'artists', chosen: [] })).toBeNull()
})
