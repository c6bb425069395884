import { CrashPanel } from '@bunko/ui/parts/CrashPanel'
import { useEffect, useState } from 'react'
import { releaseCheck } from './new-release.ts'

/** A screen whose code did not arrive, or a shell that broke: only loading the page anew helps. */
export const RouteCrash = () => {
  const [isShown, setShown] = useState(!releaseCheck())
  useEffect(() => void releaseCheck()?.then((replaced) => setShown(!replaced)), [])
  return isShown && <CrashPanel onRetry={() => window.location.reload()} />
}
