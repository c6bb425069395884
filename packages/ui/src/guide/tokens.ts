import type { Theme } from './contrast.ts'

export interface Token {
  /** Without the two dashes: `color-paper`. */
  name: string
  /** As it is written, on one line. */
  value: string
}

/** Only the theme itself: what follows overrides it for a language. */
const themeOf = (css: string) => css.split('@layer')[0] ?? ''

/**
 * The custom properties of the theme in a stylesheet whose name begins with `prefix` (`color-`), in their order.
 * Resets (`--color-*: initial`) and what belongs to another token (`--text-xs--line-height`) are left out.
 */
export const readTokens = (css: string, prefix: string): Token[] =>
  [...themeOf(css).matchAll(/--([a-z\d-]+):\s*([^;]+);/g)].flatMap(([, name = '', value = '']) =>
    name.startsWith(prefix) && !name.slice(prefix.length).includes('--')
      ? [{ name, value: value.replaceAll(/\s+/g, ' ') }]
      : [],
  )

/**
 * What a value means in one theme: 'light-dark(a, b)' is a in the light and b in the dark; any other value is itself.
 * A build may resolve light-dark() at the root once and for all, so a part of a page in the other theme asks here.
 */
export const inTheme = (value: string, theme: Theme) => {
  const [, inside] = /^light-dark\((.*)\)$/.exec(value) ?? []
  if (inside === undefined) return value
  let depth = 0
  const comma = [...inside].findIndex((letter) => {
    depth += Number(letter === '(') - Number(letter === ')')
    return letter === ',' && depth === 0
  })
  return (theme === 'light' ? inside.slice(0, comma) : inside.slice(comma + 1)).trim()
}
