import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.ts'
import { report } from './report.ts'
import { installScripts, integrity, licences, manifests, type LockFile, type Manifest } from './supply-chain/judge.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

const { packages } = read('package-lock.json') as { packages: LockFile }
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
const files = ['package.json', ...globSync('{packages,apps}/*/package.json', { cwd: ROOT }), '.storybook/package.json']

report([
  integrity(packages),
  installScripts(packages, allowScripts),
  licences(packages),
  manifests(
    files.map((path) => read(path) as Manifest),
    ['@bunko/web', '@bunko/ui', '@bunko/api-client'],
    readFileSync(join(ROOT, 'README.md'), 'utf8'),
  ),
])
