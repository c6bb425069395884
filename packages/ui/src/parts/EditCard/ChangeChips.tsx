import { Chip } from '../../components/Chip/Chip.tsx'
import { changePreview } from '../../lib/edit-labels.ts'

const SHOWN_MAX = 5
const NAME_MAX = 40

const spoken = (text: string) => text.replace(/\+(\d+)/u, '$1 added').replace(/−(\d+)/u, '$1 removed')
const short = (name: string) => {
  const letters = [...name]
  return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX).join('')}…` : name
}

/** What a proposal changes, field by field: how many were added and removed, or 'modified'. */
export const ChangeChips = ({ changes }: { changes: unknown }) => {
  const all = changePreview(changes).map(({ field, text }, at) => ({ field, text, key: String(at) }))
  if (all.length === 0) return <p className="mt-1.5 text-sm text-ink-muted">No changes listed</p>
  const rest = all.length - SHOWN_MAX
  return (
    <ul aria-label="Changes" className="mt-1.5 flex max-w-full flex-wrap gap-1.5">
      {all.slice(0, SHOWN_MAX).map(({ field, text, key }) => (
        <li key={key} className="max-w-full">
          <Chip>
            <bdi className="text-ink-muted">{short(field) || 'change'}</bdi>{' '}
            <span aria-hidden className="font-medium">
              {text}
            </span>
            <span className="sr-only">{spoken(text)}</span>
          </Chip>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Chip>{rest} more</Chip>
        </li>
      )}
    </ul>
  )
}
