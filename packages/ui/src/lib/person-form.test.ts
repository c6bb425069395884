import { createClient } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import {
  changedIn,
  EMPTY_PERSON,
  personDraft,
  personProblems,
  personMeanwhile,
  personPut,
  personValues,
  readPersonDrafts,
  type PersonValues,
} from './person-form.ts'

const values = (given: Partial<PersonValues>): PersonValues => ({ ...EMPTY_PERSON, name: 'Ōe Kenji', ...given })

describe('problems', () => {
  test('a name is required', () => {
    expect(personProblems(EMPTY_PERSON)).toEqual({ name: 'Name is required' })
    expect(personProblems(values({ name: '\u3000 ' }))).toEqual({ name: 'Name is required' })
    expect(personProblems(values({}))).toEqual({})
  })
  test.each(['-1', '4.5', '4e1', '４０', 'forty'])('%j is no age', (age) => {
    expect(personProblems(values({ age }))).toEqual({ age: 'Enter a whole number in digits' })
  })
  test.each(['', ' ', '0', ' 41 '])('%j is an age, or none', (age) => {
    expect(personProblems(values({ age }))).toEqual({})
  })
  test.each(['example.com', 'javascript:alert(1)', 'ftp://a.example', 'https://u:p@a.example', '//a.example'])(
    '%j is no link',
    (url) => {
      expect(personProblems(values({ url }))).toEqual({
        url: 'Enter a full address that begins with https:// or http://',
      })
    },
  )
  test.each(['', ' ', 'https://a.example/x?y#z', ' http://a.example '])('%j is a link, or none', (url) => {
    expect(personProblems(values({ url }))).toEqual({})
  })
  test('what came from the server like this is let be', () => {
    const before = values({ url: 'javascript:alert(1)', age: '-3' })
    expect(personProblems({ ...before, name: 'Other' }, before)).toEqual({})
    expect(Object.keys(personProblems({ ...before, url: 'nowhere', age: 'x' }, before))).toEqual(['age', 'url'])
  })
})

test('the body: trimmed, without what is empty, numbers as numbers', () => {
  expect(personDraft(values({ name: ' Ōe ', isArtist: true, age: ' 40 ', hometown: ' 松山 ', url: ' ' }))).toEqual({
    name: 'Ōe',
    is_author: false,
    is_artist: true,
    age: 40,
    hometown: '松山',
  })
  expect(personDraft(values({}))).toEqual({ name: 'Ōe Kenji', is_author: false, is_artist: false })
  expect(personDraft(values({ age: '0' }))).toMatchObject({ age: 0 })
  expect(personDraft(values({ url: ' https://a.example ' }))).toMatchObject({ url: 'https://a.example' })
  expect(personDraft(values({ age: '-3' }))).not.toHaveProperty('age')
})

const fetch = () => Promise.resolve(Response.json({ id: 1, name: 'Ōe', is_artist: true, hometown: null }))
test('an edit sends what was told and what was changed', async () => {
  const person = await createClient({ baseUrl: 'https://bunko.test', fetch }).people.get({ params: { id: 1 } })
  const read = personValues(person)
  expect(personPut(personValues(person), read, person)).toEqual({ name: 'Ōe', is_artist: true, hometown: null })
  const typed = { ...read, name: 'Ōe K.', isAuthor: true, isArtist: false, age: '40' }
  expect(personPut(personValues(person), typed, person)).toEqual({
    name: 'Ōe K.',
    is_author: true,
    is_artist: false,
    age: 40,
    hometown: null,
  })
})

test('an edit sends an empty text back as it was told, and one that was cleared as none', async () => {
  const answer = { id: 1, name: 'Ōe', hometown: '', url: 'https://a.example' }
  const client = createClient({ baseUrl: 'https://bunko.test', fetch: () => Promise.resolve(Response.json(answer)) })
  const person = await client.people.get({ params: { id: 1 } })
  const read = personValues(person)
  expect(personPut(personValues(person), { ...read, age: '40' }, person)).toEqual({
    name: 'Ōe',
    age: 40,
    hometown: '',
    url: 'https://a.example',
  })
  expect(personPut(personValues(person), { ...read, url: ' ' }, person)).toEqual({ name: 'Ōe', hometown: '', url: '' })
})

test('an edit makes no flag of a role of which nobody knows', () => {
  const person = { id: 1, public_id: null, name: 'Ōe', age: null, hometown: null, url: null, manga_count: null }
  const unknown = { ...person, is_author: null, is_artist: null }
  const rest = { age: null, hometown: null, url: null }
  const read = personValues(unknown)
  expect(personPut(personValues(unknown), read, unknown)).toEqual({ name: 'Ōe', ...rest })
  expect(personPut(personValues(unknown), { ...read, isAuthor: true }, unknown)).toEqual({
    name: 'Ōe',
    is_author: true,
    ...rest,
  })
})

test('an edit leaves what others changed meanwhile', async () => {
  const person = await createClient({ baseUrl: 'https://bunko.test', fetch }).people.get({ params: { id: 1 } })
  const typed = { ...personValues(person), name: 'Ōe K.', age: '40' }
  const stored = { ...person, name: 'Oe', is_author: true, is_artist: false, hometown: '松山', url: null }
  expect(personPut(personValues(person), typed, stored)).toEqual({
    name: 'Ōe K.',
    is_author: true,
    is_artist: false,
    age: 40,
    hometown: '松山',
    url: null,
  })
})

test('values of a person, whatever is missing', () => {
  const nulls = {
    id: 1,
    public_id: null,
    name: null,
    is_author: null,
    is_artist: null,
    age: null,
    hometown: null,
    url: null,
    manga_count: null,
  }
  expect(personValues(nulls)).toEqual(EMPTY_PERSON)
  expect(personValues({ ...nulls, name: 'A', is_author: true, age: 0, url: 'x' })).toEqual({
    ...EMPTY_PERSON,
    name: 'A',
    isAuthor: true,
    age: '0',
    url: 'x',
  })
  expect(personValues({ ...nulls, is_artist: true })).toEqual({ ...EMPTY_PERSON, isArtist: true })
})

describe('kept drafts', () => {
  const one = values({ age: '4', isAuthor: true })
  test('are read as they were written', () => {
    expect(readPersonDrafts(JSON.stringify([one, values({})]))).toEqual([one, values({})])
  })
  test.each(['', '{', 'null', '{}', '[null, 1, {}, {"name": 4}]', '["text", true]'])('%j holds none', (text) => {
    expect(readPersonDrafts(text)).toEqual([])
  })
  test('one that is damaged does not take the others along', () => {
    expect(readPersonDrafts('[null,{"name":"A"},7]')).toEqual([{ ...EMPTY_PERSON, name: 'A' }])
  })
  test('a field of the wrong kind is empty', () => {
    expect(readPersonDrafts('[{"name":"A","age":4,"isAuthor":"yes","more":1}]')).toEqual([
      { ...EMPTY_PERSON, name: 'A' },
    ])
  })
})

test('what others made of someone since the form was filled, and where both did', () => {
  const base = values({ name: 'Ōe', hometown: 'Porto', age: '40' })
  const mine = { ...base, name: 'Ōe K.', hometown: '松山', isArtist: true }
  expect(personMeanwhile(base, mine, base)).toEqual([])
  expect(personMeanwhile(base, mine, mine)).toEqual([])
  expect(personMeanwhile(base, mine, { ...base, name: 'Oe', age: '41', isAuthor: true, isArtist: true })).toEqual([
    { field: 'name', label: 'Name', before: 'Ōe', theirs: 'Oe', mine: 'Ōe K.', clashes: true },
    { field: 'isAuthor', label: 'Author', before: 'No', theirs: 'Yes', mine: 'No', clashes: false },
    { field: 'age', label: 'Age', before: '40', theirs: '41', mine: '40', clashes: false },
  ])
})

test('fields that differ', () => {
  expect(changedIn(values({}), values({}))).toEqual([])
  expect(changedIn(values({ url: 'x' }), values({ isAuthor: true }))).toEqual(['isAuthor', 'url'])
})

test('of a person who is edited only what was changed is kept; the rest is as it stands by then', () => {
  const now = values({ name: 'Renamed by a colleague', age: '61' })
  const kept = JSON.stringify([{ hometown: 'Porto' }])
  expect(readPersonDrafts(kept, now)).toEqual([{ ...now, hometown: 'Porto' }])
  expect(readPersonDrafts(kept, { ...now, hometown: 'Porto' })).toEqual([])
})
test('values are compared as they are sent', () => {
  const base = values({ name: 'Ōe', age: '42' })
  expect(changedIn(base, { ...base, name: ' Ōe ', age: '042' })).toEqual([])
  expect(changedIn(base, { ...base, age: '' })).toEqual(['age'])
  expect(changedIn({ ...base, age: 'x' }, { ...base, age: 'y' })).toEqual(['age'])
  // Of a text the zeros count.
  expect(changedIn({ ...base, name: '007' }, { ...base, name: '7' })).toEqual(['name'])
  expect(personMeanwhile(base, { ...base, name: 'Ōe K. ' }, { ...base, name: 'Ōe K.' })).toEqual([])
})

test('with what stood there when they were changed, of the fields that are changed still', () => {
  const now = values({ name: 'Renamed by a colleague', hometown: 'Porto' })
  const kept = { name: 'Mine', hometown: 'Porto', base: { name: 'As it was', hometown: '松山', age: 4 } }
  expect(readPersonDrafts(JSON.stringify([kept]), now)).toEqual([{ ...now, name: 'Mine', base: { name: 'As it was' } }])
  expect(readPersonDrafts(JSON.stringify([{ ...kept, base: 'x' }]), now)).toEqual([{ ...now, name: 'Mine' }])
})
