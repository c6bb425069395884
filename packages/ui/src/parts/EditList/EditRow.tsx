import type { Edit } from '@bunko/api-client'
import { memo, useState } from 'react'
import { useTitle } from '../../data/titles.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { nameOf } from '../../lib/title-text.ts'
import { EditCard } from '../EditCard/EditCard.tsx'

interface Props {
  edit: Edit
  now: Date
  linkState: object | undefined
  isScrolling: boolean
}

/** A card with the cover of its title, and its name where the proposal has none, asked for once the list comes to rest on it; without one it is drawn. */
export const EditRow = memo(({ edit, now, linkState, isScrolling }: Props) => {
  const [hasRested, setHasRested] = useState(!isScrolling)
  if (!hasRested && !isScrolling) setHasRested(true)
  const title = useTitle(edit.manga_id, hasRested)
  return (
    <EditCard
      edit={edit}
      now={now}
      name={title.data && nameOf(title.data).text}
      cover={coverSrc(title.data?.covers, 'thumbnail')}
      linkState={linkState}
    />
  )
})
EditRow.displayName = 'EditRow'
