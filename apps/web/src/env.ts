/** What the build was told; the one place that reads it. */
export const env = {
  /** Base path of the API, same origin: a proxy stands in front of the server. */
  apiBase: import.meta.env.VITE_API_BASE ?? '/api/v1',
  /** Below the base path (R24). */
  healthPath: import.meta.env.VITE_HEALTH_PATH ?? '/health/',
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY || null,
}
