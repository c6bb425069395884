import { useEffect } from 'react'

/** Names the screen and the thing in the document's title: 'Edit approvals · Bunko'. */
export const usePageTitle = (...names: (string | null | undefined)[]): void => {
  const title = [...names.filter((name) => name), 'Bunko'].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
