import { describe, expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { contract } from '../contract/all.ts'
import type { CallOptions, Client } from './call.ts'
import { createSend, refusalOf } from './send.ts'
import type { Session } from '../session/session.ts'
import { createBench, fittingBody, ofEach, runAll, type Init } from './testing/every-call.ts'

const session = { bearer: () => ({ token: 'tok', login: 'a' }) } as Partial<Session> as Session

const typeOf = ({ headers, body }: Init) => (body instanceof FormData ? 'multipart' : headers.get('content-type'))

describe('what is sent, for each of the 89 calls', async () => {
  const bench = createBench((e) => new Response(fittingBody(e)), session)
  await runAll(bench).done
  const sentAs = (see: (init: Init, url: string) => unknown) => {
    const seen = [...bench.sent].map(([name, [sent]]) => [name, sent && see(sent.init, sent.url)])
    return Object.fromEntries(seen) as Record<string, unknown>
  }

  test('a write never follows a redirect, a read may (R2)', () => {
    expect(sentAs(({ redirect }) => redirect)).toEqual(ofEach(({ method }) => (method === 'GET' ? 'follow' : 'manual')))
  })

  test('no Authorization on the six calls of R5 (both spellings of refresh), a bearer on all others', () => {
    const OPEN = /\/auth\/(?:login|register|refresh|forgot-password|reset-password|verify-email)\b/
    const expected = ofEach(({ path }) => (OPEN.test(path) ? null : 'Bearer tok'))
    expect(sentAs(({ headers }) => headers.get('authorization'))).toEqual(expected)
    expect(Object.values(expected).filter((one) => one === null)).toHaveLength(7)
  })

  test('the token stands in no address and no body', () => {
    expect(Object.values(sentAs((init, url) => `${url} ${String(init.body)}`)).join(' ')).not.toContain('tok"')
    expect(Object.values(sentAs((_, url) => url)).join(' ')).not.toContain('tok')
  })

  test('nothing is answered from what the browser has stored, what is somebody’s is not stored; in the language of the page', () => {
    const isOwn = sentAs(({ headers }) => headers.has('authorization'))
    const kept = Object.entries(isOwn).map(([call, own]) => [call, own ? 'no-store' : 'no-cache'])
    expect(sentAs(({ cache }) => cache)).toEqual(Object.fromEntries(kept))
    expect(sentAs(({ headers }) => headers.get('accept-language'))).toEqual(ofEach(() => 'en'))
  })

  test('JSON is asked for; a body is JSON or multipart, never both', () => {
    expect(sentAs(({ headers }) => headers.get('accept'))).toEqual(ofEach(() => 'application/json'))
    expect(sentAs(typeOf)).toEqual(
      ofEach((e) => (e.encoding === 'multipart' ? 'multipart' : e.body ? 'application/json' : null)),
    )
    const typed = [...bench.sent.values()].flat().filter(({ init }) => init.body instanceof FormData)
    expect(typed).toHaveLength(6)
    expect(typed.map(({ init }) => init.headers.get('content-type'))).toEqual(typed.map(() => null))
  })
})

/** The one request of a call, however its answer is taken. */
const sentBy = async (run: (client: Client) => Promise<unknown>) => {
  const sent: { url: string; init: Init }[] = []
  const fetch = async (url: string, init: Init) => {
    sent.push({ url, init })
    return new Response('{}')
  }
  const client = createClient({
    baseUrl: 'https://api.example/api/v1/',
    fetch: fetch as unknown as typeof globalThis.fetch,
  })
  await Promise.allSettled([run(client)])
  expect(sent).toHaveLength(1)
  const [first] = sent as [{ url: string; init: Init }]
  return { ...first, json: () => JSON.parse(String(first.init.body)) as unknown }
}

test.each<[string, (client: Client) => Promise<unknown>, string, string]>([
  ['ids are encoded', (c) => c.titles.get({ params: { id: 'a b' } }), 'GET', '/manga/a%20b/'],
  [
    'two ids',
    (c) => c.seasons.remove({ params: { year: 2026, season: 'fall' } }),
    'DELETE',
    '/manga/admin/seasonal/2026/fall/',
  ],
  [
    'the pending queue (R8)',
    (c) => c.edits.list({ query: { status: 'pending', needs_review: true } }),
    'GET',
    '/edits/proposals/?status=pending&needs_review=true',
  ],
  [
    'the popular ones (R24a)',
    (c) => c.titles.list({ query: { ordering: '-statistics.follows', limit: 20 } }),
    'GET',
    '/manga/?ordering=-statistics.follows&limit=20',
  ],
  [
    'non-empty params only',
    (c) => c.search.advanced({ query: { q: '', author: 'Urasawa', year: 1999 } }),
    'GET',
    '/search/advanced/?author=Urasawa&year=1999',
  ],
  [
    'autocomplete asks for 5',
    (c) => c.search.autocomplete({ query: { q: 'on' } }),
    'GET',
    '/search/autocomplete/?q=on&limit=5',
  ],
  [
    'or for what is said',
    (c) => c.search.autocomplete({ query: { q: 'on', limit: 8 } }),
    'GET',
    '/search/autocomplete/?q=on&limit=8',
  ],
  [
    'the volume of a cover',
    (c) => c.covers.remove({ params: { id: 7 }, query: { volume: 3 } }),
    'DELETE',
    '/manga/7/delete_cover/?volume=3',
  ],
])('%s', async (_, run, method, path) => {
  const { url, init } = await sentBy(run)
  expect(`${init.method} ${url}`).toBe(`${method} https://api.example/api/v1${path}`)
})

test("a next page: the server's query in place of the call's own, on this host", async () => {
  const next: CallOptions = { next: { page: '2', search: 'a b' } }
  const { url } = await sentBy((c) => c.people.list({ query: { limit: 50 } }, next))
  expect(url).toBe('https://api.example/api/v1/manga/people/?page=2&search=a+b')
  const completed = await sentBy((c) => c.search.autocomplete({ query: { q: 'on' } }, { next: { q: 'on', page: '2' } }))
  expect(completed.url).toBe('https://api.example/api/v1/search/autocomplete/?q=on&page=2')
})

test('a proposal is of medium priority unless another is said', async () => {
  const change = { field_name: 'year', field_type: 'number', old_value: 1999, new_value: 2000 } as const
  const draft = { manga_id: 7, edit_type: 'metadata', changes: [change], edit_summary: 'Year' } as const
  const propose = (more: { priority?: 'high' }) => (c: Client) =>
    c.edits.propose({ body: { ...draft, ...more, changes: [change] } })
  expect((await sentBy(propose({}))).json()).toEqual({ ...draft, priority: 'medium' })
  expect((await sentBy(propose({ priority: 'high' }))).json()).toEqual({ ...draft, priority: 'high' })
})

test('a body of no prototype, and one with names of its own, are sent as they are', async () => {
  const body = Object.assign(Object.create(null) as object, { email: 'a@b.example' })
  expect((await sentBy((c) => c.auth.forgotPassword({ body }))).json()).toEqual({ email: 'a@b.example' })
  const odd = { action: 'reject', reason: 'x', buffer: 1, constructor: 2 } as const
  expect((await sentBy((c) => c.edits.review({ params: { id: 1 }, body: odd }))).json()).toEqual(odd)
})

test('a body of a DELETE goes along', async () => {
  const { init, json } = await sentBy((c) => c.people.disassociate({ params: { id: 1 }, body: { manga_id: 7 } }))
  expect(init.method).toBe('DELETE')
  expect(json()).toEqual({ manga_id: 7 })
})

test('an upload: cover, volume and is_primary as texts and a file (section 7)', async () => {
  const cover = new File(['x'], 'vol 1.png', { type: 'image/png' })
  const body = { cover, volume: 1, is_primary: false }
  const { init } = await sentBy((c) => c.covers.uploadVolume({ params: { id: 7 }, body }))
  const form = init.body as FormData
  expect([...form.keys()]).toEqual(['cover', 'volume', 'is_primary'])
  expect([form.get('volume'), form.get('is_primary')]).toEqual(['1', 'false'])
  expect(form.get('cover')).toMatchObject({ name: 'vol 1.png', type: 'image/png', size: 1 })
})

test('what is not known is no part of an upload, not even as a text', async () => {
  const body = { cover: new File(['x'], 'a.png'), volume: undefined, is_primary: null } as unknown as never
  const { init } = await sentBy((c) => c.covers.uploadVolume({ params: { id: 7 }, body }))
  expect([...(init.body as FormData).keys()]).toEqual(['cover'])
})

const sendTo = (body: string, status: number) =>
  createSend({ baseUrl: '/api/v1', fetch: async () => new Response(body, { status }) })(contract.titles.list, {})

describe('what comes back', () => {
  test('a text that is no JSON stays a text', async () => {
    expect(await sendTo('<h1>Bad Gateway</h1>', 502)).toEqual({
      status: 502,
      body: '<h1>Bad Gateway</h1>',
      isJson: false,
      retryAfter: null,
    })
    expect(await sendTo('', 200)).toMatchObject({ body: undefined, isJson: true })
  })

  test.each([300, 304, 399])('%i is another address', async (status) => {
    const body = status === 304 ? null : '{}'
    const send = createSend({ baseUrl: '/api/v1', fetch: async () => new Response(body, { status }) })
    await expect(send(contract.titles.list, {})).rejects.toMatchObject({ kind: 'shape', field: '(address)' })
  })

  test.each([
    [199, true],
    [200, false],
    [299, false],
    [300, true],
  ])('%i refuses: %s', (status, refuses) => {
    const answer = { status, body: {}, isJson: true, retryAfter: null }
    expect(refusalOf(contract.titles.list, answer) !== null).toBe(refuses)
  })
})

test('an id that is refused is sent nowhere', async () => {
  let asked = 0
  const fetch = async () => {
    asked++
    return new Response('{}')
  }
  const client = createClient({ baseUrl: '/api/v1', fetch })
  const refused = { kind: 'shape', call: 'DELETE /manga/{id}/', field: 'id' }
  await expect(client.titles.remove({ params: { id: '../people' } })).rejects.toMatchObject(refused)
  expect(asked).toBe(0)
})
