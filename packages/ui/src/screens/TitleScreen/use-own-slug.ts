import type { Title } from '@bunko/api-client'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useOnTheWay } from '../../routing/use-on-the-way.ts'

/** What stands behind the id in a title's address. */
export const slugShown = ({ slug }: Pick<Title, 'slug'>): string => slug?.trim().replace(/^\.\.?$/, '') || 'untitled'

/** The slug corrects itself: the same screen, the same entry of the history, the same query and hash. */
export const useOwnSlug = (id: string, asked: string, title: Title | undefined): void => {
  const navigate = useNavigate()
  const { search, hash, state } = useLocation()
  const isOnTheWay = useOnTheWay()
  const correct = useEffectEvent((slug: string) => {
    const kept: unknown = state
    void navigate(
      { pathname: paths.title.to({ id, slug }), search, hash },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...(typeof kept === 'object' && kept), corrected: true },
      },
    )
  })
  const slug = title && slugShown(title)
  useEffect(() => {
    if (slug !== undefined && slug !== asked && !isOnTheWay) correct(slug)
  }, [slug, asked, isOnTheWay])
}
