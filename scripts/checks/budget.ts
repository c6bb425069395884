import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, gzipSync } from 'node:zlib'
import { ROOT } from '../lib/processes.ts'
import { MODULES_FILE, type BuiltModules } from './record-modules.ts'
import { report, type Check } from './report.ts'

/** Sizes here are in KB of 1000 bytes, gzipped at level 9. What each screen fetches is measured in e2e/budget.spec.ts. */
export const gzipKb = (content: Uint8Array | string) =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).byteLength / 1000

/** All scripts of the app together: a guard against a dependency that comes in unseen. */
const TOTAL_LIMIT_KB = 496.5

interface Forbidden {
  name: string
  module: RegExp
  /** Strings that stay in the code however it is minified. */
  text: RegExp
}

export const FORBIDDEN: readonly Forbidden[] = [
  {
    name: 'msw',
    module: /(?:^|\/)node_modules\/(?:msw|@mswjs)\//,
    text: /mockServiceWorker|\[MSW\]|msw\/passthrough|MOCK_ACTIVATE/,
  },
  { name: 'faker', module: /(?:^|\/)node_modules\/@faker-js\//, text: /FakerError|fakerjs\.dev|setDefaultRefDate/ },
  { name: 'the mock server', module: /(?:^|\/)(?:packages|@bunko)\/mock-server\//, text: /__mock__/ },
  { name: 'the development panel', module: /(?:^|\/)apps\/web\/src\/dev\//, text: /bunko-dev-panel/ },
  { name: 'Storybook', module: /(?:^|\/)(?:node_modules\/@?storybook\/|\.storybook\/)/, text: /__STORYBOOK/ },
]

export interface Built {
  /** File name → content of every script and page of the built app. */
  files: ReadonlyMap<string, string>
  modules: BuiltModules
}

/** One check per forbidden thing (by module and by tell-tale text), and one for the total size. */
export const checkBuilt = ({ files, modules }: Built): Check[] => {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'))
  const recorded = scripts.map(([name]) => [name, modules[name] ?? []] as const)
  const total = scripts.reduce((sum, [, content]) => sum + gzipKb(content), 0)
  const unrecorded = recorded
    .filter(([, ids]) => ids.length === 0)
    .map(([name]) => `${name}: its modules are not known`)
  return [
    ...FORBIDDEN.map(({ name, module, text }) => ({
      name: `budget: no ${name} in the built app`,
      seen: scripts.length,
      problems: [
        ...recorded.flatMap(([file, ids]) => ids.filter((id) => module.test(id)).map((id) => `${file} holds ${id}`)),
        ...[...files].flatMap(([file, content]) => {
          const found = text.exec(content)
          return found ? [`${file} says '${found[0]}'`] : []
        }),
      ],
    })),
    { name: 'budget: every built script tells its modules', seen: scripts.length, problems: unrecorded },
    {
      name: `budget: all scripts together ${total.toFixed(1)} KB of ${TOTAL_LIMIT_KB} KB`,
      seen: scripts.length,
      problems: total > TOTAL_LIMIT_KB ? [`${(total - TOTAL_LIMIT_KB).toFixed(1)} KB too much`] : [],
    },
  ]
}

const readBuilt = (dist: string): Built => {
  const names = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : []
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /\.(?:js|html|css)$/.test(name))
  const modulesFile = join(dist, MODULES_FILE)
  return {
    files: new Map(files.map((name) => [name, readFileSync(join(dist, name), 'utf8')])),
    modules: existsSync(modulesFile) ? (JSON.parse(readFileSync(modulesFile, 'utf8')) as BuiltModules) : {},
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report(checkBuilt(readBuilt(join(ROOT, 'apps/web/dist'))))
