import type { Plugin } from 'vite'

/** What ofetch takes from other packages to build addresses and to guess at JSON. The client does both itself. */
const OFETCH_IMPORTS = /^import (?:destr|\{ withBase, withQuery \}) from '(?:destr|ufo)';$/gm
const OFETCH_REST = [
  "const unused = () => { throw new Error('ofetch was trimmed: it may neither build addresses nor read JSON') }",
  'const destr = unused, withBase = unused, withQuery = unused',
].join('\n')

/** 2 KB on every screen: ofetch's two helpers. 2 KB on the review: the kinds of comparison that `diff` makes unasked. */
export const trimLibraries = (): Plugin[] => [
  {
    name: 'trim-ofetch',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]ofetch[\\/]dist[\\/]shared[\\/]/ },
      handler: (code) => ({ code: `${code.replace(OFETCH_IMPORTS, '')}\n${OFETCH_REST}`, map: null }),
    },
  },
  {
    name: 'trim-diff',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]diff[\\/]libesm[\\/]/ },
      handler: (code) => ({
        code: code.replace(/^(export const \w+ = )(new \w+\(\);)$/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  },
]
