import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MODULES_FILE, type BuiltModules } from '../checks/record-modules.ts'
import { ROOT } from '../lib/processes.ts'
import { ask, sentWith } from './ask.ts'
import type { Build } from './builds.ts'
import { holds, same, type Trials } from './checks.ts'
import { LICENCES_FILE } from './licences.ts'
import { HEADERS } from './policy.ts'
import type { Running } from './servers.ts'

/** The folders of the packages that a build is made of: of its scripts, its fonts, and its base of styles. */
const packagesOf = (build: Build): string[] => {
  const modules = JSON.parse(readFileSync(join(build.root, MODULES_FILE), 'utf8')) as BuiltModules
  const folders = Object.values(modules)
    .flat()
    .flatMap((id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])
  const assets = readdirSync(join(build.root, 'assets'))
  const fonts = assets
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => {
      const [file] = globSync(`node_modules/@fontsource*/*/files/${name.replace(/-[\w-]{8}\.woff2$/, '.woff2')}`, {
        cwd: ROOT,
      })
      if (!file) throw new Error(`nobody knows where ${name} is from`)
      return dirname(dirname(file))
    })
  return [...new Set([...folders, ...fonts, 'node_modules/tailwindcss'])]
}

/** Everything that is shipped is named with its licence, in a file that nobody has to load. */
export const tryLicences = async (
  trials: Trials,
  { running: { name, origin }, build }: { running: Running; build: Build },
): Promise<void> => {
  await trials.try(
    `${name}: whatever is built in is named in ${LICENCES_FILE}, with the text of its licence`,
    async () => {
      const { status, headers, body } = await ask(`${origin}/${LICENCES_FILE}`)
      same(
        [status, headers['content-type']?.toLowerCase(), headers['cache-control']],
        [200, 'text/plain; charset=utf-8', 'no-cache'],
        LICENCES_FILE,
      )
      same(sentWith(headers), HEADERS, LICENCES_FILE)
      const said = body.toString()
      const folders = packagesOf(build)
      for (const folder of folders) {
        const read = (file: string) => readFileSync(join(ROOT, folder, file), 'utf8')
        const { name: one, version, license } = JSON.parse(read('package.json')) as Record<string, string>
        holds(said.includes(`\n${one} ${version} (${license})\n`), `${one} ${version} is not named`)
        const texts = readdirSync(join(ROOT, folder)).filter((file) => /^(?:licen[cs]e|notice)/i.test(file))
        for (const file of texts) holds(said.includes(read(file).trim()), `the text of ${one} is not there`)
        holds(texts.length > 0, `${one} has no text`)
      }
      for (const font of ['inter', 'source-serif-4'])
        holds(folders.includes(`node_modules/@fontsource-variable/${font}`), `${font} is not built in`)
      return `${folders.length} packages`
    },
  )
  await trials.try(`${name}: the app does not load ${LICENCES_FILE}`, async () => {
    const files = readdirSync(build.root, { recursive: true, encoding: 'utf8' })
    const naming = files
      .filter((file) => /\.(?:html|js|css)$/.test(file))
      .filter((file) => readFileSync(join(build.root, file), 'utf8').includes(LICENCES_FILE))
    same(naming, [], 'files that name it')
  })
}
