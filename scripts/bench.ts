import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { launch, onStopRequest, ROOT, stopUnderWay } from './lib/processes.ts'

const wanted = process.argv.slice(2)
/** A benchmark is a program; what exports something is a helper of one. */
const isProgram = (file: string) => !/^export /m.test(readFileSync(join(ROOT, file), 'utf8'))
const nameOf = (file: string) => basename(file, '.ts')
const programs = globSync('bench/*.ts', { cwd: ROOT }).filter(isProgram).toSorted()
const known = programs.map(nameOf)
if (wanted.includes('--help')) {
  console.log(
    `npm run bench -- NAME …   some of them; without a name all, one after another\n\n  ${known.join('\n  ')}`,
  )
  process.exit(0)
}
const unknown = wanted.find((name) => !known.includes(name))
if (unknown !== undefined) {
  console.error(`There is no benchmark named ${unknown} in bench/; there are ${known.join(', ')}.`)
  process.exit(2)
}
const files = programs.filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)))

onStopRequest(
  () => void stopUnderWay(1000).then(() => process.exit(130)),
  () => process.exit(130),
)

// One after another: side by side they would measure each other.
let failed = 0
for (const file of files) {
  console.log(`\n${nameOf(file)}`)
  const { code } = await launch('node', [join(ROOT, file)], { stdio: ['ignore', 'inherit', 'inherit'] }).ended
  if (code !== 0) failed++
}
if (failed > 0) {
  console.error(`\n${failed} of ${files.length} benchmarks missed their goals.`)
  process.exitCode = 1
}
