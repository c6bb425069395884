import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { CrashPanel } from '../parts/CrashPanel/CrashPanel.tsx'

/** A screen that throws takes neither the shell nor the next screen with it. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ resetErrorBoundary }) => <CrashPanel onRetry={() => resetErrorBoundary()} />}
    >
      {children}
    </ErrorBoundary>
  )
}
