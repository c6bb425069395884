import { createClient, type Magazine, type MagazineDetail, type Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { EMPTY_HOUSE, type HouseValues } from './house-form.ts'
import { magazineDraft, magazinePut, magazineValues, NEW_MAGAZINE } from './magazine-form.ts'
import { untoldTitles } from './house-told.ts'

const nothing: Magazine = {
  id: 1,
  public_id: null,
  name: null,
  type: null,
  description: null,
  about: null,
  target_demographic: null,
  publication_frequency: null,
  country: null,
  founded_year: null,
  status: null,
  website: null,
  logo: null,
  twitter: null,
  facebook: null,
  instagram: null,
  youtube: null,
  is_digital_only: null,
  serialized_manga_ids: [],
  manga_count: null,
  url: null,
  edit_url: null,
}
const KUMO: Magazine = {
  ...nothing,
  public_id: 'kumo',
  name: 'Comic Kumo',
  type: 'app',
  target_demographic: 'josei',
  publication_frequency: 'weekly',
  country: 'Japan',
  status: 'hiatus',
}
const SEVEN = { id: 7, public_id: 'seven', primary_title: 'Seven', year: 2015 } as Title
const detail = (given: Partial<Magazine>, titles: Title[] = []): MagazineDetail => ({
  magazine: { ...KUMO, ...given },
  serialized_manga: titles,
})

test('the defaults of section 3', () => {
  expect(magazineDraft({ ...NEW_MAGAZINE, name: ' Comic Kumo ' })).toEqual({
    name: 'Comic Kumo',
    type: 'magazine',
    description: '',
    about: '',
    target_demographic: 'general',
    publication_frequency: 'monthly',
    country: '',
    founded_year: null,
    status: 'active',
    website: '',
    logo: null,
    twitter: '',
    facebook: '',
    instagram: '',
    youtube: '',
    is_digital_only: false,
    serialized_manga_ids: [],
  })
})
test('a founded year is an integer, an empty logo null, titles their public ids', () => {
  const values = {
    ...NEW_MAGAZINE,
    foundedYear: ' 1968 ',
    logo: ' ',
    associated: [{ ref: 'abc', name: 'A', cover: null }],
  }
  expect(magazineDraft(values)).toMatchObject({ founded_year: 1968, logo: null, serialized_manga_ids: ['abc'] })
  const odd = magazineDraft({ ...values, foundedYear: 'x', logo: '/a.png' })
  expect(odd).toMatchObject({ logo: '/a.png' })
  expect(odd).not.toHaveProperty('founded_year')
})
test('what was read is sent as it was', () => {
  const given = detail(
    { logo: '/l.png', founded_year: 1968, is_digital_only: true, serialized_manga_ids: ['seven', 'unseen'] },
    [SEVEN],
  )
  const values = magazineValues(given)
  expect(values.associated.map(({ ref, name }) => [ref, name])).toEqual([
    ['seven', 'Seven'],
    ['unseen', 'Title unseen'],
  ])
  expect(magazineDraft(values)).toMatchObject({
    name: 'Comic Kumo',
    type: 'app',
    target_demographic: 'josei',
    publication_frequency: 'weekly',
    country: 'Japan',
    founded_year: 1968,
    status: 'hiatus',
    logo: '/l.png',
    is_digital_only: true,
    serialized_manga_ids: ['seven', 'unseen'],
  })
})
test('an id that is a number names the same title', () => {
  expect(magazineValues(detail({ serialized_manga_ids: [7] }, [SEVEN])).associated).toHaveLength(1)
})
test('whatever is missing is empty', () => {
  expect(magazineValues({ magazine: nothing, serialized_manga: [] })).toEqual(EMPTY_HOUSE)
})

test('texts are trimmed', () => {
  const TEXTS = ['description', 'about', 'country', 'website', 'twitter', 'facebook', 'instagram', 'youtube'] as const
  const padded = Object.fromEntries(TEXTS.map((name) => [name, ` ${name} `]))
  const plain = Object.fromEntries(TEXTS.map((name) => [name, name]))
  expect(magazineDraft({ ...NEW_MAGAZINE, ...padded })).toMatchObject(plain)
})
test('a title without a public id is no title that is missing', () => {
  const plain = { ...SEVEN, public_id: null } as Title
  expect(magazineValues(detail({ serialized_manga_ids: [7] }, [plain])).associated).toHaveLength(1)
  expect(magazineValues(detail({ serialized_manga_ids: [''] }, [plain])).associated).toHaveLength(1)
  const noIds = { ...KUMO, serialized_manga_ids: null } as unknown as Magazine
  expect(magazineValues({ magazine: noIds, serialized_manga: [] }).associated).toEqual([])
})

const putOf = async (told: object, change: Partial<HouseValues> = {}) => {
  const fetch = () => Promise.resolve(Response.json(told))
  const read = await createClient({ baseUrl: 'https://bunko.test', fetch }).magazines.get({ params: { id: 1 } })
  return magazinePut(read, { ...magazineValues(read), ...change })
}
describe('an edit sends what was told and what was changed', () => {
  const magazine = { id: 1, name: 'Comic Kumo', type: 'app' }
  const sent = { name: 'Comic Kumo', type: 'app' }

  test('nothing that was neither', async () => {
    expect(await putOf({ magazine })).toEqual(sent)
    expect(await putOf({ magazine }, { name: 'Sora', isDigitalOnly: true, logo: '/typed.png' })).toEqual({
      ...sent,
      name: 'Sora',
      is_digital_only: true,
    })
  })
  test('what was told to be empty, and the logo that is stored', async () => {
    const told = { ...magazine, founded_year: null, about: '', logo: '/new.png', serialized_manga_ids: [] }
    expect(await putOf({ magazine: told }, { logo: '/old.png' })).toEqual({
      ...sent,
      founded_year: null,
      about: '',
      logo: '/new.png',
      serialized_manga_ids: [],
    })
  })
  test('nothing of what is null, where the form says something else of it', async () => {
    const nulls = { about: null, status: null, target_demographic: null, is_digital_only: null, website: null }
    const told = { ...magazine, ...nulls, founded_year: null, logo: null }
    expect(await putOf({ magazine: told })).toEqual({ ...sent, founded_year: null, logo: null })
    expect(await putOf({ magazine: told }, { about: 'Clouds', isDigitalOnly: true })).toEqual({
      ...sent,
      about: 'Clouds',
      founded_year: null,
      is_digital_only: true,
      logo: null,
    })
  })
  test('titles tell what is serialised, where none of them had to be left out', async () => {
    const seven = { id: 7, public_id: 'seven' }
    expect(await putOf({ magazine, serialized_manga: [seven] })).toEqual({ ...sent, serialized_manga_ids: ['seven'] })
    expect(await putOf({ magazine, serialized_manga: [seven, { title: 'Nobody' }] })).toEqual(sent)
    const associated = [{ ref: 'eight', name: 'Eight', cover: null }]
    expect(await putOf({ magazine }, { associated })).toEqual({ ...sent, serialized_manga_ids: ['eight'] })
  })
  test.each([
    [null, 5],
    [['seven'], 0],
  ])('of 5 that are counted, and ids %j, so many are not named: %d', (serialized_manga_ids, left) => {
    const kumo = { ...KUMO, manga_count: 5, serialized_manga_ids } as Magazine
    expect(untoldTitles({ magazine: kumo, serialized_manga: [] })).toBe(left)
  })
  test('some of the titles tell nothing, where more are counted; the ids are all of them', async () => {
    const seven = { id: 7, public_id: 'seven' }
    const some = { magazine: { ...magazine, manga_count: 3 }, serialized_manga: [seven] }
    expect(await putOf(some)).toEqual(sent)
    expect(await putOf({ ...some, magazine: { ...some.magazine, manga_count: 1 } })).toEqual({
      ...sent,
      serialized_manga_ids: ['seven'],
    })
    const named = { ...some.magazine, serialized_manga_ids: ['seven', 'unseen'] }
    expect(await putOf({ ...some, magazine: named })).toEqual({ ...sent, serialized_manga_ids: ['seven', 'unseen'] })
    const associated = [{ ref: 'eight', name: 'Eight', cover: null }]
    expect(await putOf(some, { associated })).toEqual({ ...sent, serialized_manga_ids: ['eight'] })
  })
})
