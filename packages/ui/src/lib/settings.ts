/** What an installation decides, in config.json. */
export interface Settings {
  /** Base path of the API, same origin: a proxy stands in front of the server (R2). */
  apiBase: string
  /** Of the diagnostics panel's health check, below the base path (R24). */
  healthPath: string
  /** Cloudflare Turnstile's public key; without one there is no bot check. */
  turnstileSiteKey: string | null
}

/** The settings as they stand. */
export interface Decided extends Partial<Settings> {
  /** What its config.json says; what is not in it is a default. */
  given?: Partial<Settings>
}

/** What stands where an installation says nothing. */
export const DEFAULT_SETTINGS: Settings = { apiBase: '/api/v1', healthPath: '/health/', turnstileSiteKey: null }

/** Each setting's allowed text. An empty site key is none. */
export const SETTING_FORMS: Record<keyof Settings, RegExp> = {
  apiBase: /^(?:\/[\w~-][\w.~-]*)+$/,
  healthPath: /^(?:\/[\w~-][\w.~-]*)+\/?$/,
  turnstileSiteKey: /^(?:[\w-]{10,100})?$/,
}

/** Whether a value may stand for a setting that there is; null stands for no site key. */
export const fits = (name: keyof Settings, value: unknown): boolean => {
  const text = value ?? ''
  return typeof text === 'string' && SETTING_FORMS[name].test(text)
}

/** The settings that stand in the text of a config.json; null when anything in it is wrong. */
export const readSettings = (text: string): Partial<Settings> | null => {
  try {
    const given = JSON.parse(text) as Partial<Settings>
    // A list or a number has no settings; a name that is none throws.
    if (given.constructor !== Object) return null
    for (const name in given) if (!fits(name as keyof Settings, given[name as keyof Settings])) return null
    if (given.turnstileSiteKey === '') given.turnstileSiteKey = null
    return given
  } catch {
    return null
  }
}
