import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch, ROOT } from '../lib/processes.ts'
import { exitCodeOf, Problem, sentenceOf } from '../lib/problem.ts'
import { compile } from './compile.ts'
import { EXPORTED_STYLES, readEntries, readManifest, type Entry } from './entries.ts'
import { packedManifest } from './manifest.ts'
import { compileStyles } from './styles.ts'

export interface Packed {
  name: string
  /** Where it was put together: what is packed, unpacked. */
  folder: string
  tarball: string
}

interface Library {
  name: string
  description: string
  /** Entries that only this repository's own tools need. */
  development: readonly string[]
}

/** In the order in which they need each other. */
const LIBRARIES: readonly Library[] = [
  {
    name: 'api-client',
    description: 'The typed client of Bunko: every call of the contract, the session, the levels.',
    development: ['./openapi'],
  },
  { name: 'ui', description: 'The screens, parts and components of Bunko, with their styles.', development: [] },
]
/** Whether an entry of the package `name` is for this repository only. */
export const isDevelopmentEntry = (name: string, subpath: string) =>
  LIBRARIES.some((one) => `@bunko/${one.name}` === name && one.development.includes(subpath))

const TARBALLS = join(ROOT, 'dist')

const isCompiled = ({ source }: Entry) => /\.tsx?$/.test(source)

const npmPack = async (folder: string) => {
  let output = ''
  const { code } = await launch('npm', ['pack', folder, '--pack-destination', TARBALLS, '--json', '--loglevel=error'], {
    onOutput: (text) => (output += text),
  }).ended
  const filename = /"filename":\s*"([^"]+)"/.exec(output)?.[1]
  if (code !== 0 || !filename) throw new Problem(`npm pack failed: ${output}`)
  return join(TARBALLS, filename)
}

/** Compiles and packs both packages: dist/*.tgz. @throws Problem where one cannot be compiled */
export const packLibraries = async (): Promise<Packed[]> => {
  mkdirSync(TARBALLS, { recursive: true })
  const types = { '@types/react': readManifest('.').devDependencies?.['@types/react'] ?? '' }
  const built: Record<string, string> = {}
  const packed: Packed[] = []
  for (const { name, description, development } of LIBRARIES) {
    const source = readManifest(`packages/${name}`)
    const entries = readEntries(`packages/${name}`, source, development)
    const [rootDir, folder] = [join(ROOT, 'packages', name, 'src'), join(ROOT, 'packages', name, 'dist')]
    rmSync(folder, { recursive: true, force: true })
    const sources = entries.filter(isCompiled).map((entry) => join(ROOT, 'packages', name, entry.source))
    compile({ rootDir, outDir: folder, entries: sources, built })
    const styles = entries.find(({ subpath }) => subpath === EXPORTED_STYLES)
    if (styles) await compileStyles(join(ROOT, 'packages', name, styles.source), folder)
    const manifest = packedManifest(source, entries, { description, types })
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    copyFileSync(join(ROOT, 'docs/library.md'), join(folder, 'README.md'))
    copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
    built[source.name] = folder
    packed.push({ name: source.name, folder, tarball: await npmPack(folder) })
  }
  return packed
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    for (const { name, tarball } of await packLibraries()) console.log(`${name}  ${tarball}`)
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = exitCodeOf(error)
  }
}
