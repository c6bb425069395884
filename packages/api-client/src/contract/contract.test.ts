import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CAPABILITIES } from '../levels.ts'
import type { Shape } from '../model/common.ts'
import { defOf, fieldsOf, type Def } from '../model/def.ts'
import { allCalls } from './all.ts'
import { callName, type Endpoint, type Who } from './endpoint.ts'

const calls = allCalls()
const byName = new Map(calls.map(({ endpoint }) => [callName(endpoint), endpoint]))
const transcript = JSON.parse(readFileSync(new URL('fixtures/calls.json', import.meta.url), 'utf8')) as string[]
const bare = (name: string) => name.replaceAll(/\{\w+\}/g, '{}')

/*
 * Read from sections 6 and 7, R1, R5, R8, R9, R15a, R16, R23 and the line below "Who may open what", not from the
 * contract: call | who (levels, all, user) | token (o open, e ended by it, r renewed) | seconds | query | body.
 * `?` marks what may be left out; a body in [brackets] is multipart. Payloads 'not shown' are what this client chose.
 */
const SPECIFICATION = `
POST /auth/login/                              | all  | o | 5  |                          | login password turnstile_token
POST /auth/register/                           | all  | o | 5  |                          | username email password password_confirm first_name? last_name? turnstile_token
POST /auth/refresh                             | all  | o | 5  |                          | refreshToken
POST /auth/refresh/                            | all  | o | 5  |                          | refreshToken
POST /auth/logout/                             | all  | e | 5  |                          | refreshToken?
GET /auth/me/                                  | user | r | 5  |                          |
POST /auth/verify-email/                       | all  | o | 5  |                          | token
POST /auth/forgot-password/                    | all  | o | 5  |                          | email
POST /auth/reset-password/                     | all  | o | 5  |                          | token newPassword
POST /auth/change-password/                    | user | r | 5  |                          | currentPassword newPassword
PATCH /auth/me/                                | user | r | 5  |                          | username? first_name? last_name?
POST /auth/avatar/upload/                      | user | r | 30 |                          | [avatar]
POST /auth/banner/upload/                      | user | r | 30 |                          | [banner]
POST /auth/request-email-change                | user | r | 5  |                          | newEmail
POST /auth/confirm-email-change                | user | r | 5  |                          | token
GET /manga/{id}/                               | all  | r | 5  |                          |
GET /manga/                                    | all  | r | 5  | limit? offset? status? type? year? content_rating? publication_demographic? ordering? |
GET /search/advanced/                          | all  | r | 5  | limit? offset? status? type? year? content_rating? publication_demographic? ordering? q? year_from? year_to? genres? themes? formats? author? publisher? |
GET /search/autocomplete/                      | all  | r | 5  | q limit=5                |
GET /manga/hero-slider/                        | all  | r | 5  |                          |
GET /manga/trending                            | all  | r | 5  | limit?                   |
GET /manga/recent                              | all  | r | 5  | limit?                   |
GET /manga/seasonal/current-top/               | all  | r | 5  | limit?                   |
GET /manga/seasonal/                           | all  | r | 5  | year? season? limit? offset? |
GET /manga/seasonal/seasons/                   | all  | r | 5  |                          |
GET /manga/top/                                | all  | r | 5  | category? limit? offset? |
GET /manga/{id}/stats                          | all  | r | 5  |                          |
GET /manga/{id}/chapters                       | all  | r | 5  |                          |
GET /manga/genres                              | all  | r | 5  |                          |
GET /manga/tags                                | all  | r | 5  |                          |
GET /manga/authors                             | all  | r | 5  |                          |
GET /manga/publishers                          | all  | r | 5  |                          |
GET /manga/{id}/related/                       | all  | r | 5  |                          |
GET /manga/search/genres/                      | all  | r | 5  | q                        |
GET /manga/search/themes/                      | all  | r | 5  | q                        |
GET /manga/search/formats/                     | all  | r | 5  | q                        |
GET /manga/search/manga/                       | all  | r | 5  | q exclude? limit?        |
POST /manga/                                   | 12   | r | 5  |                          | mangadex_id slug title description primary_title status type year content_rating chapters volumes alternative_titles original_language author_names artist_names genre_names theme_names format_names tag_names original_publisher serialized_in publication_demographic related_entries
PUT /manga/{id}/                               | 12   | r | 5  |                          | mangadex_id? slug? title? description? primary_title? status? type? year? content_rating? chapters? volumes? alternative_titles? original_language? author_names? artist_names? genre_names? theme_names? format_names? tag_names? original_publisher? serialized_in? publication_demographic? related_entries?
DELETE /manga/{id}/                            | 1    | r | 5  |                          |
POST /manga/{id}/rate                          | user | r | 5  |                          | rating
POST /manga/{id}/favorite                      | user | r | 5  |                          |
DELETE /manga/{id}/favorite                    | user | r | 5  |                          |
GET /manga/favorites                           | user | r | 5  | limit? offset?           |
GET /users/{id}/favorites                      | all  | r | 5  | limit? offset?           |
GET /users/manga-list                          | user | r | 5  | limit? offset? status?   |
GET /users/{id}/manga-list                     | all  | r | 5  | limit? offset? status?   |
POST /users/manga-list                         | user | r | 5  |                          | mangaId status
PATCH /users/manga-list/{id}                   | user | r | 5  |                          | status
DELETE /users/manga-list/{id}                  | user | r | 5  |                          |
POST /manga/admin/seasonal/                    | 12   | r | 5  |                          | year season manga_ids
PUT /manga/admin/seasonal/{year}/{season}/     | 12   | r | 5  |                          | manga_ids
DELETE /manga/admin/seasonal/{year}/{season}/  | 12   | r | 5  |                          |
POST /manga/{id}/upload_volume_cover/          | 12   | r | 30 |                          | [cover volume is_primary]
POST /manga/{id}/upload_cover/                 | 12   | r | 30 |                          | [cover volume is_primary]
GET /manga/{id}/covers/                        | all  | r | 5  |                          |
DELETE /manga/{id}/delete_cover/               | 12   | r | 5  | volume                   |
GET /manga/people/                             | all  | r | 5  | page? limit? search? role? |
GET /manga/people/{id}/                        | all  | r | 5  |                          |
GET /manga/people/search/                      | all  | r | 5  | q limit?                 |
POST /manga/people/create/                     | 12   | r | 5  |                          | name is_author is_artist age? hometown? url?
PUT /manga/people/{id}/edit/                   | 12   | r | 5  |                          | name is_author? is_artist? age? hometown? url?
DELETE /manga/people/{id}/delete/              | 12   | r | 5  |                          |
POST /manga/people/{id}/associate-manga/       | 12   | r | 5  |                          | manga_id role?
DELETE /manga/people/{id}/disassociate-manga/  | 12   | r | 5  |                          | manga_id role?
GET /manga/people/{id}/associated-manga/       | all  | r | 5  |                          |
POST /edits/proposals/                         | user | r | 5  |                          | manga_id edit_type changes edit_summary priority=medium
GET /edits/proposals/                          | 123  | r | 5  | page? limit? status? needs_review? edit_type? manga_id? search? ordering? |
GET /edits/proposals/{id}/                     | 123  | r | 5  |                          |
POST /edits/proposals/{id}/approve/            | 12   | r | 5  |                          | action reason
GET /edits/dashboard/                          | 123  | r | 5  | period?                  |
GET /edits/review-queue/                       | 123  | r | 5  |                          |
GET /edits/system-stats/                       | 123  | r | 5  |                          |
GET /edits/field-permissions/                  | user | r | 5  |                          |
GET /manga/magazines/admin/info/               | 1    | r | 5  |                          |
GET /manga/magazines/{id}/                     | all  | r | 5  |                          |
POST /manga/magazines/create/                  | 1    | r | 5  |                          | name type description? about? target_demographic? publication_frequency? country? founded_year? status? website? logo? twitter? facebook? instagram? youtube? is_digital_only? serialized_manga_ids?
PUT /manga/magazines/{id}/                     | 1    | r | 5  |                          | name type description? about? target_demographic? publication_frequency? country? founded_year? status? website? logo? twitter? facebook? instagram? youtube? is_digital_only? serialized_manga_ids?
DELETE /manga/magazines/{id}/delete/           | 1    | r | 5  |                          |
GET /manga/magazines/search/manga/             | all  | r | 5  | q limit?                 |
POST /manga/magazines/{id}/upload-image/       | 1    | r | 30 |                          | [image]
GET /manga/publishers/admin/info/              | 1    | r | 5  |                          |
GET /manga/publishers/{id}/                    | all  | r | 5  |                          |
POST /manga/publishers/create/                 | 1    | r | 5  |                          | name type? description? about? headquarters? country? founded_year? status? website? logo? twitter? facebook? instagram? youtube? linkedin? owned_magazine_ids?
PUT /manga/publishers/{id}/                    | 1    | r | 5  |                          | name type? description? about? headquarters? country? founded_year? status? website? logo? twitter? facebook? instagram? youtube? linkedin? owned_magazine_ids?
DELETE /manga/publishers/{id}/delete/          | 1    | r | 5  |                          |
GET /manga/publishers/search/magazines/        | all  | r | 5  | q limit? exclude_publisher? |
POST /manga/publishers/{id}/upload-image/      | 1    | r | 30 |                          | [image]
DELETE /manga/publishers/{id}/delete-image/    | 1    | r | 5  |                          |
`
const rows = SPECIFICATION.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const inOrder = (names: string) => names.split(' ').toSorted().join(' ')

const mark = ({ type, defaultValue }: Def) => (type === 'optional' ? '?' : type === 'default' ? `=${defaultValue}` : '')
const partsOf = (schema: Shape | undefined) =>
  (schema ? fieldsOf(schema) : [])
    .map(([name, part]) => name + mark(defOf(part)))
    .toSorted()
    .join(' ')
const whoOf = (who: Who) => (who === 'anyone' ? 'all' : who === 'signedIn' ? 'user' : CAPABILITIES[who].join(''))
const told = (e: Endpoint) => ({
  who: whoOf(e.who),
  token: e.token[0],
  seconds: e.limitMs / 1000,
  query: partsOf(e.query),
  body: e.encoding === 'multipart' ? `[${partsOf(e.body)}]` : partsOf(e.body),
})

describe('the 89 calls of section 7', () => {
  test('method and path letter by letter, no more, no less', () => {
    expect(transcript).toHaveLength(89)
    expect([...byName.keys()].map(bare).toSorted()).toEqual(transcript.toSorted())
  })

  test('no name and no call twice', () => {
    expect(new Set(transcript).size).toBe(89)
    expect(new Set(calls.map(({ name }) => name)).size).toBe(89)
    expect(byName.size).toBe(89)
    expect(rows.map(([name = '']) => bare(name)).toSorted()).toEqual(transcript.toSorted())
  })

  test.each(rows)('%s', (name, who, token, seconds, query = '', body = '') => {
    const e = byName.get(name as string) as Endpoint
    const sorted = body.startsWith('[') ? `[${inOrder(body.slice(1, -1))}]` : inOrder(body)
    expect(told(e)).toEqual({ who, token, seconds: Number(seconds), query: inOrder(query), body: sorted })
  })

  test('a body only where a server reads one, and query texts only on reads and on delete_cover', () => {
    const bodies = calls.filter(({ endpoint: e }) => e.body && (e.method === 'GET' || e.method === 'DELETE'))
    expect(bodies.map(({ name }) => name)).toEqual(['people.disassociate'])
    const queries = calls.filter(({ endpoint: e }) => e.query && e.method !== 'GET')
    expect(queries.map(({ name }) => name)).toEqual(['covers.remove'])
  })
})

// Section 8, R4, R8 and R19: the statuses that have a text or a flow of their own.
test.each([
  ['DELETE /manga/{id}/', [401, 403, 404]],
  ['DELETE /manga/people/{id}/delete/', [403, 409]],
  ['POST /edits/proposals/{id}/approve/', [400, 404, 409]],
  ['GET /edits/proposals/{id}/', [404]],
  ['POST /auth/login/', [400, 401]],
  ['POST /auth/register/', [400]],
  ['POST /auth/refresh', [400, 401, 403]],
  ['POST /auth/refresh/', [400, 401, 403]],
  ['POST /manga/magazines/create/', [400]],
  ['PUT /manga/magazines/{id}/', [400]],
  ['POST /manga/magazines/{id}/upload-image/', [401]],
  ['POST /manga/publishers/create/', [400]],
  ['PUT /manga/publishers/{id}/', [400]],
])('%s documents %j', (name, statuses) => {
  expect(byName.get(name)?.errors).toEqual(expect.arrayContaining(statuses))
})

test('what a level must hold is refused with 403, and what asks for a sign-in with 401', () => {
  const missing = calls.filter(({ endpoint: { who, errors } }) =>
    who === 'anyone' ? false : !errors.includes(401) || (who !== 'signedIn' && !errors.includes(403)),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

// Section 7's own names for what an answer holds.
test.each([
  ['POST /manga/{id}/upload_volume_cover/', 'cover'],
  ['POST /manga/{id}/upload_cover/', 'cover'],
  ['GET /manga/{id}/covers/', 'covers'],
  ['GET /manga/magazines/search/manga/', 'manga'],
  ['POST /manga/magazines/create/', 'magazine'],
  ['GET /auth/me/', 'user'],
])('%s answers its %s', (name, named) => {
  expect(byName.get(name)?.answer).toMatchObject({ names: expect.arrayContaining([named]) })
})
