import { CrashPanel } from '@bunko/ui/parts/CrashPanel'
import { useReleaseChecked } from './new-release.ts'

/** A shell that broke: only loading the page anew helps. */
export const RouteCrash = () => useReleaseChecked() && <CrashPanel onRetry={() => window.location.reload()} />
