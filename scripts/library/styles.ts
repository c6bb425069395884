import tailwindcss from '@tailwindcss/vite'
import { copyFileSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { ROOT } from '../lib/processes.ts'
import { EXPORTED_STYLES } from './entries.ts'

const FONTS = 'fonts'

/** The classes are those of the compiled package, not those of its stories or of the app beside it. */
const sourcesAre = (folder: string): Plugin => ({
  name: 'packed-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]styles[\\/]index\.css$/ },
    handler: (code) => ({ code: `${code}\n@source '${folder}/**/*.js';\n`, map: null }),
  },
})

/** Compiles `entry` to one styles.css in `outDir`, with its fonts as files beside it, and their licences. */
export const compileStyles = async (entry: string, outDir: string) => {
  await build({
    configFile: false,
    root: dirname(entry),
    base: './',
    logLevel: 'error',
    plugins: [sourcesAre(outDir.replaceAll('\\', '/')), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? join(EXPORTED_STYLES) : `${FONTS}/[name][extname]`,
        },
      },
    },
  })
  for (const folder of globSync('node_modules/@fontsource*/*', { cwd: ROOT })) {
    copyFileSync(join(ROOT, folder, 'LICENSE'), join(outDir, FONTS, `${basename(folder)}-LICENSE.txt`))
  }
}
