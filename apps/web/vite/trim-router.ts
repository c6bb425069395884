import type { Plugin } from 'vite'

const PURE = '/* @__PURE__ */'

/**
 * The router names its components, makes its classes and fills its sets by statements that no bundler may drop, so that
 * links with prefetching, forms, server rendering and more stay in although nobody uses them: 5 KB gzipped on every screen.
 */
export const trimRouter = (): Plugin => ({
  name: 'trim-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^ {4}if \(this\.context(?: && [^]*?)?\) \{$[^]*?^ {4}\}$/gm, '')
        .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateStable()')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/(= )(React\w*\.(?:forwardRef|memo|createContext)\()/g, `$1${PURE} $2`)
        .replace(/^(var \w+ = )(new (?:Set|URL)\()/gm, `$1${PURE} $2`)
        .replace(/^(var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm, `$1${PURE} (() => $2)();`),
      map: null,
    }),
  },
})
