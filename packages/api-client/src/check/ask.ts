/** What came, or why nothing did. */
export type Asked =
  | {
      kind: 'answer'
      address: string
      status: number
      location: string | null
      contentType: string
      text: string
      ms: number
    }
  | { kind: 'timeout'; ms: number }
  | { kind: 'broken'; ms: number; why: string }

export interface Transport {
  /** Without its final slash. */
  api: string
  fetch: typeof globalThis.fetch
  /** Milliseconds an answer may take; without it, the contract's limit of the call. */
  limitMs: number | undefined
  token: string | undefined
}

/** Slower than the limit is a finding of its own, so that it is waited for longer than that. */
export const PATIENCE = 3

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  ENOTFOUND: 'there is no such host',
}
const whyBroken = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code, message } = cause as { code?: unknown; message?: unknown }
  return typeof code === 'string' ? (WORDS[code] ?? code) : String(message ?? cause)
}

/** Sends one request, follows nothing, waits for the whole answer; never throws. */
export const ask = async (
  { fetch, token }: Pick<Transport, 'fetch' | 'token'>,
  address: string,
  { waitMs, body }: { waitMs: number; body?: Record<string, unknown> },
): Promise<Asked> => {
  const started = performance.now()
  const signal = AbortSignal.timeout(waitMs)
  try {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      kind: 'answer',
      address,
      status: response.status,
      location: response.headers.get('location'),
      contentType: response.headers.get('content-type') ?? '',
      text,
      ms: performance.now() - started,
    }
  } catch (error) {
    const ms = performance.now() - started
    return signal.aborted ? { kind: 'timeout', ms } : { kind: 'broken', ms, why: whyBroken(error) }
  }
}
