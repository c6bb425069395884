import type { Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { creditsOf } from './person-credits.ts'

const title = (id: number, author_names: string[], artist_names: string[]) =>
  ({ id, author_names, artist_names }) as Title

test("titles by what the titles' own names say a person did, each once", () => {
  const titles = [
    title(1, ['A'], []),
    title(2, ['a'], ['A ']),
    title(3, [], ['A']),
    title(4, ['B'], []),
    title(5, ['A'], []),
  ]
  expect(creditsOf(titles, { name: 'A' }).map(({ label, titles: made }) => [label, made.map(({ id }) => id)])).toEqual([
    ['As author and artist', [2]],
    ['As author', [1, 5]],
    ['As artist', [3]],
    ['Titles', [4]],
  ])
  expect(creditsOf([], { name: 'A' })).toEqual([])
})
