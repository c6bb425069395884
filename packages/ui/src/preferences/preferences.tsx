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
    const look = () => void Object.assign(value.store, storedPreferences(storage))
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [value, storage])
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}

const usePreferences = () => {
  const value = use(PreferencesContext)
  if (!value) throw new Error('PreferencesProvider is missing')
  return value
}

/** Other tabs have written since: what is not changed here stays as it is stored. */
const change = ({ store, storage }: Value, to: Partial<Preferences>) => {
  Object.assign(store, to)
  storage.write(PREFERENCES_KEY, { ...storedPreferences(storage), ...to })
}

/** The chosen theme and the way to change it. */
export const useTheme = () => {
  const value = usePreferences()
  const { theme } = useSnapshot(value.store)
  return { theme, setTheme: (next: Theme) => change(value, { theme: next }) }
}

/** Whether erotica and pornographic titles are shown, and the way to change it. Hidden until somebody asks. */
export const useMature = () => {
  const value = usePreferences()
  const { mature } = useSnapshot(value.store)
  return { mature, setMature: (next: boolean) => change(value, { mature: next }) }
}

/** Whether letters pressed alone are keys of the page, and the way to change it. They are until somebody asks. */
export const useLetters = () => {
  const value = usePreferences()
  const { letters } = useSnapshot(value.store)
  return { letters, setLetters: (next: boolean) => change(value, { letters: next }) }
}
