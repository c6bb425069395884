import { HttpError, NetworkError, type Change } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { editFailure, NOTHING_SENT, SUCCEEDED } from './edit-texts.ts'

const http = (status: number, text: string | null = null, fields: Record<string, string> = {}) =>
  new HttpError({ call: 'PUT /manga/{id}/', status, text, fields })

test.each([
  [http(403, 'Only staff.'), 'Only staff.', false],
  [http(400), undefined, false],
  [http(500), undefined, true],
  [new NetworkError('PUT /manga/{id}/'), 'Network error - please check your connection', true],
  [new TypeError('x is undefined'), undefined, true],
  [new NetworkError('POST /auth/refresh/'), 'Network error - please check your connection', false],
  [NOTHING_SENT, 'Network error - please check your connection', false],
])('%s', (error, text, unsure) => {
  expect(editFailure(error, 'save')).toMatchObject({ title: 'Failed to update manga', text, unsure })
  expect(editFailure(error, 'propose')).toMatchObject({ title: 'Failed to submit edit proposal', text, unsure })
})
test('what has worked is told in the words of section 8', () => {
  expect(SUCCEEDED.save).toBe('Manga updated successfully')
  expect(SUCCEEDED.propose).toBe('Edit proposal submitted successfully and is awaiting approval')
})
test('field errors land on their fields, the first one of each; the others are told', () => {
  const { fields, others } = editFailure(
    http(400, 'No.', { 'title.pt-br': 'Too long.', primary_title: 'Taken.', year: 'No.', tenant: 'Closed.' }),
    'propose',
  )
  expect([...fields]).toEqual([
    ['primaryTitle', 'Too long.'],
    ['year', 'No.'],
  ])
  expect(others).toEqual(['tenant: Closed.'])
})
test('what a map says of its parts is of the parts; a summary has its own place, and nothing is said twice', () => {
  const refused = http(400, 'Too long.', {
    title: 'Too long.',
    'title.en': 'Too long.',
    changes: 'Too long.',
    lang: 'Odd.',
  })
  const { fields, others } = editFailure(refused, 'save')
  expect([...fields]).toEqual([['englishTitle', 'Too long.']])
  // The same words of something else are not the same.
  expect(others).toEqual(['changes: Too long.', 'lang: Odd.'])
  const short = http(400, 'Too short.', { edit_summary: 'Too short.', year: 'Early.' })
  expect(editFailure(short, 'propose')).toMatchObject({ summary: 'Too short.', others: [] })
  const both = http(400, 'Early.', { year: 'Early.', edit_summary: 'Too short.' })
  expect(editFailure(both, 'propose')).toMatchObject({ summary: 'Too short.', others: [] })
  expect(editFailure(both, 'save')).toMatchObject({ summary: undefined, others: ['edit_summary: Too short.'] })
})
test('what is about the whole form is told in its own words, and nothing twice', () => {
  const fields = { non_field_errors: 'These two do not go together.', tenant: 'Closed.' }
  expect(editFailure(http(400, 'Not valid.', fields), 'save').others).toEqual([
    'These two do not go together.',
    'tenant: Closed.',
  ])
  expect(editFailure(http(400, fields.non_field_errors, fields), 'propose').others).toEqual(['tenant: Closed.'])
})
test('what is refused of the changes, by their places, lands on the fields that they change', () => {
  const sent: Change[] = [
    { field_name: 'title.en', field_type: 'string', old_value: 'A', new_value: 'B' },
    { field_name: 'year', field_type: 'number', old_value: 1999, new_value: 1899 },
    { field_name: 'genre_names', field_type: 'list', old_value: [], new_value: ['x'] },
    { field_name: 'cover_mood', field_type: 'string', old_value: '', new_value: 'x' },
  ]
  const changes = [{}, { new_value: ['Too early.'] }, { non_field_errors: ['No such genre.'] }, { new_value: ['Odd.'] }]
  const refuse = (body: object, told: string) => {
    // A list of rows is told as a whole, a map of them by its parts as well.
    const fields = { changes: told, 'changes.1': told }
    const error = new HttpError({ call: 'POST /edits/proposals/', status: 400, text: 'Not valid.', fields, body })
    return editFailure(error, 'propose', sent)
  }
  for (const body of [
    { changes },
    { errors: { changes } },
    { details: { changes: Object.fromEntries(Object.entries(changes)) } },
  ]) {
    const { fields, others } = refuse(body, 'Too early.')
    expect([...fields]).toEqual([
      ['year', 'Too early.'],
      ['genres', 'No such genre.'],
    ])
    expect(others).toEqual(['cover_mood: Odd.'])
  }
  const long = refuse({ changes: [{}, { code: 'invalid', new_value: [' ', 'x'.repeat(2_000)] }] }, 'x')
  expect(long.fields.get('year')).toHaveLength(1_000)
  const named = refuse(
    { error: { details: { changes: [{ field: 'genre_names', message: 'Too many.' }] } } },
    'Too many.',
  )
  expect([...named.fields]).toEqual([['genres', 'Too many.']])
  // Of the list itself, or of a place that was not sent: no field's.
  const told = [
    [['Too many.'], 'changes.1: Too many.'],
    [{ 9: { new_value: ['Too many.'] } }, 'changes.9: Too many.'],
  ] as const
  for (const [other, line] of told) {
    const { fields, others } = refuse({ changes: other }, 'Too many.')
    expect(fields.size).toBe(0)
    expect(others).toContain(line)
  }
})

/** A proposal of the English title and of the year whose changes the server refuses as `changes` says. */
const refusedChanges = (changes: unknown, fields: Record<string, string> = {}) => {
  const sent: Change[] = [
    { field_name: 'title.en', field_type: 'string', old_value: 'A', new_value: 'B' },
    { field_name: 'year', field_type: 'number', old_value: 1999, new_value: 1899 },
  ]
  const refusal = { status: 400, text: 'Not valid.', fields: { changes: 'Not valid.', ...fields }, body: { changes } }
  return editFailure(new HttpError({ call: 'POST /edits/proposals/', ...refusal }), 'propose', sent)
}
const fieldsOf = (...given: Parameters<typeof refusedChanges>) => [...refusedChanges(...given).fields]

test('of a refused change the first words are told, not its name, nor of what kind the refusal is', () => {
  expect(fieldsOf([{}, { field_name: 'year', type: 'value_error', msg: ' Too early.\n' }])).toEqual([
    ['year', 'Too early.'],
  ])
  expect(fieldsOf([{}, { status: 400, max: null, new_value: [7, 'Too early.', 'Odd.'] }])).toEqual([
    ['year', 'Too early.'],
  ])
  // What is refused of the part itself that is called so.
  expect(fieldsOf([{ field_name: ['Unknown.'] }])).toEqual([['englishTitle', 'Unknown.']])
})
test.each([
  [{ field_name: 'genre_names', msg: 'Too many.' }],
  [{ field: null, field_name: 'genre_names', msg: 'Too many.' }],
  [{ field: ' ', field_name: 'genre_names', msg: 'Too many.' }],
  [{ field: 3, field_name: 'genre_names', msg: 'Too many.' }],
])('a refusal that names a field is of that one, wherever it stands: %j', (row) => {
  expect(fieldsOf([row])).toEqual([['genres', 'Too many.']])
})
test('what is refused beside the changes is told as well', () => {
  const { fields, summary, others } = refusedChanges([{}, { new_value: ['Too early.'] }], {
    'changes.1': 'Too early.',
    edit_summary: 'Too short.',
    status: 'Closed.',
    changeset: 'Odd.',
  })
  expect([...fields]).toEqual([
    ['year', 'Too early.'],
    ['status', 'Closed.'],
  ])
  expect(summary).toBe('Too short.')
  expect(others).toEqual(['changeset: Odd.'])
})
