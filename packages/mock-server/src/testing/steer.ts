import { control } from '../control/plane.ts'
import type { MockServer } from '../server-types.ts'
import { textBody, type MockAnswer } from '../wire/message.ts'

/** Asks the control plane itself, past every adapter: `steer(server, 'POST', 'latency', { ms: 5 })`. */
export const steer = async (server: MockServer, method: string, path: string, body?: unknown) => {
  const reply = (await control(server, {
    method,
    url: `http://mock.example/__mock__/${path}`,
    body: body === undefined ? undefined : textBody(typeof body === 'string' ? body : JSON.stringify(body)),
  })) as MockAnswer
  const { status, headers } = reply
  return { status, headers, body: headers['content-type'] === 'application/json' ? parsed(reply) : reply.body }
}
const parsed = ({ body }: MockAnswer) => JSON.parse(String(body)) as unknown
