import { createClient } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { closedFields } from './field-permissions.ts'
import { TITLE_FIELD_NAMES, TITLE_FIELDS } from './title-fields.ts'

const WHY = 'You may not change this field.'

test.each([
  ['a map of yes and no', { year: false, type: true }, { year: WHY }],
  [
    'objects',
    { fields: { year: { can_edit: false, reason: 'Locked' }, type: { can_edit: true } } },
    { year: 'Locked' },
  ],
  ['allowed', { permissions: { status: { allowed: false, message: ' No. ' } } }, { status: 'No.' }],
  ['a whole text in every language', { title: false }, { primaryTitle: WHY, englishTitle: WHY }],
  ['one language', { 'title.en': false, title: true }, { englishTitle: WHY }],
  ['tags', { tag_names: false, genre_names: true }, { themes: WHY, formats: WHY }],
  ['a list of rows', { fields: [{ field_name: 'year', can_edit: false }, { field_name: 'type' }] }, { year: WHY }],
  ['what the form makes itself', { slug: false, mangadex_id: false }, {}],
  ['a language alone', { en: false }, {}],
  [
    'a map that calls itself so',
    { field_permissions: { year: { editable: false, detail: 'Locked' } } },
    { year: 'Locked' },
  ],
  ['a reason without a word', { year: { can_edit: false, reason: ' ' } }, { year: WHY }],
  ['rows by name', [{ name: 'year', can_edit: false }], { year: WHY }],
  ['rows by field', [{ field: 'year', can_edit: false }], { year: WHY }],
])('%s', (_, answer, closed) => {
  expect(closedFields(answer, 'propose')).toEqual(closed)
})

test.each([
  null,
  'all',
  7,
  [],
  {},
  { level: 4, status: 'ok', type: null, year: 'yes' },
  { fields: ['nothing', 'we', 'know'] },
  { fields: [null, 3, {}] },
  // Two that are known beside one that is not: it may stand for any of the others.
  { editable_fields: ['year', 'status', 'people'] },
  { editable_fields: ['slug', 'mangadex_id', 'original_language'] },
  { fields: { __proto__: false, year: null, type: { can_edit: 'no' } } },
])('what is not understood closes nothing: %j', (answer) => {
  expect(closedFields(answer, 'propose')).toEqual({})
})

test('a list may name what a title has in the short way, and what the form makes itself', () => {
  const closed = closedFields({ editable_fields: ['genres', 'authors', 'slug', 'original_language'] }, 'save')
  expect(closed.genres).toBeUndefined()
  expect(closed.authors).toBeUndefined()
  expect(closed).toMatchObject({ themes: WHY, formats: WHY, artists: WHY, year: WHY })
})
test('a list of what may be changed closes the rest', () => {
  const closed = closedFields({ editable_fields: ['title', 'description', 'year'] }, 'propose')
  expect(Object.keys(closed)).not.toEqual(expect.arrayContaining(['primaryTitle']))
  expect(Object.keys(closed)).not.toEqual(expect.arrayContaining(['englishDescription']))
  expect(closed).toMatchObject({ type: WHY, genres: WHY, related: WHY })
  expect(closed.year).toBeUndefined()
})

const WITHOUT_YEAR = TITLE_FIELD_NAMES.filter((field) => TITLE_FIELDS[field].names.length > 0 && field !== 'year')
test.each([
  [{ allowed_fields: ['year'] }],
  [{ editable: ['year'] }],
  [[{ name: 'year' }]],
  // What says nothing of a field does not make rows of a list of names.
  [['year', { can_edit: true }, {}, null]],
])('only the year may be changed: %j', (answer) => {
  expect(Object.keys(closedFields(answer, 'save'))).toEqual(WITHOUT_YEAR)
})
test('a list of fields that nobody knows closes nothing, also where one saves', () => {
  expect(closedFields(['nothing', 'we', 'know'], 'save')).toEqual({})
})

test.each(['can_edit', 'editable', 'allowed', 'can_propose'])('%s says alone whether one may', (flag) => {
  for (const mode of ['save', 'propose'] as const) {
    expect(closedFields({ year: { [flag]: false } }, mode)).toEqual({ year: WHY })
    expect(closedFields({ year: { [flag]: true } }, mode)).toEqual({})
  }
})

test('saving and proposing are asked apart', () => {
  const fields = { year: { can_edit: false, can_propose: true }, type: { can_edit: true, can_propose: false } }
  expect(closedFields({ fields }, 'propose')).toEqual({ type: WHY })
  expect(closedFields({ fields }, 'save')).toEqual({ year: WHY })
})

test('what needs an approval is what is proposed', () => {
  const year = { can_edit: false, requires_approval: true }
  expect(closedFields({ year }, 'propose')).toEqual({})
  expect(closedFields({ year: { can_edit: false, needs_approval: true } }, 'propose')).toEqual({})
  expect(closedFields({ year }, 'save')).toEqual({ year: WHY })
  expect(closedFields({ year: { ...year, can_propose: false } }, 'propose')).toEqual({ year: WHY })
})

test('an answer that would leave nothing to propose tells what may be saved', () => {
  const names = TITLE_FIELD_NAMES.flatMap((field) => TITLE_FIELDS[field].names)
  const none = Object.fromEntries(names.map((name) => [name, { can_edit: false }]))
  const { year, ...others } = closedFields(none, 'save')
  expect(year).toBe(WHY)
  expect(Object.keys(others)).toHaveLength(19)
  expect(closedFields(none, 'propose')).toEqual({})
  expect(closedFields({ ...none, year: true }, 'propose')).toEqual(others)
})

const ROWS = [{ field_name: 'year', can_edit: false }, { field_name: 'type' }]
test.each([
  [ROWS],
  [{ data: ROWS }],
  [{ permissions: ROWS }],
  [{ field_permissions: ROWS }],
  [{ data: { permissions: ROWS } }],
  [{ count: 2, next: null, previous: null, results: ROWS }],
])('a list arrives in whatever it is wrapped: %j', async (told) => {
  const fetch = () => Promise.resolve(Response.json(told))
  const answer = await createClient({ baseUrl: 'https://bunko.test', fetch }).edits.fieldPermissions()
  expect(closedFields(answer, 'save')).toEqual({ year: WHY })
})
