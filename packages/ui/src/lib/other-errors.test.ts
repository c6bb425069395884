import { describe, expect, test } from 'vitest'
import { otherErrors, otherTexts } from './other-errors.ts'

const REQUIRED = 'This field is required.'
/** What is told of the one thing a server says, beside what is said already. */
const told = (field: string, text: string, ...said: string[]) => otherTexts([[field, text]], said, { [field]: text })
/** The same of all that it says to a form of one field. */
const others = (errors: Record<string, string>, ...said: string[]) =>
  otherErrors(errors, (name) => name === 'name', said)

describe('what has no field in the form', () => {
  test('is told with its name', () => {
    expect(told('public_id', 'Odd.')).toEqual(['public_id: Odd.'])
    expect(told('public_id', 'Odd.', 'Validation failed')).toEqual(['public_id: Odd.'])
  })
  test.each(['non_field_errors', '__all__'])('is told without one where it is of no field: %s', (name) => {
    expect(told(name, REQUIRED, 'Validation failed')).toEqual([REQUIRED])
    expect(told(name, REQUIRED, `Refused: ${REQUIRED}`)).toEqual([])
  })
  test.each([REQUIRED, 'Odd.', 'Este campo é obrigatório.'])(
    'is told again where what is said does not name it, in any language: %s',
    (text) => {
      expect(told('public_id', text, 'Validation failed', text)).toEqual([`public_id: ${text}`])
      expect(told('public_id', text, `Refused: ${text}`)).toEqual([`public_id: ${text}`])
    },
  )
  test('is told once where its own text names it', () => {
    expect(told('slug', '(slug)', '(slug)')).toEqual([])
    expect(told('slug', '…', '…')).toEqual(['slug: …'])
    expect(told('slug', 'Enter a valid slug.', 'Enter a valid slug.')).toEqual([])
  })
  test.each(['public_id', 'Public ID', 'public id', 'PUBLIC ID'])('is not told again where it is named: %s', (name) => {
    expect(told('public_id', REQUIRED, `${name}: ${REQUIRED}`)).toEqual([])
    expect(told('public_id', REQUIRED, REQUIRED, `Refused: ${name}: ${REQUIRED}`)).toEqual([])
  })
  test.each(['tags[0]: Odd.', 'tags [0] — Odd.'])('is named by its words, whatever stands between them: %s', (line) => {
    expect(told('tags[0]', 'Odd.', line)).toEqual([])
  })
  test('is named by its words, also where they are further apart in its own name', () => {
    expect(told('tags[0].name', 'Odd.', 'Tags 0 name: Odd.')).toEqual([])
  })
  test('is told again where another is named, or the words of its name stand in one', () => {
    expect(told('public_id', REQUIRED, `author_id: ${REQUIRED}`)).toEqual([`public_id: ${REQUIRED}`])
    expect(told('public_id', REQUIRED, `publicid: ${REQUIRED}`)).toEqual([`public_id: ${REQUIRED}`])
    expect(told('id', REQUIRED, `author_id: ${REQUIRED}`)).toEqual([`id: ${REQUIRED}`])
    expect(told('id', 'Not valid.', 'Not valid.')).toEqual(['id: Not valid.'])
    expect(told('name', REQUIRED, `names.0: ${REQUIRED}`)).toEqual([`name: ${REQUIRED}`])
  })
})

describe('of all that a server says', () => {
  test('what has a field stands there', () => {
    expect(others({ name: 'Taken.', public_id: 'Odd.' })).toEqual(['public_id: Odd.'])
  })
  test('what is said of two is told of each', () => {
    expect(others({ public_id: 'Odd.', tenant: 'Odd.' }, 'Odd.')).toEqual(['public_id: Odd.', 'tenant: Odd.'])
    expect(others({ public_id: 'Odd.', name: 'Odd.' }, 'Odd.')).toEqual(['public_id: Odd.'])
    expect(others({ public_id: 'Odd.', name: 'Taken.' }, 'Odd.')).toEqual(['public_id: Odd.'])
  })
  test('of a map only its parts are told, unless it is wrong in another way', () => {
    expect(others({ contact: 'Odd.', 'contact.email': 'Odd.' })).toEqual(['contact.email: Odd.'])
    expect(others({ contact: 'Bad combination.', 'contact.email': 'Odd.' })).toEqual([
      'contact: Bad combination.',
      'contact.email: Odd.',
    ])
    expect(others({ contact: 'Odd.', contacts: 'Odd.' })).toEqual(['contact: Odd.', 'contacts: Odd.'])
  })
})
