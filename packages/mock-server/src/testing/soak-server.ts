import { setImmediate } from 'node:timers/promises'
import { httpServer } from '../adapters/http.ts'
import { createMockServer } from '../server.ts'

/** What the soak's server is told, and what it says: its port, or the bytes it holds after a garbage collection. */
export type Word = 'start' | 'heap'

const mock = createMockServer({ now: Date.now, checks: false, sizes: { titles: 300 } })
const http = httpServer(mock)

process.on('disconnect', () => process.exit())
const heap = async (): Promise<number> => {
  // Again and again: one frees what another has found, and code long unused goes only after several.
  for (let time = 0; time < 12; time++) {
    globalThis.gc?.()
    await setImmediate()
  }
  return process.memoryUsage().heapUsed
}
process.on('message', (word: Word) => {
  void (word === 'start' ? http.listen(0) : heap()).then((answer) => process.send?.(answer))
})
