import { createContext, use } from 'react'

/** What an installation decides. */
export interface Config {
  /** Cloudflare Turnstile's public key; without one the bot check is a stand-in. */
  turnstileSiteKey: string | null
}

const ConfigContext = createContext<Config>({ turnstileSiteKey: null })
export const ConfigProvider = ConfigContext
export const useConfig = (): Config => use(ConfigContext)
