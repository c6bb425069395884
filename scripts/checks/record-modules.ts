import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../lib/processes.ts'

export const MODULES_FILE = '.vite/modules.json'

/** File name of each built script → the modules it was made of, relative to the project. */
export type BuiltModules = Record<string, string[]>

/**
 * Writes down which modules each built file holds, beside Vite's manifest, for the budget check to read. `assets` tells
 * those of scripts that another build has made, by their name without the hash.
 */
export const recordModules = (assets: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'bunko:record-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules: BuiltModules = {}
    for (const output of Object.values(bundle)) {
      const ids = output.type === 'chunk' ? output.moduleIds : output.names.flatMap((name) => assets.get(name) ?? [])
      if (ids.length > 0) modules[output.fileName] = ids.map((id) => relative(ROOT, id.replace(/^\0/, '')))
    }
    this.emitFile({ type: 'asset', fileName: MODULES_FILE, source: JSON.stringify(modules, undefined, 1) })
  },
})
