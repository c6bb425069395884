import { jsonAnswer, type MockAnswer } from './message.ts'

/** What every 401 says: without it Django REST framework answers 403. */
const BEARER = { 'www-authenticate': 'Bearer realm="api"' }

/** A refusal in Django REST framework's words: status, body, headers. */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`refused ${status}`)
    this.name = 'Refusal'
    this.status = status
    this.body = body
    this.headers = status === 401 ? { ...BEARER, ...headers } : headers
  }
}
export const refusalAnswer = ({ status, body, headers }: Refusal): MockAnswer => jsonAnswer(status, body, headers)

export const unauthenticated = () => new Refusal(401, { detail: 'Authentication credentials were not provided.' })

export const badHeader = () =>
  new Refusal(401, {
    detail: 'Authorization header must contain two space-delimited values',
    code: 'bad_authorization_header',
  })

export const badToken = (why: string) =>
  new Refusal(401, {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: why }],
  })

export const detail = (status: number, text: string) => new Refusal(status, { detail: text })
/** Section 8 calls this 'the error field'. */
export const error = (status: number, text: string) => new Refusal(status, { error: text })
export const notFound = () => detail(404, 'Not found.')
export const badPage = () => detail(404, 'Invalid page.')
export const noTitle = () => error(404, 'Manga not found')
export const invalid = (fields: Readonly<Record<string, unknown>>) => new Refusal(400, fields)
/** Fields under `details`, as the magazine and publisher calls answer them (section 8). */
export const inDetails = ({ status, body }: Refusal) =>
  new Refusal(status, { error: 'Validation failed', details: body })
export const badForm = () => detail(400, 'Multipart form parse error - Invalid boundary in multipart: None')
export const tooLarge = () => detail(413, 'Request body is too large.')

/** @throws Refusal 400 with every field that has a problem: a text, or texts by index; null where there is none */
export const refuse = (problems: Readonly<Record<string, string | object | null>>): void => {
  const found = Object.entries(problems).filter(([, problem]) => problem !== null)
  const texts = found.map(([field, problem]) => [field, typeof problem === 'string' ? [problem] : problem])
  if (found.length) throw invalid(Object.fromEntries(texts))
}

export const BLANK = 'This field may not be blank.'
export const blankProblem = (text: string): string | null => (text.trim() === '' ? BLANK : null)
/** 400 naming every field of `body` that is empty or made of spaces. */
export const requireText = (body: Readonly<Record<string, unknown>>, fields: readonly string[]): void =>
  refuse(Object.fromEntries(fields.map((field) => [field, blankProblem(String(body[field] ?? ''))])))
