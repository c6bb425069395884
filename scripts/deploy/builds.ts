import { createHash } from 'node:crypto'
import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { launch } from '../lib/processes.ts'
import { writePolicy } from './write-policy.ts'

/** A built app and the headers that belong to it. */
export interface Build {
  root: string
  policy: string
}

const buildIn = (folder: string): Build => ({ root: join(folder, 'dist'), policy: join(folder, 'deploy/dist') })

const readable = (folder: string) => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) readable(join(folder, entry.name))
    else chmodSync(join(folder, entry.name), 0o644)
}

/** Builds the app into a folder. @throws with the builder's words when it fails */
export const buildApp = async (folder: string): Promise<Build> => {
  const said: string[] = []
  const build = buildIn(folder)
  const args = ['build', 'apps/web', '--outDir', build.root, '--emptyOutDir', '--logLevel', 'warn']
  const { code } = await launch('vite', args, { onOutput: (text) => said.push(text) }).ended
  if (code !== 0) throw new Error(`the app was not built: ${said.join('')}`)
  readable(folder)
  return build
}

const assetsOf = (build: Build) => readdirSync(join(build.root, 'assets'))

/** The name of the largest script below assets. */
export const largestScript = (build: Build): string => {
  const size = (name: string) => statSync(join(build.root, 'assets', name)).size
  const [largest = ''] = assetsOf(build)
    .filter((name) => name.endsWith('.js'))
    .toSorted((a, b) => size(b) - size(a))
  return largest
}

const PACKED = /\.(?:br|gz)$/
/** Of scripts seven letters, of other files eight. */
const HASHED = /-[\w-]{7,8}(\.\w+)$/
const otherName = (name: string) =>
  name.replace(HASHED, `-R${createHash('md5').update(name).digest('hex').slice(0, 7)}$1`)

/** The same app as another release: every file below assets has another name, in its place and wherever it is named. */
export const nextRelease = (from: Build, folder: string): Build => {
  const build = buildIn(folder)
  cpSync(from.root, build.root, { recursive: true })
  rmSync(join(build.root, '.vite'), { recursive: true, force: true })
  const assets = join(build.root, 'assets')
  const packed = assetsOf(build).filter((name) => PACKED.test(name))
  for (const name of packed) rmSync(join(assets, name))
  const renamed = new Map(assetsOf(build).map((name) => [name, otherName(name)]))
  const rewrite = (file: string) => {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/[\w.-]+\.\w+(?=["'`)?])/g, (name) => renamed.get(name) ?? name),
    )
  }
  for (const [name, other] of renamed) {
    if (/\.(?:js|css)$/.test(name)) rewrite(join(assets, name))
    renameSync(join(assets, name), join(assets, other))
  }
  for (const name of packed) {
    const file = join(assets, renamed.get(name.replace(PACKED, '')) ?? '')
    const content = readFileSync(file)
    // Not as small as they get, which takes the build most of its time.
    if (name.endsWith('.gz')) writeFileSync(`${file}.gz`, gzipSync(content))
    else writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
  }
  rewrite(join(build.root, 'index.html'))
  writePolicy(readFileSync(join(build.root, 'index.html'), 'utf8'), build.policy)
  readable(folder)
  return build
}

/** What of a release is still in the one after it: files below assets, and files that name one of them. */
export const leftOver = (before: Build, after: Build): string[] => {
  const old = assetsOf(before)
  const now = assetsOf(after)
  const texts = [join(after.root, 'index.html')]
  for (const name of now) if (/\.(?:js|css)$/.test(name)) texts.push(join(after.root, 'assets', name))
  const naming = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return old.filter((name) => text.includes(name)).map((name) => `${file} names ${name}`)
  })
  return [...old.filter((name) => now.includes(name)), ...naming]
}
