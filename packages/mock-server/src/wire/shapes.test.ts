import type { Wire } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { WIRES } from '../scenarios.ts'
import { createMockServer } from '../server.ts'
import { clientOf } from '../testing/client.ts'
import { GETS } from '../testing/gets.ts'

const server = createMockServer()
const client = clientOf(server, 1)
/** Only a page says where the next one is, and a bare list not even how many there are. */
const told = (value: unknown, wire: Wire) => {
  const { isCounted: _, ...rest } = value as { isCounted?: boolean; items?: unknown[] }
  return { ...rest, next: null, ...(wire === 'bare' && rest.items && { total: rest.items.length }) }
}

test('all of them are asked', () => {
  expect(GETS).toHaveLength(44)
})
describe.each(GETS)('$name', ({ by }) => {
  test.each(WIRES)('reads the same as %s', async (wire) => {
    server.set({ wire: null })
    const documented = await by(client)
    server.set({ wire })
    expect(told(await by(client), wire)).toEqual(told(documented, wire))
  })
})
test('and nothing broke', () => {
  expect(server.crashes).toEqual([])
})
