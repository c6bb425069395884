import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, describe, expect, test } from 'vitest'
import { allCalls } from './contract/all.ts'
import { openApi } from './openapi.ts'

interface Operation {
  operationId: string
  tags: string[]
  description: string
  security: object[]
  parameters?: { in: string; name: string; required?: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
interface Described {
  properties?: Record<string, object>
  required?: string[]
  anyOf?: object[]
}
interface Document {
  openapi: string
  servers: object[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Described>; securitySchemes: object }
}
const document = JSON.parse(JSON.stringify(openApi())) as Document
const transcript = JSON.parse(
  readFileSync(new URL('contract/fixtures/calls.json', import.meta.url), 'utf8'),
) as string[]
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
)
const operation = (call: string) => operations.find((one) => one.call === call)?.operation as Operation
const validate = (given: unknown) => new Validator().validate(given as Record<string, unknown>)

describe('a validator of OpenAPI', () => {
  test('takes the document', async () => {
    const result = await validate(document)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
  })

  const broken: [name: string, breakIt: (copy: Document) => void][] = [
    ['without info', (copy) => Reflect.deleteProperty(copy, 'info')],
    ['with a version that is none', (copy) => void (copy.openapi = '7')],
    [
      'with a path that does not begin with a slash',
      (copy) => void (copy.paths['manga'] = { get: copy.paths['/manga/']!['get']! }),
    ],
    [
      'with a parameter that stands nowhere',
      (copy) => void (copy.paths['/manga/']!['get']!.parameters![0]!.in = 'nowhere'),
    ],
    [
      'with a response that says nothing',
      (copy) => void (copy.paths['/manga/']!['get']!.responses = { 200: {} as never }),
    ],
  ]
  test.each(broken)('refuses it %s', async (_, breakIt) => {
    const copy = structuredClone(document)
    breakIt(copy)
    expect(await validate(copy)).toMatchObject({ valid: false })
  })
})

test('all 89 calls of section 7, letter by letter, below /api/v1', () => {
  expect(document.servers).toEqual([{ url: '/api/v1' }])
  expect(operations.map(({ call }) => call.replaceAll(/\{\w+\}/g, '{}')).toSorted()).toEqual(transcript.toSorted())
})

test('each operation has its own name, and its resource as its tag', () => {
  const names = operations.map((one) => one.operation.operationId)
  expect(names.toSorted()).toEqual(
    allCalls()
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(operations.map((one) => one.operation.tags)).toEqual(names.map((name) => [name.split('.')[0]]))
  const known = 'auth titles search lists seasons covers people edits magazines publishers'.split(' ')
  expect(document.tags.map(({ name }) => name)).toEqual(known)
})

test('every reference leads somewhere, and every component is referred to', () => {
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect([...new Set(refs)].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted())
  const entities = ['Title', 'TitleDraft', 'Edit', 'ProposalDraft', 'Change', 'Person', 'Magazine', 'Publisher', 'User']
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(entities))
  expect(Object.keys(document.components.schemas).filter((name) => name.endsWith('Output'))).toEqual([])
})

const named = (call: string) =>
  operation(call).parameters?.map((one) => `${one.in} ${one.name}${one.required ? '' : '?'}`)

test('parameters of path and query', () => {
  expect(named('PUT /manga/admin/seasonal/{year}/{season}/')).toEqual(['path year', 'path season'])
  expect(named('DELETE /manga/{id}/delete_cover/')).toEqual(['path id', 'query volume'])
  expect(named('GET /search/autocomplete/')).toEqual(['query q', 'query limit?'])
  const undeclared = operations.filter(({ call }) => {
    const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`)
    return String(named(call)?.filter((one) => one.startsWith('path'))) !== String(inPath)
  })
  expect(undeclared).toEqual([])
})

test('who may call, and how soon', () => {
  expect(operation('POST /auth/login/').security).toEqual([])
  expect(operation('GET /manga/').security).toEqual([{}, { bearer: [] }])
  expect(operation('DELETE /manga/{id}/').security).toEqual([{ bearer: [] }])
  expect(document.components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
  expect(operation('DELETE /manga/{id}/').description).toBe('Levels 1 (Admin). Answered within 5 s.')
  expect(operation('POST /manga/{id}/rate').description).toBe('Whoever is signed in. Answered within 5 s.')
  expect(operation('POST /manga/{id}/upload_cover/').description).toContain('Answered within 30 s.')
})

test('bodies: JSON, multipart with its fields, or none', () => {
  const upload = operation('POST /manga/{id}/upload_volume_cover/').requestBody
  expect(upload?.content['multipart/form-data']?.schema).toMatchObject({ required: ['cover', 'volume', 'is_primary'] })
  const multipart = operations.filter((one) => one.operation.requestBody?.content['multipart/form-data'])
  expect(multipart).toHaveLength(6)
  const review = operation('POST /edits/proposals/{id}/approve/').requestBody
  expect(review).toEqual({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Review' } } },
  })
  expect(operation('POST /auth/logout/').requestBody?.required).toBe(false)
  expect(operation('POST /manga/{id}/favorite').requestBody).toBeUndefined()
})

test('answers in the documented shape, and section 8’s texts for refusals', () => {
  const answer = (call: string) => {
    const { responses } = operation(call)
    return (responses['200'] ?? responses['2XX'])?.content?.['application/json']?.schema
  }
  const edit = { $ref: '#/components/schemas/Edit' }
  expect(answer('GET /edits/proposals/{id}/')).toEqual(edit)
  expect(answer('POST /edits/proposals/')).toMatchObject({ properties: { data: edit }, required: ['data'] })
  const rows = { results: { type: 'array', items: edit }, next: { type: ['string', 'null'] } }
  expect(answer('GET /edits/proposals/')).toMatchObject({ properties: rows })
  // Section 7: 'Image answers carry data.image_url.'
  const image = { data: { $ref: '#/components/schemas/ImageAnswer' } }
  for (const call of ['POST /manga/publishers/{id}/upload-image/', 'DELETE /manga/publishers/{id}/delete-image/'])
    expect(answer(call)).toMatchObject({ properties: image })
  expect(answer('GET /manga/{id}/covers/')).toMatchObject({ properties: { covers: { type: 'array' } } })
  // Section 7: 'answers magazine and serialized_manga', 'answers publisher and owned_magazines'.
  expect(answer('GET /manga/magazines/{id}/')).toEqual({ $ref: '#/components/schemas/MagazineDetail' })
  expect(answer('GET /manga/publishers/{id}/')).toEqual({ $ref: '#/components/schemas/PublisherDetail' })
  expect(operation('DELETE /manga/{id}/').responses).toMatchObject({
    401: { description: 'Authentication required' },
    403: { description: 'Insufficient permissions. Only Admins can delete manga.' },
    404: { description: 'Manga not found' },
  })
})

test('one success each: 200 for what is read, any 2xx for a write', () => {
  const wrong = operations.filter(({ call, operation: { responses } }) => {
    const successes = Object.keys(responses).filter((status) => status.startsWith('2'))
    return String(successes) !== (call.startsWith('GET ') ? '200' : '2XX')
  })
  expect(wrong).toEqual([])
  expect(operation('POST /edits/proposals/').responses['2XX']?.description).toBe('Done. The record, or an empty body.')
  expect(operation('POST /auth/login/').responses['2XX']?.description).toBe('The record')
})

test('a refusal may tell its fields under details (section 8)', () => {
  expect(Object.keys(document.components.schemas['Refusal']?.properties ?? {})).toContain('details')
})

test('a picture over 5 MB is a 400, a 413 is for what the server does not read at all', () => {
  const uploads = operations.filter((one) => one.operation.requestBody?.content['multipart/form-data'])
  for (const { operation: upload } of uploads) {
    expect(upload.responses['413']?.description).toMatch(/^The body is larger than the server takes; .* is a 400/)
    expect(upload.responses['400']).toBeDefined()
  }
})

test('a 401 renews the token, but not where none was sent (R5)', () => {
  expect(operation('GET /auth/me/').responses['401']?.description).toContain('renews it once')
  for (const call of ['POST /auth/login/', 'POST /auth/refresh/', 'POST /auth/refresh'])
    expect(operation(call).responses['401']?.description).toBe(
      'What was sent signs nobody in; the client renews nothing and does not ask again',
    )
})

test('what a map holds by language is told', () => {
  const { title, description } = document.components.schemas['TitleDraft']?.properties ?? {}
  const texts = { type: 'object', additionalProperties: { type: 'string' } }
  expect([title, description]).toMatchObject([texts, texts])
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
})

const rowsOf = (call: string) => {
  const schema = operation(call).responses['200']?.content?.['application/json']?.schema as Described
  return { count: schema.properties?.['count'], required: schema.required }
}

test('lists with pages may tell how many rows there are in all, beside them', () => {
  const counted = { count: { type: 'integer' }, required: ['data'] }
  const lists = ['/manga/favorites', '/users/{id}/favorites', '/users/manga-list', '/users/{id}/manga-list']
  for (const path of ['/manga/people/', ...lists]) expect(rowsOf(`GET ${path}`)).toEqual(counted)
  expect(rowsOf('GET /manga/people/search/')).toEqual({ count: undefined, required: ['data'] })
})

test('of a row only its identity is required (R1)', () => {
  const { Title, Edit, TitleDraft } = document.components.schemas
  expect(Title).toMatchObject({ anyOf: [{ required: ['id'] }, { required: ['public_id'] }] })
  expect([Title?.required, Edit?.required]).toEqual([undefined, ['id']])
  expect(TitleDraft?.required).toHaveLength(23)
})

describe('npm run openapi', { timeout: 30_000 }, () => {
  const cli = fileURLToPath(new URL('cli-openapi.ts', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  test('writes the document to a file', () => {
    const file = join(folder, 'openapi.json')
    expect(run(file)).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
    rmSync(file)
  })

  test('or, without one, to standard output', () => {
    expect(JSON.parse(run().stdout)).toEqual(document)
  })

  test('says what it does', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run openapi -- FILE') })
  })

  test.each([
    [['--bogus'], "unknown option '--bogus'; see --help"],
    [['-o', 'a.json'], "unknown option '-o'; see --help"],
    [['a.json', 'b.json'], 'one file, not 2; see --help'],
    [['no/such/folder.json'], 'no/such/folder.json cannot be written (ENOENT)'],
    [['.'], '. cannot be written (EISDIR)'],
  ])('refuses %j in one line and writes nothing', (args, line) => {
    expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` })
    expect(readdirSync(folder)).toEqual([])
  })

  test('a reader that leaves early is no crash', async () => {
    const child = spawn(process.execPath, [cli], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.destroy()
    expect(await once(child, 'close')).toEqual([0, null])
    expect(said).toBe('')
  })
})
