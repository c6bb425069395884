import { CrashPanel } from '@bunko/ui/parts/CrashPanel'

/** A screen whose code did not arrive, or a shell that broke: only loading the page anew helps. */
export const RouteCrash = () => <CrashPanel onRetry={() => window.location.reload()} />
