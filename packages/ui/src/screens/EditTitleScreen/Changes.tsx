import { useMemo } from 'react'
import { titleChanges } from '../../lib/title-changes.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { ChangeList } from '../../parts/ChangeList/ChangeList.tsx'
import type { Base } from './use-edit-title.ts'

interface Props {
  base: Base
  values: TitleValues
}

/** The changes that would be sent, as the review screen draws them. */
export const Changes = ({ base: { title, before }, values }: Props) => {
  const changes = useMemo(() => titleChanges(title, before, values), [title, before, values])
  return <ChangeList changes={changes} />
}
