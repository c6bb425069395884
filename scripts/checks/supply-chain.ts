import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.ts'
import { report } from './report.ts'
import {
  installScripts,
  integrity,
  licences,
  manifests,
  shipped,
  type LockFile,
  type Manifest,
} from './supply-chain/judge.ts'

/** What stands now. A package more is a decision: it is fetched by every reader and has to be kept up to date. */
const MOST_SHIPPED = 22

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

const { packages } = read('package-lock.json') as { packages: LockFile }
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
const files = ['package.json', ...globSync('{packages,apps}/*/package.json', { cwd: ROOT }), '.storybook/package.json']
const all = files.map((path) => read(path) as Manifest)

report([
  integrity(packages),
  installScripts(packages, allowScripts),
  licences(packages),
  manifests(all),
  shipped(all, {
    by: ['@bunko/web', '@bunko/ui', '@bunko/api-client'],
    most: MOST_SHIPPED,
    readme: readFileSync(join(ROOT, 'README.md'), 'utf8'),
  }),
])
