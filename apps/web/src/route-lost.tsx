import type { LostPlace } from '@bunko/ui/routing/page-router'
import { ScreenLost } from '@bunko/ui/routing/ScreenLost'
import { useReleaseChecked } from './new-release.ts'

/** In the place of a screen whose code did not arrive, unless a release is why: then the page is loaded anew. */
export const RouteLost = ({ retry }: LostPlace) => useReleaseChecked() && <ScreenLost retry={retry} />

/** The same for what has no shell around it, or where it is the shell that did not arrive. */
export const BareLost = (props: LostPlace) => (
  <main id="main" tabIndex={-1} className="px-4 outline-none">
    <RouteLost {...props} />
  </main>
)
