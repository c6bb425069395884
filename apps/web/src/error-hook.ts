/** A page that breaks again and again is told of no more often. */
const REPORTS_MAX = 20

/**
 * Tells of every error that nobody has handled, as the event `bunko:error` on the window whose `detail` is an
 * `ErrorReport`: only what may leave (docs/security.md). Nothing is sent anywhere; whoever runs the place may listen.
 */
export const watchErrors = () => {
  let told = 0
  const tell = async (error: unknown) => {
    if (++told > REPORTS_MAX) return
    const { errorReport } = await import('@bunko/ui/routing/error-report')
    const build = document.querySelector('script[type=module]')?.getAttribute('src') ?? null
    const { pathname } = window.location
    window.dispatchEvent(new CustomEvent('bunko:error', { detail: errorReport(error, { pathname, build }) }))
  }
  // Without a network its code may not come: then there is nobody to tell either.
  window.addEventListener('error', ({ error }) => {
    // What has none says nothing of us: another's script, or an observer that was late for a frame.
    if (error) void tell(error).catch(() => {})
  })
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason).catch(() => {}))
}
