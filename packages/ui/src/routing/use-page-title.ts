import { useEffect } from 'react'

/** Names the screen and the thing in the document's title: 'Edit approvals · Bunko'. */
export const usePageTitle = (...names: (string | null | undefined)[]): void => {
  const title = [...names, 'Bunko'].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
