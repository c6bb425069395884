import { createClient, type Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { isUnread, lacksAPart, toldAs } from './unread.ts'

const asTold = (told: object): Promise<Title> => {
  const fetch = () => Promise.resolve(Response.json({ id: 1, ...told }))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).titles.get({ params: { id: 1 } })
}

test.each([
  ['year', 'soon', true],
  ['year', 2015, false],
  ['year', null, false],
  ['year', '', false],
  ['year', [], false],
  ['serialized_in', { name: 'Umi' }, true],
  ['serialized_in', '', false],
  ['genre_names', [], false],
  ['genre_names', ['Comedy'], false],
  ['genre_names', [{ no: 1 }], true],
  ['genre_names', ['Comedy', null], true],
  ['alternative_titles', [{ lang: 'ja', title: '飯' }], false],
  [
    'alternative_titles',
    [
      { lang: 'ja', title: '飯' },
      { lang: 'en', name: 'Food' },
    ],
    true,
  ],
  ['alternative_titles', [{ language: 'ja', title: '飯' }], true],
] as const)('%s told as %j: %j', async (name, told, unread) => {
  expect(isUnread(await asTold({ [name]: told }), name)).toBe(unread)
})
test('what is told under a short name and cannot be read is unread, and what can is not', async () => {
  for (const [genres, isIt] of [
    [[1, 2], true],
    [[{ id: 1 }], true],
    [['Drama'], false],
    [[{ id: 1, name: 'Drama' }], false],
    [[], false],
  ] as const) {
    const title = await asTold({ genres })
    expect(isUnread(title, 'genre_names')).toBe(isIt)
    expect(toldAs(title, 'genre_names')).toEqual(genres)
    expect(toldAs(title, 'year')).toBeUndefined()
  }
})

test('what is not told is not unread', async () => {
  expect(isUnread(await asTold({}), 'year')).toBe(false)
})
test('what is no row lacks no part of one', () => {
  expect([null, 'x', {}].map(lacksAPart)).toEqual([false, false, true])
})
