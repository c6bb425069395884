import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { asModule } from './react-as-modules.ts'
import { trimReactDom } from './trim-react-dom.ts'

const require = createRequire(import.meta.url)
const reactDom = () => {
  const entry = require.resolve('react-dom/client')
  return readFileSync(entry.replace(/client\.js$/, 'cjs/react-dom-client.production.js'), 'utf8')
}

describe('as a module', () => {
  test('imports stand for what is required, also beside other variables', () => {
    const code = asModule('var A = require("a"), B = require("b");\nvar C = require("c"), one = C.one;', 'me')
    expect(code).toContain("import * as A from 'a'\nimport * as B from 'b'\nimport * as C from 'c'\n")
    expect(code).toContain('var one = C.one;')
    expect(code).not.toContain('require(')
  })

  test('exports are variables, wherever they are set or read', () => {
    const code = asModule(
      'exports.now = void 0;\nif (x) { exports.now = function () { return 1 } }\nexports.later = () => exports.now();',
      'me',
    )
    expect(code).toContain('var $now = void 0;')
    expect(code).toContain('{ $now = function')
    expect(code).toContain('var $later = () => $now();')
    expect(code).toContain("export { $now as now, $later as later }\nexport * as default from 'me'")
    expect(() => parseAst(code)).not.toThrow()
  })
})

describe("React's DOM", () => {
  test('is a module without what this app never does', () => {
    const whole = reactDom()
    const code = asModule(trimReactDom(whole), 'me')
    expect(() => parseAst(code)).not.toThrow()
    expect(code.length).toBeLessThan(whole.length * 0.9)
    expect(code).not.toMatch(/\bcase (?:18|19|26|27|30|31):/)
    expect(code).not.toMatch(/\.isDehydrated\b|hydrateRoot/)
    // What a cut case had declared for the others is still declared.
    expect(code).toMatch(/var prevHostParent\b/)
    for (const name of ['createRoot', 'version']) expect(code).toContain(` as ${name}`)
  })

  test('a parameter of the same name is another variable', () => {
    const code = trimReactDom(reactDom())
    expect(code).toMatch(/function initInput\([^)]*isHydrating\b/)
    expect(code).toContain('element.checked = isHydrating ? element.checked : !!checked')
  })

  test('where it is written differently, the build fails and says what was not found', () => {
    const other = reactDom().replaceAll('popHydrationState', 'popIt').replaceAll('isFragmentInstanceParent', 'isParent')
    expect(() => trimReactDom(other)).toThrow(
      /react-dom is not as it was.*: isFragmentInstanceParent, popHydrationState$/,
    )
  })
})
