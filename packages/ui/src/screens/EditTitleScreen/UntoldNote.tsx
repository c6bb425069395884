import type { Title } from '@bunko/api-client'
import { useMemo } from 'react'
import { Notice } from '../../components/Notice/Notice.tsx'
import { untoldFields } from '../../lib/title-changes.ts'

/** Section 3 promises less of a title that is read than of one that is sent: which fields only look empty. */
export const UntoldNote = ({ title }: { title: Title }) => {
  const labels = useMemo(() => untoldFields(title), [title])
  if (labels.length === 0) return null
  return (
    <Notice tone="warning" title="The server does not tell all of this title">
      These look empty here: {labels.join(', ')}. Nothing is sent of them as long as nothing is entered; what is entered
      takes the place of all that the server holds there.
    </Notice>
  )
}
