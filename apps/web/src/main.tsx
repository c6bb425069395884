import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { env } from './env.ts'
import { watchErrors } from './error-hook.ts'
import { loadSettings } from './load-settings.ts'
import { watchReleases } from './new-release.ts'
import { createRouter } from './routes.tsx'
import { Unreached } from './Unreached.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('#root is missing')
// What a boundary has caught is told like any other error.
const root = createRoot(element, { onCaughtError: (error) => window.reportError(error) })

const start = async () => {
  const found = await loadSettings()
  if ('problem' in found) {
    const part = await import('@bunko/ui/parts/SetupProblem').catch(() => null)
    document.getElementById('shell')?.remove()
    if (!part) return root.render(<Unreached />)
    return root.render(<part.SetupProblem problem={found.problem} onRetry={() => window.location.reload()} />)
  }
  Object.assign(env, found, { given: found })
  root.render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  )
}

watchErrors()
watchReleases()
void start()
if (import.meta.env.DEV) void import('./dev/start.tsx').then(({ startDevPanel }) => startDevPanel())
