import { allCalls, TitleDraft, type Shape } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { createMockServer } from '../server.ts'
import { ask, askCall, type Asked } from '../testing/ask.ts'
import { titleDraft } from '../testing/written.ts'
import { parse } from './drf.ts'
import { Refusal } from './refusal.ts'

const refusalOf = (read: () => unknown): unknown => {
  try {
    read()
  } catch (refused) {
    if (refused instanceof Refusal) return { status: refused.status, ...(refused.body as object) }
  }
  return 'let in'
}
/** A schema that finds fault with everything. */
const failing = (issue: object) =>
  ({ def: { type: 'object' }, safeParse: () => ({ success: false, error: { issues: [issue] } }) }) as unknown as Shape
const limited = (code: string, origin: string, limit: number) =>
  refusalOf(() => parse(failing({ code, origin, minimum: limit, maximum: limit, path: ['it'] }), { it: 'x' }))
const saying = (text: string) => ({ status: 400, it: [text] })
const draft = (wrong: Record<string, unknown>) => refusalOf(() => parse(TitleDraft, { ...titleDraft(), ...wrong }))
const tell = (method: string, path: string, asked?: Asked) => ask(createMockServer(), method, path, asked)
const up = (parts: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.set(name, value)
  return tell('POST', '/manga/1/upload_cover/', { as: 2, form })
}
const REQUIRED = ['This field is required.']
const NULL = ['This field may not be null.']
const BLANK = ['This field may not be blank.']

test('400: nothing at all is said of the whole', () => {
  expect(refusalOf(() => parse(TitleDraft, null))).toEqual({ status: 400, non_field_errors: ['No data provided'] })
})

describe('400: fields', () => {
  test.each([
    [{ slug: undefined }, { slug: REQUIRED }],
    [{ slug: null }, { slug: NULL }],
    [{ slug: '' }, { slug: BLANK }],
    [{ primary_title: ' \n' }, { primary_title: BLANK }],
    [{ slug: true }, { slug: ['Not a valid string.'] }],
    [{ year: 'soon' }, { year: ['A valid integer is required.'] }],
    [{ chapters: 1.5 }, { chapters: ['A valid integer is required.'] }],
    [{ chapters: -1 }, { chapters: ['Ensure this value is greater than or equal to 0.'] }],
    [{ status: 'lost' }, { status: ['"lost" is not a valid choice.'] }],
    [{ status: '' }, { status: ['"" is not a valid choice.'] }],
    [{ status: true }, { status: ['"True" is not a valid choice.'] }],
    [{ original_language: 'ko' }, { original_language: ['"ko" is not a valid choice.'] }],
    [{ title: 'x' }, { title: ['Expected a dictionary of items but got type "str".'] }],
    [{ title: { pt: 7 } }, { title: { pt: ['Not a valid string.'] } }],
    // A list of plain values names them by their place.
    [{ genre_names: 'x' }, { genre_names: ['Expected a list of items but got type "str".'] }],
    [{ genre_names: ['a', 1, null] }, { genre_names: { 1: ['Not a valid string.'], 2: NULL } }],
    // A list of ids stops at the first mistake and names none.
    [{ related_entries: {} }, { related_entries: ['Expected a list of items but got type "dict".'] }],
    [{ related_entries: [1, true, []] }, { related_entries: ['Incorrect type. Expected pk value, received bool.'] }],
    [{ related_entries: ['', 1.5] }, { related_entries: NULL }],
    // A list of objects answers as long a list.
    [
      { alternative_titles: [{ lang: 'ja', title: 'x' }, { lang: 'xx' }, 'x', { lang: 'en', title: 'y' }] },
      {
        alternative_titles: [
          {},
          { lang: ['"xx" is not a valid choice.'], title: REQUIRED },
          { non_field_errors: ['Invalid data. Expected a dictionary, but got str.'] },
          {},
        ],
      },
    ],
    [
      { alternative_titles: 7 },
      { alternative_titles: { non_field_errors: ['Expected a list of items but got type "int".'] } },
    ],
    [{ alternative_titles: null }, { alternative_titles: NULL }],
  ])('%j', (wrong, body) => {
    expect(draft(wrong)).toEqual({ status: 400, ...body })
  })
  test('all at once', () => {
    expect(draft({ slug: '', year: 'x', volumes: 0 })).toEqual({
      status: 400,
      slug: BLANK,
      year: ['A valid integer is required.'],
      volumes: ['Ensure this value is greater than or equal to 1.'],
    })
  })
  test('lengths', () => {
    expect(limited('too_big', 'string', 5)).toEqual(saying('Ensure this field has no more than 5 characters.'))
    expect(limited('too_big', 'array', 3)).toEqual(saying('Ensure this field has no more than 3 elements.'))
    expect(limited('too_small', 'string', 3)).toEqual(saying('Ensure this field has at least 3 characters.'))
    expect(limited('too_small', 'array', 2)).toEqual(saying('Ensure this field has at least 2 elements.'))
    expect(limited('too_big', 'int', 9)).toEqual(saying('Ensure this value is less than or equal to 9.'))
  })
  test('what is no object', async () => {
    const body = { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }
    expect(await tell('POST', '/auth/login/', { body: [] })).toMatchObject({ status: 400, body })
  })
  test('an empty list of serializers is no list', async () => {
    const body = { manga_id: 1, edit_type: 'tags', changes: [], edit_summary: 'x' }
    expect((await tell('POST', '/edits/proposals/', { as: 5, body })).body).toEqual({
      changes: { non_field_errors: ['This list may not be empty.'] },
    })
  })
  test.each([
    ['/auth/forgot-password/', { email: 'a@b' }, { email: ['Enter a valid email address.'] }, 5],
    [
      '/manga/people/create/',
      { name: 'N', is_author: true, is_artist: true, age: -1, url: 'people.example' },
      { age: ['Ensure this value is greater than or equal to 0.'], url: ['Enter a valid URL.'] },
      1,
    ],
    [
      '/manga/people/create/',
      { name: 'é'.repeat(256), is_author: true, is_artist: true },
      { name: ['Ensure this field has no more than 255 characters.'] },
      1,
    ],
    ['/manga/magazines/create/', { name: '', type: 'x' }, { error: 'Validation failed', details: { name: BLANK } }, 1],
    [
      '/manga/magazines/create/',
      { name: 'N', type: 'x', website: 'javascript:alert(1)' },
      {
        error: 'Validation failed',
        details: { type: ['"x" is not a valid choice.'], website: ['Enter a valid URL.'] },
      },
      1,
    ],
    [
      '/manga/publishers/create/',
      { name: 'N', status: 'lost', founded_year: 2027 },
      {
        error: 'Validation failed',
        details: {
          status: ['"lost" is not a valid choice.'],
          founded_year: ['Ensure this value is less than or equal to 2026.'],
        },
      },
      1,
    ],
    [
      '/manga/admin/seasonal/',
      { year: 10_000, season: 'fall', manga_ids: ['x', 'y'] },
      {
        year: ['Ensure this value is less than or equal to 9999.'],
        manga_ids: ['Invalid pk "x" - object does not exist.'],
      },
      2,
    ],
    [
      '/auth/change-password/',
      { currentPassword: 'no', newPassword: '1234567' },
      {
        currentPassword: ['Wrong password.'],
        newPassword: [
          'This password is too short. It must contain at least 8 characters.',
          'This password is entirely numeric.',
        ],
      },
      5,
    ],
  ] as const)('%s %j', async (path, body, told, as) => {
    expect(await tell('POST', path, { as, body })).toMatchObject({ status: 400, body: told })
  })
})

describe('forms', () => {
  test('nothing, text and an empty file are no file', async () => {
    expect((await up({ volume: '1' })).body).toEqual({ cover: ['No file was submitted.'] })
    expect((await up({ volume: ' 2 ', cover: 'x', is_primary: 'maybe' })).body).toEqual({
      cover: ['The submitted data was not a file. Check the encoding type on the form.'],
      is_primary: ['Must be a valid boolean.'],
    })
    expect((await up({ volume: '2', cover: new File([], 'a.png') })).body).toEqual({
      cover: ['The submitted file is empty.'],
    })
  })
})

describe('401, 404, 405, 415', () => {
  const CLOSED = allCalls().filter(({ endpoint }) => endpoint.who !== 'anyone')
  test.each(CLOSED)('$name asks who it is, before anything else', async ({ endpoint }) => {
    const told = await askCall(createMockServer(), endpoint, { id: 'x' }, { body: '{' })
    expect([told.status, told.headers['www-authenticate']]).toEqual([401, 'Bearer realm="api"'])
  })
  test.each([
    ['bearer abc', { detail: 'Authentication credentials were not provided.' }],
    ['Token abc', { detail: 'Authentication credentials were not provided.' }],
    [
      'Bearer',
      { code: 'bad_authorization_header', detail: 'Authorization header must contain two space-delimited values' },
    ],
    [
      'Bearer a b',
      { code: 'bad_authorization_header', detail: 'Authorization header must contain two space-delimited values' },
    ],
  ])('%s', async (authorization, body) => {
    const told = await tell('GET', '/auth/me/', { headers: { authorization } })
    expect(told).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer realm="api"' } })
    expect(told.body).toEqual(body)
  })
  test('a wrong password', async () => {
    const body = { login: 'ana.luz', password: 'no', turnstile_token: 't' }
    expect(await tell('POST', '/auth/login/', { body })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer realm="api"' },
      body: { detail: 'No active account found with the given credentials' },
    })
  })
  test.each(['0', '-1', 'two', '1.5', '99'])('page %s', async (page) => {
    const told = await tell('GET', `/edits/proposals/?page=${page}`, { as: 1 })
    expect(told).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
  })
  test('the first page is there though nothing is on it', async () => {
    const told = await tell('GET', '/edits/proposals/?page=1&search=no+such+thing', { as: 1 })
    expect(told).toMatchObject({ status: 200, body: { count: 0, next: null, previous: null, results: [] } })
  })
  test.each(allCalls())('$name: another method', async ({ endpoint }) => {
    const told = await askCall(createMockServer(), { ...endpoint, method: 'TRACE' as never }, { id: '1' }, { as: 1 })
    expect(told).toMatchObject({ status: 405, body: { detail: 'Method "TRACE" not allowed.' } })
    expect(told.headers['allow']?.split(', ')).toContain(endpoint.method)
  })
  test.each(allCalls().filter(({ endpoint }) => endpoint.body))('$name: another media type', async ({ endpoint }) => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' }
    const told = await askCall(createMockServer(), endpoint, { id: '1' }, { as: 1, body: 'x', headers })
    expect(told).toMatchObject({
      status: 415,
      body: { detail: 'Unsupported media type "text/plain;charset=UTF-8" in request.' },
    })
  })
})
