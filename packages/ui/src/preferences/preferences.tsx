import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { proxy, subscribe, useSnapshot } from 'valtio'
import type { SafeStorage } from '../lib/storage.ts'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
interface Preferences {
  theme: Theme
  /** Whether erotica and pornographic titles are shown among others. */
  mature: boolean
}

/** The same key as the script in the document's head, which sets the theme before the first paint. */
const PREFERENCES_KEY = 'bunko-preferences'

const readTheme = (stored: unknown): Theme =>
  THEMES.find((theme) => typeof stored === 'object' && stored !== null && theme === (stored as Preferences).theme) ??
  'system'

const readMature = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && (stored as Preferences).mature === true

const PreferencesContext = createContext<Preferences | undefined>(undefined)

interface Props {
  storage: SafeStorage
  /** Off in stories, where the toolbar holds the theme. */
  applyTheme?: boolean
  children: ReactNode
}

/** Keeps what a person chose for this browser. */
export const PreferencesProvider = ({ storage, applyTheme = true, children }: Props) => {
  const [store] = useState(() => {
    const stored = storage.read(PREFERENCES_KEY)
    return proxy<Preferences>({ theme: readTheme(stored), mature: readMature(stored) })
  })
  const { theme } = useSnapshot(store)
  useEffect(() => {
    if (!applyTheme) return
    const root = document.documentElement
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }, [applyTheme, theme])
  useEffect(() => subscribe(store, () => void storage.write(PREFERENCES_KEY, { ...store })), [store, storage])
  return <PreferencesContext value={store}>{children}</PreferencesContext>
}

const useStore = () => {
  const store = use(PreferencesContext)
  if (!store) throw new Error('PreferencesProvider is missing')
  return store
}

/** The chosen theme and the way to change it. */
export const useTheme = () => {
  const store = useStore()
  const { theme } = useSnapshot(store)
  return { theme, setTheme: (next: Theme) => void (store.theme = next) }
}

/** Whether erotica and pornographic titles are shown, and the way to change it. Hidden until somebody asks. */
export const useMature = () => {
  const store = useStore()
  const { mature } = useSnapshot(store)
  return { mature, setMature: (next: boolean) => void (store.mature = next) }
}
