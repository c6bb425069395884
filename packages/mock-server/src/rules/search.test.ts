import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDb } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'
import { makeTitle } from '../make/title.ts'
import { countTitlesWith, findTitles, searchTitles, titlesWith } from './search.ts'

const named = (id: number, name: string, follows: number) =>
  makeTitle({
    id,
    title: { pt: name },
    primary_title: name,
    alternative_titles: [],
    statistics: { follows, rating: 8, rating_count: 1, favorites: 1 },
  })
const NAMES = [
  'The Blue Wolf',
  'Wolf',
  'Wolfsbane',
  'Werewolf',
  'Crônicas de São João',
  '夜行列車の青',
  '나 혼자 최약체',
  'İstanbul’da Işık',
  'Große Straße',
  'Người đẹp và Đêm tối',
  'ガンダムとｶﾞﾗｽの靴',
  'Smørrebrød  &\tŁódź',
  '雨后的裁缝',
  '裁缝的女儿',
]
const FOLLOWS = [10, 1, 5, 900]
const ids = (rows: readonly TitleRow[]) => rows.map(({ id }) => id)
const titles = NAMES.map((name, at) => named(at + 1, name, FOLLOWS[at] ?? 3))
const db = createDb()
for (const title of titles) db.titles.put(title)
const found = (q: string) => findTitles(db, q, 20).map(({ id }) => id)

describe('finding titles', () => {
  test('the whole name first, then beginnings, then beginnings of words, then anywhere', () => {
    expect(found('wolf')).toEqual([2, 3, 1, 4])
    expect(findTitles(db, 'wolf', 2).map(({ id }) => id)).toEqual([2, 3])
    expect(findTitles(db, 'wolf', 2, ({ id }) => id !== 2).map(({ id }) => id)).toEqual([3, 1])
    expect(countTitlesWith(db, 'wolf')).toBe(4)
    expect(countTitlesWith(db, 'wolf', ({ id }) => id !== 2)).toBe(3)
  })
  test.each([
    ['SAO JOAO', 5],
    ['cronicas', 5],
    ['istanbul', 8],
    ['İSTANBUL', 8],
    ['isik', 8],
    ['strasse', 9],
    ['STRASSE', 9],
    ['straße', 9],
    ['grosse', 9],
    ['nguoi dep', 10],
    ['dem toi', 10],
    ['ĐÊM TỐI', 10],
    ['smorrebrod & lodz', 12],
    ['SMØRREBRØD &  ŁÓDŹ', 12],
  ])('case and accents do not count: %s', (q, id) => {
    expect(found(q)).toEqual([id])
  })
  test.each([
    ['ｗｏｌｆ', [2, 3, 1, 4]],
    ['ＷＯＬＦ', [2, 3, 1, 4]],
    ['ｶﾞﾝﾀﾞﾑ', [11]],
    ['ガラス', [11]],
    ['ガラスの靴', [11]],
    ['　wolf　', [2, 3, 1, 4]],
  ])('width does not count: %s', (q, expected) => {
    expect(found(q)).toEqual(expected)
  })
  test('finds parts of Japanese, Korean and Chinese names, their beginnings first; voicing marks count', () => {
    expect(found('裁缝')).toEqual([14, 13])
    expect(found('后的')).toEqual([13])
    expect(found('缝')).toEqual([13, 14])

    expect(found('列車')).toEqual([6])
    expect(found('青')).toEqual([6])
    expect(found('최약')).toEqual([7])
    expect(found('최약'.normalize('NFD'))).toEqual([7])
    expect(found('か')).toEqual([])
    expect(found('カンタム')).toEqual([])
  })
  test('a name is found by itself, not by where it meets the next', () => {
    expect(found('wolf\nwolf')).toEqual([])
    const two = createDb()
    two.titles.put(makeTitle({ id: 1, title: { pt: 'Ana' }, primary_title: 'Ana', alternative_titles: [{ lang: 'en', title: 'Bia' }] })) // oxfmt-ignore
    expect(titlesWith(two, 'ana bia')).toEqual([])
    expect(titlesWith(two, 'nab')).toEqual([])
    expect(titlesWith(two, 'bia')).toHaveLength(1)
  })
  test('finds nothing for nothing', () => {
    expect([found('  '), found(''), found('\u0301')]).toEqual([[], [], []])
    expect(countTitlesWith(db, ' ')).toBe(0)
    expect(titlesWith(db, ' ')).toEqual([])
  })
})

describe('the index', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aábß wＷ青列나İ\n'), maxLength: 7 })
  const write = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('put'), id: fc.integer({ min: 1, max: 12 }), name, other: name, follows: fc.integer({ min: 0, max: 3 }) }) }, // oxfmt-ignore
    fc.record({ kind: fc.constant('follow'), id: fc.integer({ min: 1, max: 12 }), follows: fc.integer({ min: 0, max: 9 }) }), // oxfmt-ignore
    fc.record({ kind: fc.constant('remove'), id: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constantFrom('keep', 'restore') }),
  )
  const step = fc.record({ write, q: name, count: fc.integer({ min: 1, max: 5 }) })

  test('gives what looking at every title gives, after any writes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const own = createDb()
        let kept = own.titles.snapshot()
        for (const { write: one, q, count } of steps) {
          if (one.kind === 'keep') kept = own.titles.snapshot()
          if (one.kind === 'restore') own.titles.restore(kept)
          if ('name' in one) {
            const title = named(one.id, one.name, one.follows)
            own.titles.put({ ...title, alternative_titles: [{ lang: 'en', title: one.other }] })
          } else if ('follows' in one && own.titles.get(one.id)) {
            const statistics = { follows: one.follows, rating: 8, rating_count: 1, favorites: 1 }
            own.titles.update(one.id, { statistics })
          } else if (one.kind === 'remove' && 'id' in one) own.titles.remove(one.id)
          const plain = ids(searchTitles(own.titles.all(), q))
          expect(ids(findTitles(own, q, 100))).toEqual(plain)
          expect(ids(findTitles(own, q, count))).toEqual(plain.slice(0, count))
          expect(countTitlesWith(own, q)).toBe(plain.length)
          expect(new Set(ids(titlesWith(own, q)))).toEqual(new Set(plain))
          for (const row of findTitles(own, q, 100)) expect(row).toBe(own.titles.get(row.id))
        }
      }),
      { numRuns: 100 },
    )
  }, 30_000)
  test('is built anew once most of its texts are gone', () => {
    const own = createDb()
    for (let id = 1; id <= 300; id++) own.titles.put(named(id, `Wolf ${id}`, id))
    expect(countTitlesWith(own, 'wolf')).toBe(300)
    for (let id = 1; id <= 298; id++) own.titles.remove(id)
    expect(findTitles(own, 'wolf', 5).map(({ id }) => id)).toEqual([300, 299])
    own.titles.put(named(7, 'Wolf 7', 1000))
    expect(findTitles(own, 'wolf', 5).map(({ id }) => id)).toEqual([7, 300, 299])
  })
})
