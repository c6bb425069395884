import { afterEach } from 'vitest'

/** Node tests write nothing on the console: an error that is told there fails its test, and no secret stays in a log. */
const written: string[] = []
for (const name of ['debug', 'error', 'info', 'log', 'warn'] as const)
  console[name] = (...told: unknown[]) => void written.push(`console.${name}: ${told.map(String).join(' ')}`)

afterEach(() => {
  const told = written.splice(0)
  if (told.length > 0) throw new Error(`written on the console:\n${told.join('\n')}`)
})
