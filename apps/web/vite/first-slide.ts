import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const EARLY = join(import.meta.dirname, '../src/early')
const STAND_IN = join(EARLY, 'without-react.ts')

/** The name under which other plugins find the file in the bundle. */
export const FIRST_SLIDE = 'first-slide.js'

/**
 * Builds what draws home's first slide before the app is there (src/early) into a small file of its own: the same
 * component as in the app, with a stand-in for React and the router. Its modules are put into `modules` by its name.
 */
export const firstSlide = (modules: Map<string, readonly string[]>): Plugin => {
  let target: string | string[] | false | undefined
  return {
    name: 'bunko:first-slide',
    apply: 'build',
    configResolved({ build: { target: wanted } }) {
      target = wanted
    },
    async buildStart() {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        root: EARLY,
        resolve: {
          alias: [{ find: /^(?:react|react\/jsx-runtime|react-router-dom)$/, replacement: STAND_IN }],
        },
        build: {
          write: false,
          ...(target !== undefined && { target }),
          modulePreload: false,
          rolldownOptions: { input: join(EARLY, 'first-slide.tsx') },
        },
      })
      const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
      const [file, ...more] = outputs
      if (file?.type !== 'chunk' || more.length > 0) throw new Error('the first slide is not one file')
      modules.set(FIRST_SLIDE, file.moduleIds)
      this.emitFile({ type: 'asset', name: FIRST_SLIDE, source: file.code })
    },
  }
}
