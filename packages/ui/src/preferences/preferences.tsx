import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { SafeStorage } from '../lib/storage.ts'
import { PREFERENCES_KEY, storedPreferences, type Preferences, type Theme } from './stored.ts'

interface Value {
  store: Preferences
  storage: SafeStorage
}
const PreferencesContext = createContext<Value | undefined>(undefined)

interface Props {
  storage: SafeStorage
  /** Off in stories, where the toolbar holds the theme. */
  applyTheme?: boolean
  children: ReactNode
}

/** The browser's own bars: of the two colours the document has, a chosen theme leaves one. */
const paintBars = (theme: Theme) => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-bars]')) {
    const { bars } = meta.dataset
    meta.media = theme === bars ? '' : theme === 'system' ? `(prefers-color-scheme: ${bars})` : 'not all'
  }
}

/** Keeps what a person chose for this browser. */
export const PreferencesProvider = ({ storage, applyTheme = true, children }: Props) => {
  const [value] = useState<Value>(() => ({ store: proxy(storedPreferences(storage)), storage }))
  const { theme } = useSnapshot(value.store)
  useEffect(() => {
    if (!applyTheme) return
    const root = document.documentElement
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    paintBars(theme)
  }, [applyTheme, theme])
  // Chosen in another tab.
  useEffect(() => {
    // Whatever else is stored there is no reason to take back a choice that storage has not taken.
    const look = ({ key }: StorageEvent) =>
      (key === PREFERENCES_KEY || key === null) && void Object.assign(value.store, storedPreferences(storage))
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [value, storage])
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}

/** Other tabs have written since: what is not changed here stays as it is stored. */
const change = ({ store, storage }: Value, to: Partial<Preferences>) => {
  Object.assign(store, to)
  storage.write(PREFERENCES_KEY, { ...storedPreferences(storage), ...to })
}

/**
 * What was chosen for this browser, and the way to change some of it.
 * @throws Error where no `PreferencesProvider` stands above
 */
export const usePreferences = () => {
  const value = use(PreferencesContext)
  if (!value) throw new Error('PreferencesProvider is missing')
  return [useSnapshot(value.store), (to: Partial<Preferences>) => change(value, to)] as const
}
