import { BASE, createMockServer, PENDING_EDIT, TITLE } from '@bunko/mock-server'
import { describe, expect, test } from 'vitest'
import { ELSEWHERE, LINKS, PASSES, poison, TEXTS } from './hostile.ts'

const server = createMockServer({ now: Date.now })
const authorization = `Bearer ${server.signIn(1).accessToken}`

const answerOf = async (path: string): Promise<unknown> => {
  const reply = await server.respond({
    method: 'GET',
    url: `http://mock.example${BASE}${path}`,
    headers: { authorization },
    body: undefined,
  })
  if (reply.kind !== 'answer' || reply.status !== 200) throw new Error(`${path} is not answered`)
  return new Response(reply.body, reply).json()
}

/** The texts of an answer by their fields, of each list the first row alone. */
const firstRow = (value: unknown, at = ''): [field: string, text: string][] => {
  if (Array.isArray(value)) return firstRow(value[0], at)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => firstRow(inner, at ? `${at}.${name}` : name))
  return typeof value === 'string' ? [[at, value]] : []
}

/** Every field of the first row with what stood in it, pass after pass. */
const everyPass = async (path: string): Promise<Map<string, string[]>> => {
  const answer = await answerOf(path)
  const stood = new Map<string, string[]>()
  for (let pass = 0; pass < PASSES; pass++)
    for (const [field, text] of firstRow(poison(answer, pass))) stood.set(field, [...(stood.get(field) ?? []), text])
  return stood
}

const ENTITIES: readonly (readonly [what: string, path: string, texts: readonly string[], links: readonly string[]])[] =
  [
    ['a title', `/manga/${TITLE.public_id}/`, ['primary_title', 'description.en', 'genre_names'], ['covers.large']],
    ['a person', '/manga/people/1/', ['data.name', 'data.hometown'], ['data.url']],
    ['a magazine', '/manga/magazines/1/', ['magazine.name', 'magazine.description'], ['magazine.website']],
    ['a publisher', '/manga/publishers/1/', ['publisher.name', 'publisher.headquarters'], ['publisher.logo']],
    ['a proposal', `/edits/proposals/${PENDING_EDIT.id}/`, ['edit_summary', 'editor_username', 'manga_title'], []],
    ['a user', '/auth/me/', ['data.username', 'data.first_name'], ['data.avatar']],
    ['a page of titles', '/manga/?limit=3', ['results.primary_title'], ['results.covers.thumbnail']],
    [
      'a page of proposals',
      '/edits/proposals/?status=pending',
      ['results.reason', 'results.changes.change_reason'],
      [],
    ],
  ]

/** Which of a list stood in a field, as numbers: the longest would fill the screen. */
const numbers = (texts: readonly string[] = [], list: readonly string[]) =>
  texts.map((text) => list.indexOf(text)).toSorted((a, b) => a - b)

describe('the first row has each of them in each of its fields, once every pass is done', () => {
  test.each(ENTITIES)('%s', async (_, path, texts, links) => {
    const stood = await everyPass(path)
    /** The named fields, and whatever else is replaced in every pass. */
    const fieldsOf = (list: readonly string[], named: readonly string[]) =>
      [...stood].filter(([field, all]) => named.includes(field) || all.every((text) => list.includes(text)))
    for (const [list, named] of [[TEXTS, texts] as const, [LINKS, links] as const]) {
      const fields = fieldsOf(list, named)
      expect(fields.map(([field]) => field)).toEqual(expect.arrayContaining([...named]))
      const each = fields.map(([field, all]) => [field, numbers(all, list)])
      expect(each).toEqual(fields.map(([field]) => [field, [...list.keys()]]))
    }
  })
})

test('the rest of a page is elsewhere in one pass, and where it was in the others', async () => {
  const answer = (await answerOf('/manga/?limit=3')) as { next: string }
  const next = Array.from({ length: PASSES }, (_, pass) => (poison(answer, pass) as { next: string }).next)
  expect(next).toEqual([ELSEWHERE, ...Array.from({ length: PASSES - 1 }, () => answer.next)])
})
