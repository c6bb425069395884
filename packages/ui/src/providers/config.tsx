import { createContext, use } from 'react'
import type { Decided, Settings } from '../lib/settings.ts'

export { DEFAULT_SETTINGS, readSettings, type Settings } from '../lib/settings.ts'

/** What an installation decides, as far as screens are concerned. */
export type Config = Decided & Pick<Settings, 'turnstileSiteKey'>

const ConfigContext = createContext<Config>({ turnstileSiteKey: null })
export const ConfigProvider = ConfigContext
export const useConfig = (): Config => use(ConfigContext)
