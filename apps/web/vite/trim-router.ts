import type { Plugin } from 'vite'

/**
 * The router names its components by statements that no bundler may drop, so that links with prefetching, forms and
 * more stay in although nobody uses them: 4 KB gzipped on every screen.
 */
export const trimRouter = (): Plugin => ({
  name: 'trim-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/(= )(React\w*\.(?:forwardRef|memo|createContext)\()/g, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
})
