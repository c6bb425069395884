/** What an adapter hands in. Header names in lower case. */
export interface MockRequest {
  readonly method: string
  /** Absolute, or path and query. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: MockBody | undefined
  readonly signal?: AbortSignal | undefined
}
/** Read at most once. May throw a Refusal (413). */
export interface MockBody {
  text(): Promise<string>
  form(): Promise<FormData>
}

export interface MockAnswer {
  /**
   * `unknown`: nothing of this server's; the 404 is for adapters that must answer.
   * `cut`: the headers go out, then half of the body, then the connection breaks.
   */
  readonly kind: 'answer' | 'unknown' | 'cut'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | null
}
/** `network`: the connection breaks without an answer. */
export type MockReply = MockAnswer | { readonly kind: 'network' }

export const JSON_HEADERS = { 'content-type': 'application/json' } as const

export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): MockAnswer => ({
  kind: 'answer',
  status,
  headers: body === undefined ? headers : { ...JSON_HEADERS, ...headers },
  body: body === undefined ? null : JSON.stringify(body),
})

/** A body already at hand, as tests and small callers have it. */
export const textBody = (text: string): MockBody => ({
  text: () => Promise.resolve(text),
  form: () => Promise.reject(new Error('a text is no form')),
})
