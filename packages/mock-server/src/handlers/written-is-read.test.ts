import { allCalls } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { WIRES } from '../scenarios.ts'
import { createMockServer } from '../server.ts'
import { writtenAccount } from '../testing/written-account.ts'
import { writtenHouses } from '../testing/written-houses.ts'
import { writtenTitles } from '../testing/written-titles.ts'

const WRITTEN = { ...writtenAccount, ...writtenTitles, ...writtenHouses }

test('every call that writes has a test below', () => {
  const writing = allCalls().filter(({ endpoint }) => endpoint.method !== 'GET')
  expect(Object.keys(WRITTEN).toSorted()).toEqual(writing.map(({ name }) => name).toSorted())
})

describe.each(Object.entries(WRITTEN))('%s: what is written is read back', (_name, writeAndRead) => {
  test.each([null, ...WIRES])('as %s', async (wire) => {
    const server = createMockServer()
    server.set({ wire })
    await writeAndRead(server)
    expect(server.crashes).toEqual([])
  })
})
