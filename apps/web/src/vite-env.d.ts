interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_HEALTH_PATH?: string
  readonly VITE_TURNSTILE_SITE_KEY?: string
}
