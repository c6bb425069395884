import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { proxy, subscribe, useSnapshot } from 'valtio'
import type { SafeStorage } from '../lib/storage.ts'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
interface Preferences {
  theme: Theme
}

/** The same key as the script in the document's head, which sets the theme before the first paint. */
const PREFERENCES_KEY = 'bunko-preferences'

const readTheme = (stored: unknown): Theme =>
  THEMES.find((theme) => typeof stored === 'object' && stored !== null && theme === (stored as Preferences).theme) ??
  'system'

const PreferencesContext = createContext<Preferences | undefined>(undefined)

interface Props {
  storage: SafeStorage
  /** Off in stories, where the toolbar holds the theme. */
  applyTheme?: boolean
  children: ReactNode
}

/** Keeps what a person chose for this browser. */
export const PreferencesProvider = ({ storage, applyTheme = true, children }: Props) => {
  const [store] = useState(() => proxy<Preferences>({ theme: readTheme(storage.read(PREFERENCES_KEY)) }))
  const { theme } = useSnapshot(store)
  useEffect(() => {
    if (!applyTheme) return
    const root = document.documentElement
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }, [applyTheme, theme])
  useEffect(() => subscribe(store, () => void storage.write(PREFERENCES_KEY, { theme: store.theme })), [store, storage])
  return <PreferencesContext value={store}>{children}</PreferencesContext>
}

/** The chosen theme and the way to change it. */
export const useTheme = () => {
  const store = use(PreferencesContext)
  if (!store) throw new Error('PreferencesProvider is missing')
  const { theme } = useSnapshot(store)
  return { theme, setTheme: (next: Theme) => void (store.theme = next) }
}
