import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { launch, onStopRequest, ROOT, stopAll, type Launched } from './lib/processes.ts'

const wanted = process.argv.slice(2)
/** A benchmark is a program; what exports something is a helper of one. */
const isProgram = (file: string) => !/^export /m.test(readFileSync(join(ROOT, file), 'utf8'))
const files = globSync('bench/*.ts', { cwd: ROOT })
  .filter((file) => isProgram(file) && (wanted.length === 0 || wanted.includes(basename(file, '.ts'))))
  .toSorted()
if (files.length === 0) {
  console.error(`There is no benchmark${wanted.length > 0 ? ` named ${wanted.join(' or ')}` : ''} in bench/.`)
  process.exit(2)
}

const active = new Set<Launched>()
onStopRequest(
  () => void stopAll([...active], 1000).then(() => process.exit(130)),
  () => process.exit(130),
)

// One after another: side by side they would measure each other.
let failed = 0
for (const file of files) {
  console.log(`\n${basename(file, '.ts')}`)
  const child = launch('node', [join(ROOT, file)], { stdio: ['ignore', 'inherit', 'inherit'] })
  active.add(child)
  const { code } = await child.ended
  active.delete(child)
  if (code !== 0) failed++
}
if (failed > 0) {
  console.error(`\n${failed} of ${files.length} benchmarks missed their goals.`)
  process.exitCode = 1
}
