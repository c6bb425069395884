import { join } from 'node:path'
import type { PluginOption } from 'vite'

const OURS = /\/packages\/ui\/src\/(?!.*\.(?:stories|test)\.)[^?]*\.tsx?$/
// Not where a type is named: `typeof import('…')`, `import('…').Name`.
const IMPORT = /(?<!typeof )import\(('[^']+')\)(?!\.[A-Z]|\[)/g
const LATE = JSON.stringify(join(import.meta.dirname, 'late.ts'))

/** `import()` of the screens and parts, each time late: see `late.ts`. */
export const lateCode = (): PluginOption => ({
  name: 'late-code',
  enforce: 'pre',
  transform(code, id) {
    if (!OURS.test(id)) return undefined
    const slower = code.replace(IMPORT, '__late().then(() => import($1))')
    // At the end: the lines stay where they are.
    return slower === code ? undefined : { code: `${slower}\nimport { late as __late } from ${LATE}\n`, map: null }
  },
})
