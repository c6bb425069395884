import { DEFAULT_SETTINGS, type Config, type Settings } from '@bunko/ui/providers/config'

/** What the place decides where this build is served; the defaults until `main.tsx` has read config.json. */
export const env: Config & Settings = { ...DEFAULT_SETTINGS }
