import { DEFAULT_SETTINGS, type Settings } from '@bunko/ui/providers/config'

/** What the place decides where this build is served; the defaults until `main.tsx` has read config.json. */
export const env: Settings = { ...DEFAULT_SETTINGS }
