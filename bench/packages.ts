/**
 * How much of each package is in the built app, minified and gzipped by itself; all screens together. Of the fonts their
 * files, of which a browser loads those whose letters a page has. Fails where the README's table says something else.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, minifySync, type Plugin } from 'vite'
import { wrongSizes, type Asked } from '../scripts/checks/supply-chain/sizes.ts'
import { ROOT } from '../scripts/lib/processes.ts'

const OUR_OWN = 'our own'
const code = new Map<string, string[]>()
/** Bytes of the files that a package brings as they are. */
const files = new Map<string, number>()
const packageOf = (id: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? OUR_OWN

const collect: Plugin = {
  name: 'bunko:collect-packages',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === 'asset') {
        const name = packageOf(output.originalFileNames[0] ?? '')
        if (name !== OUR_OWN) files.set(name, (files.get(name) ?? 0) + output.source.length)
        continue
      }
      for (const [id, module] of Object.entries(output.modules)) {
        const name = packageOf(id)
        code.set(name, [...(code.get(name) ?? []), module.code ?? ''])
      }
    }
  },
}

const root = join(ROOT, 'apps/web')
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
  plugins: [collect],
})

const sizes = [...new Set([...code.keys(), ...files.keys()])].map((name) => {
  const parts = code.get(name) ?? []
  // Module by module, and nothing dropped: what nobody uses the build has dropped already.
  const small = parts.map((part) => minifySync('part.js', part, { compress: { unused: false } }).code).join('\n')
  const gzipped = small === '' ? 0 : gzipSync(small).length
  return { name, kb: (gzipped + (files.get(name) ?? 0)) / 1000 }
})
for (const { name, kb } of sizes.toSorted((a, b) => b.kb - a.kb))
  console.log(`  ${name.padEnd(36)} ${kb.toFixed(1)} KB`)

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Asked }
const foreign = new Map(sizes.filter(({ name }) => name !== OUR_OWN).map(({ name, kb }) => [name, kb]))
const wrong = wrongSizes(read('README.md'), foreign, packages)
for (const problem of wrong) console.log(`FAIL  ${problem}`)
if (wrong.length > 0) process.exitCode = 1
