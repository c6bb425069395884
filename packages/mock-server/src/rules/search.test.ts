import { expect, test } from 'vitest'
import { makeTitle } from '../make/title.ts'
import { searchTitles } from './search.ts'

const named = (id: number, name: string, follows: number) =>
  makeTitle({
    id,
    title: { pt: name },
    primary_title: name,
    alternative_titles: [],
    statistics: { follows, rating: 8, rating_count: 1, favorites: 1 },
  })
const titles = [
  named(1, 'The Blue Wolf', 10),
  named(2, 'Wolf', 1),
  named(3, 'Wolfsbane', 5),
  named(4, 'Werewolf', 900),
  named(5, 'Crônicas de São João', 3),
  named(6, '夜行列車の青', 3),
  named(7, '나 혼자 최약체', 3),
]
const found = (q: string) => searchTitles(titles, q).map(({ id }) => id)

test('the whole name first, then beginnings, then beginnings of words, then anywhere', () => {
  expect(found('wolf')).toEqual([2, 3, 1, 4])
})
test('case, accents and width do not count', () => {
  expect(found('SAO JOAO')).toEqual([5])
  expect(found('cronicas')).toEqual([5])
  expect(found('ｗｏｌｆ')).toEqual([2, 3, 1, 4])
})
test('finds parts of Japanese and Korean names; voicing marks count', () => {
  expect(found('列車')).toEqual([6])
  expect(found('최약')).toEqual([7])
  expect(found('か')).toEqual([])
})
test('finds nothing for nothing', () => {
  expect(found('  ')).toEqual([])
})
