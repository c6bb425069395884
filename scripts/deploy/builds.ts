import { createHash } from 'node:crypto'
import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The same app as another release: every file below assets has another name, in its place and wherever it is named. */
export const nextRelease = (from: Build, folder: string): Build => {
  const build = buildIn(folder)
  cpSync(from.root, build.root, { recursive: true })
  rmSync(join(build.root, '.vite'), { recursive: true, force: true })
  const assets = join(build.root, 'assets')
  const names = readdirSync(assets).filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name))
  const renamed = new Map(
    names.map((name) => [
      name,
      name.replace(/-[\w-]{8}(\.\w+)$/, `-R${createHash('md5').update(name).digest('hex').slice(0, 7)}$1`),
    ]),
  )
  const rewrite = (file: string) => {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/[\w.-]+\.(?:js|css)(?=["'`)?])/g, (name) => renamed.get(name) ?? name),
    )
  }
  for (const [name, other] of renamed) {
    rewrite(join(assets, name))
    renameSync(join(assets, name), join(assets, other))
  }
  rewrite(join(build.root, 'index.html'))
  writePolicy(readFileSync(join(build.root, 'index.html'), 'utf8'), build.policy)
  readable(folder)
  return build
}
