import { describe, expect, it } from 'vitest'
import {
  activeFilters,
  foundText,
  NO_SEARCH,
  orderingShown,
  orderOptions,
  readSearch,
  readYear,
  toQuery,
  withoutFilters,
  writeSearch,
} from './search-params.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const read = (text: string) => readSearch(new URLSearchParams(text), NOW)
const yearOf = (text: string) => activeFilters(read(text))[0]?.text

const FULL = [
  'q=kitchen',
  'type=light_novel',
  'status=ongoing',
  'publication_demographic=seinen',
  'content_rating=safe',
  'year_from=2010',
  'year_to=2020',
  'genres=Action%2CSlice+of+Life',
  'themes=Cooking',
  'formats=Anthology',
  'author=Mura+Kei',
  'publisher=Hoshi',
  'ordering=-year',
].join('&')

describe('readSearch', () => {
  it('reads every parameter, and writes the same address again', () => {
    const filters = read(FULL)
    expect(filters).toMatchObject({ type: 'light_novel', year_from: 2010, genres: ['Action', 'Slice of Life'] })
    expect(writeSearch(filters).toString()).toBe(FULL)
  })
  it('takes an empty address for no filter', () => {
    expect(read('')).toEqual(NO_SEARCH)
    expect(writeSearch(NO_SEARCH).toString()).toBe('')
  })
  it('ignores what is unknown or out of range', () => {
    const bad = 'type=comic&status=Ongoing&content_rating=x&publication_demographic=kids&ordering=id&other=1'
    expect(read(`${bad}&year_from=1899&year_to=2028&genres=,%20,&q=%20`)).toEqual(NO_SEARCH)
    expect(read('year_from=20e2&year_to=-2000')).toEqual(NO_SEARCH)
  })
  it('ignores a range that is turned round, and keeps one of a single year', () => {
    expect(read('year_from=2020&year_to=2010')).toEqual(NO_SEARCH)
    expect(read('year_from=2020&year_to=2020')).toMatchObject({ year_from: 2020, year_to: 2020 })
  })
  it('takes a name once, and at most 20', () => {
    expect(read('genres=Action,action%20,Drama').genres).toEqual(['Action', 'Drama'])
    const many = Array.from({ length: 30 }, (_, at) => `g${at}`).join(',')
    expect(read(`genres=${many}`).genres).toHaveLength(20)
  })
  it('writes and asks for as many names as it reads', () => {
    const genres = Array.from({ length: 21 }, (_, at) => `g${at}`)
    const twenty = genres.slice(0, 20).join(',')
    expect(writeSearch({ ...NO_SEARCH, genres }).get('genres')).toBe(twenty)
    expect(toQuery({ ...NO_SEARCH, genres })).toMatchObject({ genres: twenty })
  })
  it('cuts a text at 200 characters', () => {
    expect([...read(`q=${'漫'.repeat(300)}`).q]).toHaveLength(200)
  })
})

describe('readYear', () => {
  it('goes from 1900 to next year', () => {
    expect(readYear('1900', NOW)).toBe(1900)
    expect(readYear('2027', NOW)).toBe(2027)
    expect(readYear(' ', NOW)).toBeNull()
    for (const text of ['1899', '2028', 'two', '２０２０']) expect(readYear(text, NOW)).toBeUndefined()
  })
})

describe('toQuery', () => {
  it('sends only what is not empty', () => {
    expect(toQuery({ ...NO_SEARCH, q: 'cat ', genres: ['Action', 'Drama'] })).toEqual({
      q: 'cat',
      genres: 'Action,Drama',
    })
    expect(toQuery({ ...NO_SEARCH, year_from: 2010, ordering: 'year' })).toEqual({ year_from: 2010, ordering: 'year' })
  })
  it('asks for the most followed where no text is searched for', () => {
    expect(toQuery(NO_SEARCH)).toEqual({ ordering: '-statistics.follows' })
  })
})

describe('orders', () => {
  it('offers the best match only for a text', () => {
    expect(orderOptions('')[0]).toEqual({ value: '', label: 'Most followed' })
    expect(orderOptions('').filter(({ label }) => label === 'Most followed')).toHaveLength(1)
    expect(orderOptions('cat')[0]).toEqual({ value: '', label: 'Best match' })
    expect(orderOptions('cat').map(({ value, label }) => `${value}: ${label}`)).toEqual([
      ': Best match',
      '-statistics.follows: Most followed',
      '-statistics.rating: Highest rated',
      '-year: Newest first',
      'year: Oldest first',
      '-created_at: Recently added',
      '-updated_at: Recently updated',
      'primary_title: A to Z',
    ])
  })
  it('shows the choice that stands for an ordering', () => {
    const follows = { ...NO_SEARCH, ordering: '-statistics.follows' as const }
    expect(orderingShown(follows)).toBe('')
    expect(orderingShown({ ...follows, q: 'cat' })).toBe('-statistics.follows')
    expect(orderingShown({ ...NO_SEARCH, ordering: 'year' })).toBe('year')
  })
})

describe('activeFilters', () => {
  it('names each filter and takes it off alone', () => {
    const filters = read(FULL)
    const active = activeFilters(filters)
    expect(active.map(({ field, text }) => `${field}: ${text}`)).toEqual([
      'Type: Light novel',
      'Status: Ongoing',
      'Demographic: Seinen',
      'Content rating: Safe',
      'Year: 2010–2020',
      'Genre: Action',
      'Genre: Slice of Life',
      'Theme: Cooking',
      'Format: Anthology',
      'Author: Mura Kei',
      'Publisher: Hoshi',
    ])
    for (const one of active)
      expect(activeFilters({ ...filters, ...one.without(filters) })).toMatchObject(
        active.filter((other) => other !== one).map(({ field, text }) => ({ field, text })),
      )
    expect(new Set(active.map(({ key }) => key)).size).toBe(active.length)
    expect(activeFilters(withoutFilters(filters))).toEqual([])
    expect(withoutFilters(filters)).toMatchObject({ q: 'kitchen', ordering: '-year' })
  })
  it('takes off one name of what is asked for by then', () => {
    const shown = activeFilters(read('genres=Action,Drama,Horror'))
    expect(shown[1]?.without(read('genres=Drama,Horror,Sports'))).toEqual({ genres: ['Horror', 'Sports'] })
  })
  it('says one year, and half a range', () => {
    expect(yearOf('year_from=2020&year_to=2020')).toBe('2020')
    expect(yearOf('year_from=2020')).toBe('from 2020')
    expect(yearOf('year_to=2020')).toBe('to 2020')
  })
})

describe('foundText', () => {
  it('says how many, and how many are hidden', () => {
    expect(foundText(1204, 60, 0, false)).toBe('1,204 titles')
    expect(foundText(1, 1, 0, false)).toBe('1 title')
    expect(foundText(1204, 60, 5, false)).toBe('1,204 titles, 5 mature titles hidden')
    expect(foundText(2, 2, 1, false)).toBe('2 titles, 1 mature title hidden')
    expect(foundText(null, 60, 0, false)).toBe('The first 60 titles')
    expect(foundText(null, 60, 5, false)).toBe('The first 60 titles, 5 mature titles hidden')
  })
  it('says how many are mature where they are shown', () => {
    expect(foundText(1204, 60, 0, true)).toBe('1,204 titles')
    expect(foundText(1204, 60, 5, true)).toBe('1,204 titles, 5 mature titles shown')
    expect(foundText(2, 2, 1, true)).toBe('2 titles, 1 mature title shown')
  })
})
