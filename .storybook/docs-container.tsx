import { DocsContainer } from '@storybook/addon-docs/blocks'
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { create } from 'storybook/theming'
import './docs-page.css'

type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()
const themeNamed = (name: unknown): Theme => (name === 'dark' ? 'dark' : 'light')
/** What the last story was dressed in, else what the address asks for: a page without stories is dressed by nobody. */
const asked = () =>
  document.documentElement.dataset['theme'] ??
  /(?:^|;)theme:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]
let chosen = themeNamed(asked())
// What the toolbar asks for, not what came of it: frames of stories in the page report theirs here as well.
addons.getChannel().on(UPDATE_GLOBALS, ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
  if (globals['theme'] === undefined) return
  chosen = themeNamed(globals['theme'])
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The colour token as the browser computes it: Storybook mixes colours of its own from it, which no variable allows. */
const colour = (name: string) => {
  const probe = document.createElement('span')
  probe.style.color = `var(--color-${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const storybookTheme = (base: Theme) => {
  document.documentElement.dataset['theme'] = base
  return create({
    base,
    fontBase: 'var(--font-sans)',
    fontCode: 'var(--font-mono)',
    colorPrimary: colour('ink'),
    colorSecondary: colour('link'),
    appBg: colour('sunken'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    textColor: colour('ink'),
    textMutedColor: colour('ink-muted'),
    barBg: colour('surface'),
    barTextColor: colour('ink-muted'),
    inputBg: colour('surface'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('ink'),
  })
}
const made = new Map<Theme, ReturnType<typeof create>>()
const themeOf = (base: Theme) => {
  const theme = made.get(base) ?? storybookTheme(base)
  made.set(base, theme)
  return theme
}

/** A docs page as the product looks, in the theme of the toolbar. */
export const ThemedDocs = (props: ComponentProps<typeof DocsContainer>) => {
  const theme = useSyncExternalStore(subscribe, () => chosen)
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = 'ltr' // as the page is written, whatever the story before it was
  }, [theme])
  return <DocsContainer {...props} theme={themeOf(theme)} />
}
