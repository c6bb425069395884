import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { LICENCES_FILE, licencesText, packageFolder, readShipped } from '../../../scripts/deploy/licences.ts'

const HOME = join(import.meta.dirname, '../../..')
/** Each build holds a few lines of theirs, which no module tells: the base of the styles, what loads and joins files. */
const TOOLS = ['rolldown', 'tailwindcss', 'vite'].map((name) => join(HOME, 'node_modules', name))

/**
 * Writes the licence of everything that is built in into a file beside the document: of scripts, of fonts, and of what
 * `assets` tells of scripts that another build has made.
 */
export const licences = (assets: ReadonlyMap<string, readonly string[]>): Plugin => {
  let root = ''
  return {
    name: 'bunko:licences',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((name) => resolve(root, name)),
      )
      const folders = [...sources, ...[...assets.values()].flat()].flatMap((id) => packageFolder(id) ?? [])
      const shipped = [...new Set([...folders, ...TOOLS])].map(readShipped)
      const source = licencesText(readFileSync(join(HOME, 'LICENSE'), 'utf8'), shipped)
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source })
    },
  }
}
