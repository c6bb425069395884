import { createClient, PublisherDraft, type Magazine, type Publisher } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { EMPTY_HOUSE, sharedValues } from './house-form.ts'
import { untoldMagazines } from './house-told.ts'
import {
  clearedIn,
  NEW_PUBLISHER,
  notCleared,
  PUBLISHER,
  PUBLISHER_STATUSES,
  publisherDraft,
  publisherPut,
  publisherValues,
} from './publisher-form.ts'

const nothing = Object.fromEntries(Object.keys(sharedValues({} as Publisher)).map((key) => [key, null]))
const KUMO = {
  ...nothing,
  id: 5,
  public_id: 'pub-kumo',
  name: 'Kumo',
  type: 'publisher',
  status: 'active',
  description: 'Prints paperbacks.',
  headquarters: 'Porto',
  country: 'Portugal',
  founded_year: 1968,
  website: 'https://kumo.example',
  linkedin: 'https://linkedin.com/kumo',
  owned_magazine_ids: ['mag-a', 'mag-z'],
} as unknown as Publisher
const COMIC_A = { id: 7, public_id: 'mag-a', name: 'Comic A', logo: null } as Magazine
const DETAIL = { publisher: KUMO, owned_magazines: [COMIC_A] }

test('a new one has the type of section 3, and is active', () => {
  expect(publisherDraft({ ...NEW_PUBLISHER, name: ' Kumo ' })).toEqual({
    name: 'Kumo',
    type: 'publisher',
    status: 'active',
    founded_year: null,
    owned_magazine_ids: [],
  })
  expect(PUBLISHER_STATUSES).toEqual(['active', 'discontinued', 'acquired', 'merged'])
})

describe('what is sent', () => {
  test('empty texts are dropped, the year is an integer', () => {
    const draft = publisherDraft({ ...publisherValues(DETAIL), country: '  ', description: '', foundedYear: ' 1970 ' })
    expect(draft).toMatchObject({ name: 'Kumo', founded_year: 1970, headquarters: 'Porto' })
    expect(Object.keys(draft)).not.toContain('country')
    expect(Object.keys(draft)).not.toContain('description')
    expect(Object.values(draft)).not.toContain('')
    expect(PublisherDraft.safeParse(draft).success).toBe(true)
    expect(publisherDraft({ ...publisherValues(DETAIL), headquarters: ' Porto ' }).headquarters).toBe('Porto')
  })
  test('what is owned, by public_id; one that the answer did not show stays', () => {
    expect(publisherDraft(publisherValues(DETAIL)).owned_magazine_ids).toEqual(['mag-a', 'mag-z'])
    expect(publisherValues(DETAIL).associated.map(({ name }) => name)).toEqual(['Comic A', 'Magazine mag-z'])
  })
})

test('an edit sends what was told and what was changed', async () => {
  const told = { publisher: { id: 1, name: 'Kumo', about: '', country: 'Portugal', logo: '/new.png' } }
  const fetch = () => Promise.resolve(Response.json(told))
  const read = await createClient({ baseUrl: 'https://bunko.test', fetch }).publishers.get({ params: { id: 1 } })
  const values = { ...publisherValues(read), logo: '/old.png' }
  const sent = { name: 'Kumo', country: 'Portugal', logo: '/new.png' }
  expect(publisherPut(read, values)).toEqual(sent)
  expect(
    publisherPut(read, { ...values, foundedYear: '1968', associated: publisherValues(DETAIL).associated }),
  ).toEqual({ ...sent, founded_year: 1968, owned_magazine_ids: ['mag-a', 'mag-z'] })
  told.publisher = { ...told.publisher, founded_year: null, owned_magazine_ids: [] } as never
  const whole = await createClient({ baseUrl: 'https://bunko.test', fetch }).publishers.get({ params: { id: 1 } })
  expect(publisherPut(whole, values)).toEqual({ ...sent, founded_year: null, owned_magazine_ids: [] })
})

const sentOf = async (owned_magazines: unknown, more: object = {}) => {
  const fetch = () => Promise.resolve(Response.json({ publisher: { id: 1, name: 'Kumo', ...more }, owned_magazines }))
  const read = await createClient({ baseUrl: 'https://bunko.test', fetch }).publishers.get({ params: { id: 1 } })
  return publisherPut(read, publisherValues(read))
}
test('a year that came as none is not sent, and stays what it is', async () => {
  expect(await sentOf(undefined, { founded_year: -50, country: 'Portugal' })).toEqual({
    name: 'Kumo',
    country: 'Portugal',
  })
  expect(await sentOf(undefined, { founded_year: 1968 })).toEqual({ name: 'Kumo', founded_year: 1968 })
})
test('the magazines that were told count as told, where none of them had to be left out', async () => {
  expect(await sentOf([{ public_id: 'mag-a' }])).toEqual({ name: 'Kumo', owned_magazine_ids: ['mag-a'] })
  expect(await sentOf([{ public_id: 'mag-a' }, { name: 'without an id' }])).toEqual({ name: 'Kumo' })
  expect(await sentOf(undefined)).toEqual({ name: 'Kumo' })
})
test('some of the magazines tell nothing, where more are counted; the ids are all of them', async () => {
  const some = [{ public_id: 'mag-a' }]
  expect(await sentOf(some, { magazine_count: 2 })).toEqual({ name: 'Kumo' })
  expect(await sentOf(some, { magazine_count: 1 })).toEqual({ name: 'Kumo', owned_magazine_ids: ['mag-a'] })
  const ids = ['mag-a', 'mag-z']
  expect(await sentOf(some, { magazine_count: 3, owned_magazine_ids: ids })).toEqual({
    name: 'Kumo',
    owned_magazine_ids: ids,
  })
})

test.each([
  [null, 5],
  [['mag-a'], 0],
])('of 5 that are counted, and ids %j, so many are not named: %d', (owned_magazine_ids, left) => {
  const publisher = { ...KUMO, magazine_count: 5, owned_magazine_ids } as Publisher
  expect(untoldMagazines({ publisher, owned_magazines: [] })).toBe(left)
})

test('R25a: which field did not clear', () => {
  const before = publisherValues(DETAIL)
  const sent = { ...before, website: '', headquarters: ' ', foundedYear: '', about: '' }
  const cleared = clearedIn(before, sent)
  expect(cleared).toEqual(['headquarters', 'website', 'foundedYear'])
  expect(notCleared(cleared, { ...KUMO, founded_year: null, headquarters: '' })).toEqual(['Website'])
  expect(notCleared(cleared, KUMO)).toEqual(['Headquarters', 'Website', 'Founded year'])
  expect(notCleared([], KUMO)).toEqual([])
  const { website: _, ...stub } = KUMO
  expect(notCleared(cleared, stub as Publisher)).toBeNull()
  expect(notCleared(['headquarters'], stub as Publisher)).toEqual(['Headquarters'])
})

test('whatever is missing is empty', () => {
  const publisher = {
    ...nothing,
    founded_year: null,
    headquarters: null,
    linkedin: null,
    owned_magazine_ids: null,
  } as unknown as Publisher
  expect(publisherValues({ publisher, owned_magazines: [] })).toEqual(EMPTY_HOUSE)
  expect(publisherValues(DETAIL).linkedin).toBe('https://linkedin.com/kumo')
  const unnamed = { ...COMIC_A, public_id: null }
  const owner = { ...KUMO, owned_magazine_ids: [''] }
  expect(publisherValues({ publisher: owner, owned_magazines: [unnamed] }).associated).toHaveLength(1)
})

test('every field has its place in the form', () => {
  expect(PUBLISHER).toEqual({
    kind: 'publisher',
    fields:
      'name,type,status,description,about,headquarters,country,foundedYear,website,twitter,facebook,instagram,youtube,linkedin,logo,associated'.split(
        ',',
      ),
    nameRequired: 'Publisher name is required',
    associated: { label: 'Owned magazines', wire: 'owned_magazine_ids' },
  })
  expect(Object.keys(publisherValues(DETAIL)).toSorted()).toEqual(Object.keys(EMPTY_HOUSE).toSorted())
})
