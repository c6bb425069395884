import { createContext, use } from 'react'
import type { Decided, Settings } from '../lib/settings.ts'

export { DEFAULT_SETTINGS, readSettings, type Settings } from '../lib/settings.ts'

/** What an installation decides, as far as screens are concerned. */
export type Config = Decided & Pick<Settings, 'turnstileSiteKey'>

const ConfigContext = createContext<Config>({ turnstileSiteKey: null })
/** Hands on what an installation has decided to the screens below. */
export const ConfigProvider = ConfigContext
/** What this installation has decided. Without a provider: nothing, and no bot check. */
export const useConfig = (): Config => use(ConfigContext)
