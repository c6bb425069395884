import type { Edit, Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { beginningOf, likeEdits, likeness, likeTitles, namesToFind } from './duplicates.ts'

const title = (id: number, primary_title: string, more: Partial<Title> = {}) =>
  ({ id, public_id: `t${id}`, primary_title, title: null, alternative_titles: [], ...more }) as unknown as Title
const edit = (id: number, manga_id: number | string | null, manga_title: string, changes: unknown = []) =>
  ({ id, manga_id, manga_title, changes }) as unknown as Edit

describe('likeness', () => {
  test.each([
    ['Dungeon Kitchen', 'dungeon  KITCHEN!'],
    ['Pokemon', 'Pokémon'],
    ['ＡＢＣ', 'abc'],
    ['Re:Zero', 'ReZero'],
    ['夜行列車の、青', '夜行列車の青'],
    ['ガ', 'ｶﾞ'],
  ])('%s is %s', (one, other) => {
    expect(likeness(one, other)).toBe(1)
    expect(likeness(other, one)).toBe(1)
  })
  test.each([
    ['Dungeon', 'Dungeon Kitchen Diaries'],
    ['kitchen dia', 'Dungeon Kitchen Diaries'],
    ['Dungeon Kitchen Diary', 'Dungeon Kitchen Diaries'],
    ['夜行列車', '夜行列車の青'],
    ['나 혼자', '나 혼자 최약체'],
  ])('%s looks like %s', (one, other) => {
    expect(likeness(one, other)).toBeGreaterThan(0.45)
    expect(likeness(one, other)).toBeLessThan(1)
  })
  // A beginning counts most, then the beginning of a word; else what pairs of letters they share.
  test.each([
    ['Dungeon', 'Dungeon Kitchen Diaries', 0.55 + 0.4 * (7 / 21)],
    ['kitchen', 'Dungeon Kitchen Diaries', 0.45 + 0.4 * (7 / 21)],
    ['diaries', 'Dungeon: Kitchen ... Diaries', 0.45 + 0.4 * (7 / 21)],
    ['Dungeon Kitchen Diaris', 'Dungeon Kitchen Diaries', 36 / 39],
    ['banana', 'cananas', 8 / 11],
    ['abcd', 'abce', 2 / 3],
    ['ab', 'cd', 0],
    ['a', 'b', 0],
  ])('how much %s looks like %s', (one, other, score) => {
    expect(likeness(one, other)).toBeCloseTo(score, 10)
    expect(likeness(other, one)).toBeCloseTo(score, 10)
  })
  test.each([
    ['geo', 'Dungeon Kitchen Diaries'],
    ['Borrowed Winter', 'Dungeon Kitchen Diaries'],
    ['', 'Dungeon'],
    ['!!', '??'],
    ['ハ', 'バ'],
  ])('%s does not look like %s', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(0.45)
  })
})

test('names to find: from two letters, each once, at most five', () => {
  expect(namesToFind(['a', ' Berserk ', 'BERSERK', '', '青', '青い', 'c1', 'c2', 'c3', 'c4'])).toEqual([
    'Berserk',
    '青い',
    'c1',
    'c2',
    'c3',
  ])
})
test.each([
  ['Dungeon Kitchen Diary', 'Dungeon Kitchen'],
  ['夜行列車の蒼', '夜行列'],
  ['Bleach', 'Ble'],
  [' Bleach  ', 'Ble'],
  [' Dungeon   Kitchen  Diary ', 'Dungeon Kitchen'],
  ['青い 夜', '青い'],
  ['呪術廻戰', '呪術'],
  ['ドラクエ', 'ドラ'],
  ['나혼자만', '나혼'],
  ['鬼滅', null],
  ['abcd', null],
  ['a青い夜', null],
  ['青a夜い', null],
  ['ab', null],
  ['a b', null],
])('the beginning of %s', (name, beginning) => {
  expect(beginningOf(name)).toBe(beginning)
})

test('titles: the likest first, each once, by any of their names, none that is unlike', () => {
  const exact = title(1, 'Other', { alternative_titles: [{ lang: 'ja', title: 'Kitchen' }] })
  const begins = title(2, 'Kitchen of Kings')
  const within = title(3, 'The Great Royal Kitchen')
  const spoken = title(5, 'Neither', { title: { pt: 'Cozinha', en: 'The kitchen' } })
  const found = likeTitles([within, begins, exact, exact, title(4, 'Unlike'), spoken], ['kitchen'], 5)
  expect(found).toEqual([exact, spoken, begins, within])
  expect(likeTitles([within, begins, exact], ['kitchen'], 1)).toEqual([exact])
  expect(likeTitles([title(6, '')], ['kitchen', '', ' '], 5)).toEqual([])
})

test('titles: names that are missing, and one that is told without its language', () => {
  const nameless = title(1, '', {
    primary_title: null,
    title: { pt: null },
    alternative_titles: [{ lang: null, title: null }],
  })
  const plain = title(2, 'Neither', { title: 'Kitchen' })
  const begins = title(3, 'Kitchen of Kings')
  expect(likeTitles([nameless, begins, plain], ['kitchen'], 5)).toEqual([plain, begins])
})
test('titles: from 0.45 on they look alike', () => {
  // 9 of 20 pairs in common, and 9 of 20 and a half.
  const [half, less] = [title(1, 'abcdefghij0123456789z'), title(2, 'abcdefghij0123456789yz')]
  expect(likeTitles([half, less], ['abcdefghijklmnopqrstu'], 5)).toEqual([half])
})

test('proposals: by their title or the name they propose, not those of the title itself', () => {
  const renames = edit(1, 8, 'Untitled', [{ field_name: 'title.en', new_value: 'Kitchen' }])
  const adds = edit(2, 9, 'X', [{ field_name: 'alternative_titles', new_value: [{ lang: 'en', title: 'Kitchens' }] }])
  const names = edit(6, 9, 'W', { primary_title: { old: 'Kitchen', new: 'The Kitchen' } })
  const describes = edit(3, 9, 'Y', [{ field_name: 'description.en', new_value: 'Kitchen' }])
  const own = edit(4, 7, 'Kitchen')
  const odd = edit(5, 9, 'Z', { title: [null, 3, { title: 4 }], __proto__: null })
  expect(likeEdits([adds, describes, own, odd, names, renames], ['kitchen'], 3, [7])).toEqual([renames, adds, names])
  expect(likeEdits([own], ['kitchen'], 3, [])).toEqual([own])
})
test('proposals: the title itself goes by its id and by its public id', () => {
  const [byId, byPublicId, another] = [edit(1, 7, 'Kitchen'), edit(2, 'kitchen', 'Kitchen'), edit(3, null, 'Kitchen')]
  expect(likeEdits([byId, byPublicId, another], ['kitchen'], 3, ['7', 'kitchen'])).toEqual([another])
})
test('proposals: what is proposed of no title is not of one that is called null', () => {
  const ofNone = edit(1, null, 'Null')
  expect(likeEdits([ofNone, edit(2, 'null', 'Null')], ['null'], 3, ['null'])).toEqual([ofNone])
})
