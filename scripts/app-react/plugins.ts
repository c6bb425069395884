import type { PluginOption } from 'vite'
import { reactAsModules } from './react-as-modules.ts'

/**
 * Storybook asks the development build for `act`, without which a play function would find a story before its effects
 * have run. Here it waits a little, by when they have.
 */
const ACT = `
export const act = (work) => {
  const result = work()
  return { then: (done) => Promise.resolve(result).then((value) => setTimeout(() => done(value), 50)) }
}
`

const UNASKED = 'if (process.env.NODE_ENV === "production" || disableAct)'

/** What .storybook/main.ts takes along when $BUNKO_APP_REACT names this file. */
export const storyPlugins = (): PluginOption[] => [
  reactAsModules(),
  {
    name: 'bunko:act',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /node_modules[\\/]react[\\/]cjs[\\/]react\.production\.js/ },
      handler: (code) => ({ code: code + ACT, map: null }),
    },
  },
  {
    name: 'bunko:ask-for-act',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@storybook[\\/]react[\\/]dist[\\/]/, code: UNASKED },
      handler: (code) => ({ code: code.replace(UNASKED, 'if (disableAct)'), map: null }),
    },
  },
]
