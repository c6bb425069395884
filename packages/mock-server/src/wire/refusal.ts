import { jsonAnswer, type MockAnswer } from './message.ts'

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
    this.headers = headers
  }
}
export const refusalAnswer = ({ status, body, headers }: Refusal): MockAnswer => jsonAnswer(status, body, headers)

const BEARER = { 'www-authenticate': 'Bearer realm="api"' }

export const unauthenticated = () =>
  new Refusal(401, { detail: 'Authentication credentials were not provided.' }, BEARER)

export const badToken = (why: string) =>
  new Refusal(
    401,
    {
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: why }],
    },
    BEARER,
  )

export const detail = (status: number, text: string) => new Refusal(status, { detail: text })
/** Section 8 calls this 'the error field'. */
export const error = (status: number, text: string) => new Refusal(status, { error: text })
export const notFound = () => detail(404, 'Not found.')
export const noTitle = () => error(404, 'Manga not found')
export const invalid = (fields: Readonly<Record<string, unknown>>) => new Refusal(400, fields)
export const tooLarge = () => detail(413, 'Request body is too large.')

export const BLANK = 'This field may not be blank.'
/** 400 naming every field of `body` that is empty or made of spaces. */
export const requireText = (body: Readonly<Record<string, unknown>>, fields: readonly string[]): void => {
  const blank = fields.filter((field) => String(body[field] ?? '').trim() === '')
  if (blank.length) throw invalid(Object.fromEntries(blank.map((field) => [field, [BLANK]])))
}
