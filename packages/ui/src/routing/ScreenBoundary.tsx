import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { CrashPanel } from '../parts/CrashPanel/CrashPanel.tsx'

const Broken = ({ resetErrorBoundary }: FallbackProps) => <CrashPanel onRetry={() => resetErrorBoundary()} />

/** A screen that throws takes neither the shell nor the next screen with it. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} FallbackComponent={Broken}>
      {children}
    </ErrorBoundary>
  )
}
