import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { proxy, subscribe, useSnapshot } from 'valtio'
import type { SafeStorage } from '../lib/storage.ts'
import { PREFERENCES_KEY, storedPreferences, type Preferences, type Theme } from './stored.ts'

const PreferencesContext = createContext<Preferences | undefined>(undefined)

interface Props {
  storage: SafeStorage
  /** Off in stories, where the toolbar holds the theme. */
  applyTheme?: boolean
  children: ReactNode
}

/** Keeps what a person chose for this browser. */
export const PreferencesProvider = ({ storage, applyTheme = true, children }: Props) => {
  const [store] = useState(() => proxy(storedPreferences(storage)))
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
