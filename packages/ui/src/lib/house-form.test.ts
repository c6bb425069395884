import { describe, expect, test } from 'vitest'
import {
  associatedIn,
  changedIn,
  EMPTY_HOUSE,
  fieldOfWire,
  foundedYearOf,
  houseChoices,
  houseMeanwhile,
  houseProblems,
  CHECKED_WHEN_LEFT,
  type HousePick,
  type HouseShape,
  type HouseValues,
} from './house-form.ts'
import { MAGAZINE } from './magazine-form.ts'

const now = new Date('2026-05-01T12:00:00Z')
const pick = (ref: string): HousePick => ({ ref, name: ref.toUpperCase(), cover: null })
const values = (given: Partial<HouseValues> = {}): HouseValues => ({
  ...EMPTY_HOUSE,
  name: 'Comic Kumo',
  type: 'magazine',
  ...given,
})
const problems = (given: Partial<HouseValues>, before?: HouseValues) =>
  houseProblems(MAGAZINE, values(given), { before, now })
const PUBLISHER: HouseShape = {
  ...MAGAZINE,
  kind: 'publisher',
  fields: ['name', 'headquarters', 'linkedin', 'associated'],
  nameRequired: 'Publisher name is required',
  associated: { label: 'Magazines', wire: 'owned_magazine_ids' },
}

describe('problems', () => {
  test('a name and a type are required, in the words of the kind', () => {
    expect(problems({ name: '\u200B ', type: '' })).toEqual({ name: 'Name is required', type: 'Type is required' })
    const nameless = values({ name: ' ', type: '' })
    expect(houseProblems(PUBLISHER, nameless, { now })).toEqual({ name: 'Publisher name is required' })
    expect(problems({})).toEqual({})
  })
  test.each(['1799', '2027', '-1950', '1950.5', '１９５０', 'MCML', '1e3'])('%j is no founded year', (foundedYear) => {
    expect(problems({ foundedYear })).toEqual({ foundedYear: 'Enter a year from 1800 to 2026' })
  })
  test.each(['1800', '2026', ' 1950 ', '', ' '])('%j is one, or none', (foundedYear) => {
    expect(problems({ foundedYear })).toEqual({})
  })
  test.each(['website', 'twitter', 'facebook', 'instagram', 'youtube'] as const)(
    '%s is an address, or empty',
    (name) => {
      const text = 'Enter a full address that begins with https:// or http://'
      expect(problems({ [name]: 'javascript:alert(1)' })).toEqual({ [name]: text })
      expect(problems({ [name]: 'example.com' })).toEqual({ [name]: text })
      expect(problems({ [name]: ' https://a.example ' })).toEqual({})
      expect(problems({ [name]: ' ' })).toEqual({})
    },
  )
  test('a field the kind does not have is not looked at', () => {
    expect(problems({ linkedin: 'nowhere' })).toEqual({})
    expect(houseProblems(PUBLISHER, values({ linkedin: 'nowhere' }), { now })).toHaveProperty('linkedin')
  })
  test('what came from the server like this is let be', () => {
    const before = values({ foundedYear: '1700', website: 'javascript:alert(1)' })
    expect(houseProblems(MAGAZINE, { ...before, name: 'Other' }, { before, now })).toEqual({})
    expect(Object.keys(houseProblems(MAGAZINE, { ...before, foundedYear: '1701' }, { before, now }))).toEqual([
      'foundedYear',
    ])
  })
})

test.each([
  ['1950', { founded_year: 1950 }],
  [' 1950 ', { founded_year: 1950 }],
  ['', { founded_year: null }],
  ['-3', {}],
  ['1968.5', {}],
])('of the founded year %j is sent %j', (typed, sent) => {
  expect(foundedYearOf(typed)).toEqual(sent)
})

describe('choices', () => {
  test("are the server's, with its labels or ours", () => {
    expect(
      houseChoices(['web_platform', { value: 'app', label: ' Mobile app ' }, { value: 'x', label: null }], [], 'app'),
    ).toEqual([
      { value: 'web_platform', label: 'Web platform' },
      { value: 'app', label: 'Mobile app' },
      { value: 'x', label: 'X' },
    ])
  })
  test('are read from rows of two, as Django writes its choices', () => {
    expect(houseChoices([['weekly', 'Every week'], ['daily']], [], 'weekly')).toEqual([
      { value: 'weekly', label: 'Every week' },
      { value: 'daily', label: 'Daily' },
    ])
  })
  test.each([undefined, null, []])('%j falls back', (given) => {
    expect(houseChoices(given, ['active', 'hiatus'], 'active').map(({ label }) => label)).toEqual(['Active', 'Hiatus'])
  })
  test('hold what is there, known or not', () => {
    expect(houseChoices(['active'], [], 'on_the_moon').at(-1)).toEqual({ value: 'on_the_moon', label: 'On the moon' })
    expect(houseChoices(['active'], [], '').at(-1)).toEqual({ value: '', label: 'Not chosen' })
    expect(houseChoices([[]], [], '').map(({ value }) => value)).toEqual([''])
  })
})

describe('two people at one house', () => {
  const base = values({ country: 'Japan', status: 'active', website: 'https://a.example', associated: [pick('a')] })
  test('differ by field, and by what is associated, in any order', () => {
    expect(changedIn(MAGAZINE, base, { ...base, associated: [{ ...pick('a'), name: 'Renamed' }] })).toEqual([])
    expect(changedIn(MAGAZINE, base, { ...base, associated: [pick('b'), pick('a')], about: 'x' })).toEqual([
      'about',
      'associated',
    ])
    const two = { ...base, associated: [pick('b'), pick('a')] }
    expect(changedIn(MAGAZINE, two, { ...base, associated: [pick('a'), pick('b')] })).toEqual([])
    expect(houseMeanwhile(MAGAZINE, two, two, { ...base, associated: [pick('a'), pick('b')] })).toEqual([])
    expect(changedIn(MAGAZINE, base, { ...base, associated: [pick('b')] })).toEqual(['associated'])
    expect(changedIn(MAGAZINE, base, { ...base, headquarters: 'Tokyo' })).toEqual([])
  })
  test('of a logo nothing is said: no save of a form replaces it', () => {
    expect(houseMeanwhile(MAGAZINE, base, base, { ...base, logo: '/media/a.png' })).toEqual([])
  })
  test('see what the other changed, and where both did', () => {
    const mine = { ...base, country: 'Brazil', website: 'https://same.example' }
    const theirs = {
      ...base,
      country: 'China',
      status: 'on_hiatus',
      website: 'https://same.example',
      isDigitalOnly: true,
      associated: [pick('a'), pick('b')],
    }
    expect(houseMeanwhile(MAGAZINE, base, mine, theirs)).toEqual([
      { field: 'status', label: 'Status', before: 'Active', theirs: 'On hiatus', mine: 'Active', clashes: false },
      { field: 'isDigitalOnly', label: 'Digital only', before: 'No', theirs: 'Yes', mine: 'No', clashes: false },
      { field: 'country', label: 'Country', before: 'Japan', theirs: 'China', mine: 'Brazil', clashes: true },
      { field: 'associated', label: 'Serialized titles', before: 'A', theirs: 'A, B', mine: 'A', clashes: false },
    ])
    expect(houseMeanwhile(MAGAZINE, base, mine, base)).toEqual([])
  })
})

test("a field by the contract's name, of this kind only", () => {
  expect(fieldOfWire(MAGAZINE, 'serialized_manga_ids')).toBe('associated')
  expect(fieldOfWire(PUBLISHER, 'owned_magazine_ids')).toBe('associated')
  expect(fieldOfWire(MAGAZINE, 'publication_frequency')).toBe('frequency')
  expect(fieldOfWire(MAGAZINE, 'linkedin')).toBeUndefined()
  expect(fieldOfWire(MAGAZINE, '__proto__')).toBeUndefined()
})

test('numbers and addresses are checked when they are left', () => {
  const LINKS = ['website', 'twitter', 'facebook', 'instagram', 'youtube', 'linkedin']
  expect(CHECKED_WHEN_LEFT).toEqual(new Set(['foundedYear', ...LINKS]))
})

test('what is chosen is shown in words, what is typed as it is', () => {
  const base = values({ type: 'web_platform', targetDemographic: 'young_adult', frequency: 'bi_weekly', about: 'a_b' })
  const theirs = { ...base, type: '', targetDemographic: '', frequency: '', about: '' }
  expect(houseMeanwhile(MAGAZINE, base, base, theirs).map(({ before, theirs: other }) => [before, other])).toEqual([
    ['Web platform', ''],
    ['Young adult', ''],
    ['Bi weekly', ''],
    ['a_b', ''],
  ])
})

test('nothing is associated twice', () => {
  expect(associatedIn([pick('x'), pick('abc')])(pick('abc'))).toBe(true)
  expect(associatedIn([pick('abc')])(pick(' ABC '))).toBe(true)
  expect(associatedIn([pick('abc')])(pick('abcd'))).toBe(false)
  expect(associatedIn([])(pick('abc'))).toBe(false)
  // One answer names it by its number alone, another by its public id too.
  expect(associatedIn([pick('12')])({ ...pick('ttl_x'), id: 12 })).toBe(true)
  expect(associatedIn([{ ...pick('ttl_x'), id: 12 }])(pick('12'))).toBe(true)
  expect(associatedIn([{ ...pick('ttl_x'), id: 12 }])({ ...pick('ttl_y'), id: 13 })).toBe(false)
  expect(associatedIn([{ ...pick('12'), id: 5 }])({ ...pick('ttl_y'), id: 12 })).toBe(false)
})

test('what is associated is read once, however many results are asked about', () => {
  const read: string[] = []
  const chosen = ['a', 'b', 'c'].map((ref) =>
    Object.defineProperty(pick(ref), 'ref', { enumerable: true, get: () => (read.push(ref), ref) }),
  )
  const isAssociated = associatedIn(chosen)
  expect(['a', 'x', 'C', 'y'].map((ref) => isAssociated(pick(ref)))).toEqual([true, false, true, false])
  expect(read).toEqual(['a', 'b', 'c'])
})
