import * as z from 'zod/mini'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { allCalls } from './contract/all.ts'
import { callName, type AnswerSpec, type Endpoint, type Who } from './contract/endpoint.ts'
import { CAPABILITIES, LEVEL_NAMES } from './levels.ts'
import * as common from './model/common.ts'
import { identityOf, type Shape } from './model/common.ts'
import { fieldsOf } from './model/def.ts'
import * as edit from './model/edit.ts'
import * as enums from './model/enums.ts'
import * as list from './model/list.ts'
import * as magazine from './model/magazine.ts'
import * as personDraft from './model/person-draft.ts'
import * as person from './model/person.ts'
import * as publisher from './model/publisher.ts'
import * as season from './model/season.ts'
import * as title from './model/title.ts'
import * as user from './model/user.ts'

/**
 * What a refusal may carry: `message`, else `error`, else `detail`, else the first field's first error is shown. The
 * fields stand beside these, or under `details` (section 8, 'Validation errors: ...').
 */
const Refusal = z.looseObject({
  message: z.optional(z.string()),
  error: z.optional(z.unknown()),
  detail: z.optional(z.string()),
  details: z.optional(z.unknown()),
  non_field_errors: z.optional(z.array(z.string())),
  code: z.optional(z.union([z.string(), z.number()])),
})

// Each schema of the model under its own name; `text`, `number` and the like are no components.
const MODEL = [common, edit, enums, list, magazine, person, personDraft, publisher, season, title, user]
const isComponent = (entry: [string, unknown]): entry is [string, Shape] =>
  /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodMiniType
const COMPONENTS = new Map<string, Shape>([...MODEL.flatMap(Object.entries).filter(isComponent), ['Refusal', Refusal]])
for (const [id, schema] of COMPONENTS) z.globalRegistry.add(schema, { id })

const REASONS: Record<number, string> = {
  400: 'What was sent is refused; the body says why, field by field where it can',
  401: 'No valid access token; the client renews it once and asks once more',
  403: 'The viewer may not do this',
  404: 'There is no such record',
  409: 'It cannot be done in the present state',
  413: 'The body is larger than the server takes; a picture over 5 MB is a 400, with the text of section 5',
  429: 'Too many requests; Retry-After says how long to wait',
}
/** R5: what carries no access token has none to renew. */
const REFUSED_LOGIN = 'What was sent signs nobody in; the client renews nothing and does not ask again'
// Section 8's own texts.
const TEXTS: Record<string, Record<number, string>> = {
  'DELETE /manga/{id}/': {
    401: 'Authentication required',
    403: 'Insufficient permissions. Only Admins can delete manga.',
    404: 'Manga not found',
  },
  'DELETE /manga/people/{id}/delete/': {
    403: 'You do not have permission to delete authors',
    409: 'Cannot delete author: they are associated with manga. Remove associations first.',
  },
  'POST /edits/proposals/{id}/approve/': { 403: 'Only Moderators and Admins can review edit proposals.' },
}

const rowsOf = (row: Shape) => ({
  count: z.int(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(row),
})
/** A list with pages may tell how many rows there are in all; a list that is cut once has none. */
const besideRows = ({ answer, query }: Endpoint) =>
  answer.kind === 'list' && query && fieldsOf(query).some(([name]) => name === 'offset' || name === 'page')
    ? { count: z.optional(z.int()) }
    : {}
/** The body as the server documents it (R1); the client reads the other accepted shapes too. */
const wrapped = (spec: Exclude<AnswerSpec, { kind: 'nothing' }>, beside: Record<string, Shape>): Shape => {
  const value = spec.kind === 'one' ? spec.schema : z.array(spec.row)
  const [name = 'data'] = spec.names
  switch (spec.wire) {
    case 'bare':
      return value
    case 'data':
      return z.object({ data: value, ...beside })
    case 'successData':
      return z.object({ success: z.literal(true), data: value, ...beside })
    case 'named':
      return z.object({ [name]: value, ...beside })
    case 'dataNamed':
      return z.object({ data: z.object({ [name]: value, ...beside }) })
    case 'page':
      return spec.kind === 'list' ? z.object(rowsOf(spec.row)) : value
  }
}

const whoMay = (who: Who): string => {
  if (who === 'anyone') return 'Anyone.'
  if (who === 'signedIn') return 'Whoever is signed in.'
  return `Levels ${CAPABILITIES[who].map((level) => `${level} (${LEVEL_NAMES[level]})`).join(', ')}.`
}
const securityOf = ({ token, who }: Endpoint) => {
  if (token === 'open') return []
  return who === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

const json = (schema: Shape) => ({ 'application/json': { schema } })
const answered = (e: Endpoint): ZodOpenApiResponseObject => {
  const { answer } = e
  if (answer.kind === 'nothing') return { description: 'Done. The body is not described, and may be empty.' }
  const content = json(wrapped(answer, besideRows(e)))
  if (answer.kind === 'list') return { description: 'The rows', content }
  return { description: answer.certain ? 'The record' : 'Done. The record, or an empty body.', content }
}
/** No status of success is documented. What is read comes with 200; of a write 200, 201 and 204 mean the same. */
const success = ({ method }: Endpoint) => (method === 'GET' ? '200' : '2XX')
const reason = (e: Endpoint, status: number): string => {
  const own = TEXTS[callName(e)]?.[status]
  return own ?? (status === 401 && e.token === 'open' ? REFUSED_LOGIN : (REASONS[status] ?? 'Refused'))
}

const operation = (name: string, e: Endpoint): ZodOpenApiOperationObject => {
  const [tag = ''] = name.split('.')
  const names = [...e.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param)
  const requestParams = {
    ...(names.length > 0 && { path: z.object(Object.fromEntries(names.map((param) => [param, z.string()]))) }),
    ...(e.query && { query: e.query as z.ZodMiniObject }),
  }
  const content = e.body && {
    [e.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: e.body },
  }
  const refusals = e.errors.map((status) => [`${status}`, { description: reason(e, status), content: json(Refusal) }])
  return {
    operationId: name,
    tags: [tag],
    description: `${whoMay(e.who)} Answered within ${e.limitMs / 1000} s.`,
    security: securityOf(e),
    requestParams,
    ...(content && e.body && { requestBody: { required: !z.safeParse(e.body, {}).success, content } }),
    responses: {
      [success(e)]: answered(e),
      ...(Object.fromEntries(refusals) as Record<'400', ZodOpenApiResponseObject>),
      default: { description: 'Any other refusal', content: json(Refusal) },
    },
  }
}

const described = new Set<unknown>(COMPONENTS.values())
const MAY_BE_MISSING = new Set(['nullable', 'array', 'unknown', 'optional'])
/** Says of an answer what R1 asks of it: more may stand there than is described, and little has to. */
const asRead: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  // Of a map it says what stands under its keys.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (io !== 'output' || !described.has(zodSchema) || !jsonSchema.required) return
  const parts = new Map(fieldsOf(zodSchema as unknown as Shape))
  const keys = identityOf(zodSchema) ?? []
  const required = jsonSchema.required.filter((key) => !MAY_BE_MISSING.has(parts.get(key)?.def.type ?? ''))
  jsonSchema.required = keys.length === 1 ? [...new Set([...keys, ...required])] : required
  if (jsonSchema.required.length === 0) delete jsonSchema.required
  if (keys.length > 1) jsonSchema.anyOf = keys.map((key) => ({ required: [key] }))
}

/**
 * The contract as an OpenAPI 3.1 document: server `/api/v1`, paths letter by letter as in section 7.
 * Development only: never reached from `index.ts`.
 */
export const openApi = () => {
  const paths: ZodOpenApiPathsObject = {}
  for (const { name, endpoint } of allCalls())
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Bunko',
        version: '1.0.0',
        description: 'The calls of the catalogue, made from the contract of the API client.',
      },
      servers: [{ url: '/api/v1' }],
      tags: [...new Set(allCalls().map(({ name }) => name.split('.')[0] ?? ''))].map((name) => ({ name })),
      paths,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    { override: asRead },
  )
}
