import { fileURLToPath } from 'node:url'
import { report } from './report.ts'
import { judge } from './rooms/judge.ts'
import { readHouse } from './rooms/read-house.ts'

const LONG = 200
const LONG_STORY = 250

/** Files longer than the house likes; a warning, because splitting can hurt. */
export const longFiles = (files: ReadonlyMap<string, string>) =>
  [...files]
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > (path.endsWith('.stories.tsx') ? LONG_STORY : LONG))
    .toSorted((a, b) => b.lines - a.lines)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const house = readHouse()
  report(judge(house))
  for (const { path, lines } of longFiles(house.files)) console.log(`warn  ${path} has ${lines} lines`)
}
