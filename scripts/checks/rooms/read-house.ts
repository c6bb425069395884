import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../lib/processes.ts'
import type { House } from './judge.ts'
import type { Workspace } from './resolve.ts'

const SOURCES = [
  'packages/*/src/**/*.{ts,tsx,mdx,css}',
  'apps/*/{src,e2e,walk,vite}/**/*.{ts,tsx}',
  'apps/*/*.ts',
  '.storybook/*.{ts,tsx,mdx}',
  'scripts/**/*.{ts,mjs}',
  'bench/**/*.ts',
  '*.config.ts',
]

const readWorkspace = (folder: string): Workspace => {
  const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    name: string
    exports?: Record<string, string>
  }
  return { folder, name, exports }
}

/** The project as it is on the disk. */
export const readHouse = (): House => {
  const paths = globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
  const folders = [...globSync(['packages/*', 'apps/*'], { cwd: ROOT }), '.storybook']
  return {
    files: new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')])),
    workspaces: folders
      .map((folder) => folder.replaceAll('\\', '/'))
      .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
      .map(readWorkspace),
  }
}
