import type { Plugin } from 'vite'

const INSERTS = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m

/** sonner writes its styles into the page by script, which the content policy forbids: they come as a style sheet instead. */
export const sonnerStyles = (): Plugin => ({
  name: 'bunko:sonner-styles',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
    handler(code) {
      if (!INSERTS.test(code)) this.error('sonner brings its styles in another way')
      return { code: `import 'sonner/dist/styles.css'\n${code.replace(INSERTS, '')}`, map: null }
    },
  },
})
