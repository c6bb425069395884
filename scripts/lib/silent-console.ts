import { afterAll, afterEach } from 'vitest'

/** Node tests write nothing on the console: what is told there, an error above all, fails its test. */
const written: string[] = []
for (const name of ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const)
  console[name] = (...told: unknown[]) => void written.push(`console.${name}: ${told.map(String).join(' ')}`)

/** @throws where something was written since it was asked last */
export const judge = () => {
  const told = written.splice(0)
  if (told.length > 0) throw new Error(`written on the console:\n${told.join('\n')}`)
}
afterEach(judge)
// What comes after the last of a file's tests.
afterAll(judge)
