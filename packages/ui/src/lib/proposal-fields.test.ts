import { expect, test } from 'vitest'
import { fieldsOfProposal } from './proposal-fields.ts'

test.each([
  [
    [{ field_name: 'title.pt-br' }, { field_name: 'year' }],
    ['primaryTitle', 'year'],
  ],
  [[{ field_name: 'description.en' }], ['englishDescription']],
  [{ 'title.pt': 'A' }, ['primaryTitle']],
  [[{ field_name: 'title.ja' }, { field_name: 'nothing' }], []],
  [{ genre_names: ['Comedy'] }, ['genres']],
  [null, []],
  ['junk', []],
])('fields of the proposal %j', (changes, fields) => {
  expect(fieldsOfProposal(changes)).toEqual(fields)
})
