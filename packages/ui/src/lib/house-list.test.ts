import { describe, expect, test } from 'vitest'
import { filterHouses, type House, type HouseFilter, houseName, lineOf, withoutRow } from './house-list.ts'

const house = (id: number, given: Partial<House> = {}): House => ({
  id,
  public_id: `h-${id}`,
  name: `House ${id}`,
  type: null,
  status: 'active',
  country: null,
  founded_year: null,
  logo: null,
  website: null,
  ...given,
})
const ALL = [
  house(1, { name: 'Shōnen Kumo', country: 'Japan', founded_year: 1968 }),
  house(2, { name: 'comic 10', status: 'hiatus', founded_year: 1999 }),
  house(3, { name: 'Comic 2', country: 'Brazil' }),
  house(4, { name: '月刊文庫' }),
]
const counts = new Map([
  [2, 5],
  [3, 9],
])
const ids = (filter: Partial<HouseFilter>) =>
  filterHouses(
    ALL,
    { search: '', status: '', sort: 'name', ...filter },
    ({ id }) => counts.get(Number(id)) ?? null,
  ).map(({ id }) => id)

describe('filterHouses', () => {
  test('finds every word in name, country or ID, past case and accents', () => {
    expect(ids({ search: 'SHONEN' })).toEqual([1])
    expect(ids({ search: ' brazil comic ' })).toEqual([3])
    expect(ids({ search: 'h-4' })).toEqual([4])
    expect(ids({ search: '文庫' })).toEqual([4])
    expect(ids({ search: 'nothing' })).toEqual([])
    expect(ids({ search: 'kumojapan' })).toEqual([])
  })
  test('by status', () => {
    expect(ids({ status: 'hiatus' })).toEqual([2])
    expect(ids({ status: 'merged' })).toEqual([])
  })
  test('in every order', () => {
    expect(ids({ sort: 'name' })).toEqual([3, 2, 1, 4])
    expect(ids({ sort: '-name' })).toEqual([4, 1, 2, 3])
    expect(ids({ sort: 'new' })).toEqual([4, 3, 2, 1])
    expect(ids({ sort: 'most' })).toEqual([3, 2, 1, 4])
    expect(ids({ sort: 'founded' })).toEqual([1, 2, 3, 4])
  })
})

test('in every order what is not known comes last, and of equals the name decides', () => {
  const rows = [
    house(1, { name: 'D', founded_year: 1999 }),
    house(2, { name: 'C', founded_year: 1968 }),
    house(3, { name: 'B' }),
    { ...house(4, { name: 'A' }), id: 'text' },
    { ...house(5, { name: 'E' }), id: null },
  ]
  const known: Record<string, number> = { D: 0, C: 5, E: 1 }
  const names = (sort: HouseFilter['sort']) =>
    filterHouses(rows, { search: '', status: '', sort }, ({ name }) => known[name ?? ''] ?? null).map(
      ({ name }) => name,
    )
  expect(names('new')).toEqual(['B', 'C', 'D', 'A', 'E'])
  expect(names('most')).toEqual(['C', 'E', 'D', 'A', 'B'])
  expect(names('founded')).toEqual(['C', 'D', 'A', 'B', 'E'])
})

test('a name is never empty, and tells its language by its script', () => {
  expect(houseName({ name: ' ' })).toEqual({ text: 'Unnamed', lang: undefined })
  expect(houseName({ name: 'ひらがな' })).toEqual({ text: 'ひらがな', lang: 'ja' })
})

test('withoutRow goes by the ref', () => {
  expect(withoutRow(ALL, 'h-2').map(({ id }) => id)).toEqual([1, 3, 4])
  expect(withoutRow([house(7, { public_id: null })], '7')).toEqual([])
})

test('facts in a line: what is not known is left out, and none turns the others', () => {
  expect(lineOf(['Monthly', '\u202Enapaj', null, '', '3 titles'])).toBe('Monthly · napaj · 3 titles')
  expect(lineOf([null])).toBe('')
})
