import type { Plugin } from 'vite'

/** What ofetch takes from other packages to build addresses and to guess at JSON. The client does both itself. */
const OFETCH_IMPORTS = /^import (?:destr|\{ withBase, withQuery \}) from '(?:destr|ufo)';$/gm
const OFETCH_REST = [
  "const unused = () => { throw new Error('ofetch was trimmed: it may neither build addresses nor read JSON') }",
  'const destr = unused, withBase = unused, withQuery = unused',
].join('\n')

/** The checks that react-hook-form makes by rules of its own, and its lists of fields. Every form here brings its resolver. */
const FORM_UNUSED = [
  /^var validateField = async \([^]*?^\};$/m,
  /^ {4}const executeBuiltInValidation = async \([^]*?^ {4}\};$/m,
  /^ {4}const _setFieldArray = \([^]*?^ {4}\};$/m,
  /^ {4}const setValues = \([^]*?^ {4}\};$/m,
  /^ {4}const setFocus = \([^]*?^ {4}\};$/m,
] as const
const FORM_STUB = (text: string) =>
  `${/^\s*\w+ \w+/.exec(text)?.[0]} = async () => { throw new Error('react-hook-form was trimmed: a form brings its resolver and has no lists of fields') };`

/** What reads lists page by page comes with its observer, instead of with every query. */
const QUERY_IMPORT = 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";'
const QUERY_INSTEAD =
  'let infiniteQueryBehavior; export const readByPages = (behavior) => { infiniteQueryBehavior = behavior };'
const OBSERVER_IMPORT = 'import { hasNextPage, hasPreviousPage } from "./infiniteQueryBehavior.js";'
const OBSERVER_INSTEAD = [
  'import { hasNextPage, hasPreviousPage, infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
  'import { readByPages } from "./query.js";',
  'readByPages(infiniteQueryBehavior);',
].join('\n')

/** 2 KB on every screen: ofetch's two helpers. Half a KB there: pages of queries. 2 KB on the review: the kinds of comparison that `diff` makes unasked. 2 KB on every long form: what its library does unasked. */
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
    name: 'trim-queries',
    apply: 'build',
    transform: {
      filter: { id: /query-core[\\/]build[\\/]modern[\\/](?:query|infiniteQueryObserver)\.js$/ },
      handler(code) {
        const [wanted, instead] = code.includes(QUERY_IMPORT)
          ? [QUERY_IMPORT, QUERY_INSTEAD]
          : [OBSERVER_IMPORT, OBSERVER_INSTEAD]
        if (!code.includes(wanted)) this.error('query-core is not as it was: look at trim-queries')
        // Not `sideEffects: false` as the package says: the observer tells the query when it is loaded.
        return { code: code.replace(wanted, instead), map: null, moduleSideEffects: true }
      },
    },
  },
  {
    name: 'trim-forms',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-hook-form[\\/]dist[\\/]index\.esm/ },
      handler(code) {
        if (!FORM_UNUSED.every((rule) => rule.test(code)))
          this.error('react-hook-form is not as it was: look at trim-forms')
        return { code: FORM_UNUSED.reduce((left, rule) => left.replace(rule, FORM_STUB), code), map: null }
      },
    },
  },
  {
    // Each takes React as a whole to ask for one part of it that may not be there; it is.
    name: 'trim-overlays',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]@(?:floating-ui[\\/]react|headlessui)[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^const SafeReact = \{\s*\.\.\.React\s*\};$/m, '')
          .replace(/\bSafeReact\./g, 'React.')
          .replace(/\((\w)=>\1\.useSyncExternalStore\)\((\w)\)/, '$2.useSyncExternalStore'),
        map: null,
      }),
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
