import { ask, sentWith } from './ask.ts'
import { holds, same, type Trials } from './checks.ts'
import { HEADERS } from './policy.ts'
import type { Running } from './servers.ts'

const SIX_MB = 6 * 1024 * 1024
/** As large as a cover may be: its form is larger. */
const COVER = 5 * 1024 * 1024

const post = (origin: string, size: number, more: Record<string, string>) =>
  ask(
    `${origin}/api/echo`,
    { 'content-type': 'application/json', expect: '100-continue', ...more },
    'POST',
    Buffer.alloc(size, 32),
  )
const WAYS = {
  'announced by its size': (size: number): Record<string, string> => ({ 'content-length': String(size) }),
  'sent in pieces without a size': () => ({ 'transfer-encoding': 'chunked' }),
} as const

/** How large a body may be: what passes is counted by the API behind. */
export const tryBodies = async (trials: Trials, { name, origin }: Running): Promise<void> => {
  for (const [way, headers] of Object.entries(WAYS)) {
    await trials.try(
      `${name}: a body of 6 MB ${way} arrives whole, one byte more is answered 413 in JSON`,
      async () => {
        for (const size of [COVER + 1, SIX_MB - 1, SIX_MB]) {
          const { status, body } = await post(origin, size, headers(size))
          same(status, 200, `${size} bytes: ${body.toString().slice(0, 100)}`)
          same((JSON.parse(body.toString()) as { bytes: number }).bytes, size, 'bytes that arrived')
        }
        for (const size of [SIX_MB + 1, SIX_MB + 70_000]) {
          const over = await post(origin, size, headers(size))
          same(
            [over.status, over.body.toString()],
            [413, '{"detail":"The request is larger than 6 MB."}'],
            `${size} bytes`,
          )
          holds(String(over.headers['content-type']).startsWith('application/json'), 'not JSON')
          same(sentWith(over.headers), HEADERS, 'headers of the 413')
        }
      },
    )
  }
}
