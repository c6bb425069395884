import { expect, test } from 'vitest'
import { Named, Statistics } from '../model/title.ts'
import { blank } from './testing/blank.ts'
import { check, html, json, page, raw, title, TITLES } from './testing/odd-server.ts'

const SURVIVES = 'remark: the client reads it all the same'

test('what fits gets no finding, and an empty list is no proof', async () => {
  const { said, report } = await check(
    { ...TITLES, '/manga/1/': json(title()), '/manga/1/chapters': json({ data: [] }) },
    'titles.list titles.get titles.chapters',
  )
  expect(said).toEqual({
    'titles.get': [],
    'titles.list': [],
    'titles.chapters': ['remark: an empty list: what a row is like could not be seen'],
  })
  expect(report.calls[0]).toMatchObject({ call: 'titles.get', path: '/manga/1/', asked: true, status: 200 })
  expect(report.totals).toEqual({ calls: 3, asked: 3, notAsked: 0, fit: 3, failures: 0, remarks: 1 })
})

test('a wrong final slash, either way', async () => {
  const { said } = await check(
    {
      ...TITLES,
      '/manga/1/': html(404),
      '/manga/1': json(title({ year: '2011' })),
      '/manga/genres/': json({ data: [blank(Named, { id: 1 })] }),
      '/manga/trending': raw(301, '', { location: '/api/v1/manga/trending/' }),
      '/manga/trending/': json({ data: [title()] }),
    },
    'titles.get titles.genres titles.trending',
  )
  expect(said).toEqual({
    'titles.get': [
      'failure: answers at /manga/1 only, without the final slash',
      'failure: year: a text "2011", the contract says number',
      SURVIVES,
    ],
    'titles.genres': ['failure: answers at /manga/genres/ only, with the final slash'],
    'titles.trending': ['failure: redirects to /manga/trending/, with the final slash', SURVIVES],
  })
})

test('a mean of no ratings is none, and not 0', async () => {
  const { said } = await check(
    { ...TITLES, '/manga/1/stats': json({ data: blank(Statistics, { rating: 0 }) }) },
    'titles.stats',
  )
  expect(said).toEqual({
    'titles.stats': [
      'failure: data.rating: a number 0, the contract says number from 1 on',
      'failure: the client takes what it cannot read as missing, first at data.rating',
    ],
  })
})

test('redirects', async () => {
  const { said, tokens } = await check(
    {
      '/manga/recent': raw(302, '', { location: 'https://elsewhere.example/login?next=/api/v1/manga/recent' }),
      '/manga/tags': raw(302, '', { location: '/api/v1/manga/labels' }),
      '/manga/labels': raw(302, '', { location: '/api/v1/manga/tags' }),
      '/manga/genres': raw(302, '', { location: '/sign-in' }),
      '/manga/authors': raw(302, '', { location: 'http://[' }),
    },
    'titles.recent titles.tags titles.genres titles.authors',
  )
  expect(said).toEqual({
    'titles.recent': ['failure: redirects to https://elsewhere.example/login: not followed'],
    'titles.tags': ['failure: redirects to /manga/labels, which redirects again: not followed'],
    'titles.genres': [
      'failure: redirects to /sign-in',
      'failure: status 404: no such call: the server says "Not found."',
    ],
    'titles.authors': ['failure: redirects to no address'],
  })
  expect(tokens.every((token) => token === undefined)).toBe(true)
})

test('keys that are missing or unknown, a number as text, rows without identity', async () => {
  const { slug: _, ...short } = title({ year: '2011', status: 'axed' })
  const rows = [title({ mood: 'calm' }), short, title({ mood: 'dark', year: '1999' }), title({ id: null })]
  const { said } = await check(
    {
      '/manga/': json({ ...page(rows), took: 3 }),
      '/manga/top/': json({ results: [title({ related_entries: [2, null, {}] })] }),
    },
    'titles.list titles.top',
  )
  expect(said).toEqual({
    'titles.list': [
      'remark: unknown key "took" (ignored)',
      'failure: results[1]: key "slug" is missing (in 1 of 4 rows)',
      'failure: results[1].year: a text "2011", the contract says number (in 2 of 4 rows)',
      'failure: results[3]: no identity (in 1 of 4 rows)',
      'remark: results[0]: unknown key "mood" (ignored) (in 2 of 4 rows)',
      `remark: results[1].status: "axed" is none of the contract's words (drawn as a neutral label) (in 1 of 4 rows)`,
      'failure: the client leaves out 1 row without identity',
    ],
    'titles.top': [
      'failure: key "count" is missing',
      'failure: key "next" is missing',
      'failure: key "previous" is missing',
      'failure: results[0].related_entries[1]: null, the contract says number or text (in 1 of 1 row)',
      'failure: results[0].related_entries[2]: an object, the contract says number or text (in 1 of 1 row)',
      'failure: the client takes what it cannot read as missing, first at results[0].related_entries[1]',
    ],
  })
})

test('other envelopes are remarks, for the client reads them', async () => {
  const { said, report } = await check(
    {
      ...TITLES,
      '/manga/1/': json({ success: true, data: { manga: title() } }),
      '/manga/hero-slider/': json([title()]),
      '/manga/recent': json(page([title()])),
      '/search/advanced/': json({ data: [title()] }),
      '/manga/1/stats': json({ success: false, message: 'Later' }),
      '/manga/genres': json({ data: { rows: [] } }),
      '/manga/1/covers/': json('none'),
    },
    'titles.get titles.heroSlider titles.recent search.advanced titles.stats titles.genres covers.list',
  )
  expect(said).toEqual({
    'titles.get': ['remark: wrapped as { data: { manga: … } }, the contract says bare'],
    'titles.heroSlider': ['remark: bare, the contract says { data: … }'],
    'titles.recent': ['remark: wrapped as { results: … }, the contract says { data: … }'],
    'search.advanced': ['remark: wrapped as { data: … }, the contract says { count, next, previous, results: … }'],
    'titles.stats': ['failure: success: false with a status of success ("Later")'],
    'titles.genres': [
      'failure: data: an object, the contract says list',
      'failure: the client cannot read it, at data: expected a list',
    ],
    'covers.list': [
      'failure: the body: a text "none", the contract says list',
      'failure: the client cannot read it, at (body): expected a list',
    ],
  })
  expect(report.totals).toMatchObject({ fit: 4, failures: 5, remarks: 4 })
})

test('answers that are no JSON', async () => {
  const { said } = await check(
    {
      '/manga/hero-slider/': html(200),
      '/manga/trending': html(500),
      '/manga/recent': raw(200, '{"data": [{"id": 1, "slug"'),
      '/manga/genres': raw(200, ''),
      '/manga/tags': raw(200, JSON.stringify({ data: [blank(Named, { id: 1 })] }), { 'content-type': 'text/plain' }),
      '/manga/publishers': (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        response.write('{"data":', () => response.destroy())
      },
    },
    'titles.heroSlider titles.trending titles.recent titles.genres titles.tags titles.publishers',
  )
  expect(said).toEqual({
    'titles.heroSlider': ['failure: an HTML page instead of JSON'],
    'titles.trending': ['failure: status 500', 'failure: an HTML page instead of JSON'],
    'titles.recent': [String.raw`failure: broken JSON, it begins with "{\"data\": [{\"id\": 1, \"slug\""`],
    'titles.genres': ['failure: an empty body instead of JSON'],
    'titles.tags': ['remark: content type "text/plain", JSON is expected (ignored)'],
    'titles.publishers': ['failure: no whole answer: the connection broke off'],
  })
})
