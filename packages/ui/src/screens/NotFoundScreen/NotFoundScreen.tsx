import { NotFoundPanel } from '../../parts/NotFoundPanel/NotFoundPanel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'

/** An address that leads nowhere. */
export const NotFoundScreen = () => {
  usePageTitle('Page not found')
  return <NotFoundPanel what="Page" />
}
