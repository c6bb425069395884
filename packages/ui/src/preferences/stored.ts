import type { SafeStorage } from '../lib/storage.ts'

const THEMES = ['system', 'light', 'dark'] as const
/** Light or dark; `system` follows the device. */
export type Theme = (typeof THEMES)[number]
const VIEWS = ['side', 'inline'] as const

/** What a person can choose for this browser. */
export interface Preferences {
  /** `system` until somebody chooses. */
  theme: Theme
  /** Whether erotica and pornographic titles are shown among others. */
  mature: boolean
  /** Whether letters and signs pressed alone do something. */
  letters: boolean
  /** How two long texts are compared, where both have room beside each other. */
  texts: (typeof VIEWS)[number]
}

/** The same key as the script in the document's head, which sets the theme before the first paint. */
export const PREFERENCES_KEY = 'bunko-preferences'

/** What a person chose for this browser; the defaults in place of what is missing or damaged. */
export const storedPreferences = (storage: SafeStorage): Preferences => {
  const kept = storage.read(PREFERENCES_KEY)
  const { theme, mature, letters, texts } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Partial<Preferences>
  return {
    theme: THEMES.find((one) => one === theme) ?? 'system',
    mature: mature === true,
    letters: letters !== false,
    texts: VIEWS.find((one) => one === texts) ?? 'side',
  }
}
