import type { CSSProperties } from 'react'
import css from '../styles/tokens.css?raw'
import type { Theme } from './contrast.ts'
import { inTheme, readTokens } from './tokens.ts'

/** The product's own tokens whose names begin with `prefix`, in the order of the stylesheet. */
export const tokensOf = (prefix: string) => readTokens(css, prefix)

const varsOf = (theme: Theme) =>
  Object.fromEntries(
    ['color-', 'shadow-'].flatMap((prefix) =>
      tokensOf(prefix).map(({ name, value }) => [`--${name}`, inTheme(value, theme)]),
    ),
  ) as CSSProperties
const VARS = { light: varsOf('light'), dark: varsOf('dark') }

/** Props of an element that is in one theme, whatever the page is in. */
export const themed = (theme: Theme, style?: CSSProperties) => ({
  'data-theme': theme,
  style: { ...VARS[theme], ...style },
})

const measured = new Map<string, string>()
/** A computed style of an empty element; asked once. */
const compute = (property: 'color' | 'width', value: string) => {
  const key = `${property}: ${value}`
  const before = measured.get(key)
  if (before !== undefined) return before
  const probe = document.createElement('span')
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', display: 'block', [property]: value })
  document.body.append(probe)
  const computed = getComputedStyle(probe)[property]
  probe.remove()
  measured.set(key, computed)
  return computed
}

/** The colour token `name` (without `color-`) as the browser computes it in one of the themes: 'rgb(27, 25, 22)'. */
export const colourIn = (name: string, theme: Theme) =>
  compute('color', (VARS[theme] as Record<string, string>)[`--color-${name}`] ?? '')

/** A CSS length as the browser lays it out, in px. */
export const pixels = (length: string) => Number.parseFloat(compute('width', length))
