import { createMockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { TITLE } from '@bunko/mock-server/named'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { problemsOf, report, type Check } from '../checks/report.ts'
import { readModule } from '../checks/rooms/imports.ts'
import { onStopRequest, ROOT } from '../lib/processes.ts'
import { exitCodeOf, sentenceOf } from '../lib/problem.ts'
import { asCheck, readInstalled, writeApp, writeEveryEntry } from './empty-app.ts'
import { readManifest } from './entries.ts'
import { judgeGuide, judgeInstalled, judgeOffer } from './judge.ts'
import { look } from './look.ts'
import { isDevelopmentEntry, packLibraries, type Packed } from './pack.ts'

const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(0)
const guide = readFileSync(join(ROOT, 'docs/library.md'), 'utf8')
const app = mkdtempSync(join(tmpdir(), 'bunko-library-'))
onStopRequest(
  () => process.exit(130),
  () => process.exit(130),
)
// What is being killed just then may still write.
process.once('exit', () => rmSync(app, { recursive: true, force: true, maxRetries: 10 }))

const lintPackage = async ({ name, tarball }: Packed): Promise<Check> => {
  const bytes = new Uint8Array(readFileSync(tarball))
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  const said = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
  return { name: `library: publint finds nothing in ${name}`, seen: 1, problems: said }
}

/** The entries of ours that apps/web imports. */
const wantedByApp = () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT })
  const specifiers = sources.flatMap((path) => readModule(path, readFileSync(join(ROOT, path), 'utf8')).imports)
  return [...new Set(specifiers.map(({ specifier }) => specifier).filter((one) => one.startsWith('@bunko/')))]
}

const documented = ({ name }: Packed) => {
  const { exports } = readManifest(`packages/${name.replace('@bunko/', '')}`)
  return Object.keys(exports)
    .filter((subpath) => !isDevelopmentEntry(name, subpath))
    .map((subpath) => `${name}${subpath.slice(1)}`)
}

const inNode = async (origin: string): Promise<Check> => {
  const file = join(app, 'title.mjs')
  const ran = await asCheck(
    'library: the client reads a title in Node',
    'node',
    file,
    `${origin}/api/v1`,
    TITLE.public_id,
  )
  const problems = ran.output === TITLE.primary_title ? [] : [`it printed '${ran.output}'`]
  return { ...ran, problems: [...ran.problems, ...problems] }
}

/** Tries the packed packages in the application: checks that fail keep those after them from making sense. */
const tryIn = async (packed: readonly Packed[]): Promise<Check[]> => {
  const tool = (path: string) => join(app, 'node_modules', path)
  writeApp(app, packed, guide)
  const checks: Check[] = []
  const add = async (check: Promise<Check>) => {
    const found = await check
    checks.push(found)
    console.log(`${seconds()} s  ${found.name}`)
    return problemsOf(found).length === 0
  }
  // Vite's build has set NODE_ENV to production here, with which npm leaves the tools out.
  const quiet = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  if (
    !(await add(asCheck('library: npm installs both into an empty app', 'npm', 'install', '--prefix', app, ...quiet)))
  ) {
    return checks
  }
  const installed = packed.map(({ name }) => readInstalled(app, name))
  checks.push(...installed.flatMap(judgeInstalled), judgeOffer(installed, wantedByApp()))
  const entries = writeEveryEntry(app, installed)
  const types = `library: the types of all ${entries.length} entries hold there`
  await add(asCheck(types, 'node', tool('typescript/bin/tsc'), '-p', app))
  if (!(await add(asCheck('library: Vite builds the app', 'node', tool('vite/bin/vite.js'), 'build', app))))
    return checks
  const server = httpServer(createMockServer({ now: Date.now }), { static: join(app, 'dist') })
  const origin = `http://127.0.0.1:${await server.listen(0)}`
  try {
    await add(inNode(origin))
    checks.push(...(await look(origin)))
  } finally {
    await server.close()
  }
  return checks
}

try {
  const packed = await packLibraries()
  console.log(`${seconds()} s  packed`)
  const linted = await Promise.all(packed.map(lintPackage))
  const checks = [...linted, judgeGuide(guide, packed.flatMap(documented)), ...(await tryIn(packed))]
  report(checks)
  const failed = checks.filter((check) => problemsOf(check).length > 0).length
  console.log(`\n${seconds()} s\n${checks.length - failed} passed, ${failed} failed`)
} catch (error) {
  console.error(sentenceOf(error))
  console.log('0 passed, 1 failed')
  process.exitCode = exitCodeOf(error)
}
process.exit()
