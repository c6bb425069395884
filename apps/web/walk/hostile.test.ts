import { allCalls, Change, type AnswerSpec, type Shape } from '@bunko/api-client'
import { BASE, createMockServer, PENDING_EDIT, TITLE } from '@bunko/mock-server'
import { describe, expect, test } from 'vitest'
import { defOf, fieldsOf } from '../../../packages/api-client/src/model/def.ts'
import { DATES, ELSEWHERE, LINKS, PASSES, poison, TEXTS } from './hostile.ts'

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
    const filled = (list: readonly string[], named: readonly string[]) =>
      [...stood].filter(
        ([field, all]) => named.includes(field) || (all.length === PASSES && all.every((text) => list.includes(text))),
      )
    for (const [list, named] of [[TEXTS, texts] as const, [LINKS, links] as const]) {
      const fields = filled(list, named)
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

/** The names of the fields that may hold a text; 'en' stands for the languages of a map. */
const textsIn = (schema: Shape, name: string): string[] => {
  const { type, element, innerType, options = [], valueType } = defOf(schema)
  if (['string', 'enum', 'unknown'].includes(type)) return [name]
  return [
    ...[element, innerType, ...options].flatMap((part) => (part ? textsIn(part, name) : [])),
    ...(valueType ? textsIn(valueType, 'en') : []),
    ...fieldsOf(schema).flatMap(([field, part]) => textsIn(part, field)),
  ]
}
const schemasIn = (answer: AnswerSpec): Shape[] => {
  if (answer.kind === 'nothing') return []
  return [answer.kind === 'list' ? answer.row : answer.schema]
}
/** Of every answer of the contract, and of a proposal's changes, which may hold anything (R21). */
const SCHEMAS = [...allCalls().flatMap(({ endpoint }) => schemasIn(endpoint.answer)), Change]
const FIELDS = [...new Set(SCHEMAS.flatMap((schema) => textsIn(schema, 'answer')))]

const LEADS = 'leads from call to call: nothing else would be found'
const LETS_IN = 'lets the walk in'
/** What is never replaced, and why. */
const SPARED: Readonly<Record<string, string>> = {
  id: LEADS,
  public_id: LEADS,
  mangaId: LEADS,
  manga_id: LEADS,
  mangadex_id: LEADS,
  editor_id: LEADS,
  related_entries: LEADS,
  serialized_manga_ids: LEADS,
  owned_magazine_ids: LEADS,
  season: 'stands in addresses: only where seasons are listed',
  level: 'says who may what (R7)',
  access: LETS_IN,
  refresh: LETS_IN,
}
/** What is replaced every other pass: an unknown value does away with the rest. */
const AT_TIMES = [
  'status',
  'type',
  'edit_type',
  'field_type',
  'field_name',
  'priority',
  'content_rating',
  'publication_demographic',
]

/** What stands in a field, pass after pass, of which the server tells `told`. */
const standsIn = (field: string, told: unknown) =>
  Array.from({ length: PASSES }, (_, pass) => (poison({ [field]: told }, pass) as Record<string, unknown>)[field])

const isTouched = (field: string) => standsIn(field, 'as it was').some((text) => text !== 'as it was')
const hasAllTexts = (field: string) => {
  const stood = standsIn(field, 'as it was')
  return [TEXTS, LINKS].some((list) => list.every((text) => stood.includes(text)))
}
const strangeLanguage = (pass: number) => (pass % 2 === 0 ? [] : [TEXTS[pass + 1]])

describe('every field of the contract that may hold a text', () => {
  test('has each hostile one, but for those that are named here', () => {
    expect(FIELDS).toEqual(expect.arrayContaining(['primary_title', 'en', 'website', 'created_at', 'image_url']))
    const others = FIELDS.filter((field) => !hasAllTexts(field))
    expect(others.toSorted()).toEqual([...Object.keys(SPARED), ...AT_TIMES].toSorted())
    expect(others.filter(isTouched).toSorted()).toEqual(AT_TIMES.toSorted())
  })

  test('has each hostile date where it holds one, and its own in every other pass', () => {
    const day = '2026-11-20T09:00:00Z'
    const hasAll = (field: string) => {
      const stood = standsIn(field, day)
      const isTame = stood.every((date, pass) => pass % 2 === 1 || date === day)
      return isTame && DATES.every((date) => stood.includes(date))
    }
    expect(FIELDS.filter((field) => !hasAll(field)).toSorted()).toEqual(Object.keys(SPARED).toSorted())
  })
})

test.each(['title', 'description'])('the texts of a %s have a hostile language every other pass', (field) => {
  const languages = standsIn(field, { en: 'as it was' }).map((map) => Object.keys(map as object))
  expect(languages).toEqual(Array.from({ length: PASSES }, (_, pass) => ['en', ...strangeLanguage(pass)]))
})

test('no page of a list weighs so much that a slow machine gives its answer up', async () => {
  const answer = await answerOf('/search/advanced/?limit=60')
  const told = JSON.stringify(answer).length
  for (let pass = 0; pass < PASSES; pass++) {
    // 24 million letters were, in the pass in which the longest text stood in each row.
    expect(JSON.stringify(poison(answer, pass)).length, `pass ${pass}`).toBeLessThan(told + 3_000_000)
  }
})
