import { useRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { activeFilters, withoutFilters, type SearchFilters } from '../../lib/search-params.ts'
import { langOfText } from '../../lib/title-text.ts'
import type { ChangeFilters } from './use-search-filters.ts'

interface Props {
  filters: SearchFilters
  change: ChangeFilters
  /** Where the focus goes when there is none left. */
  onNone: () => void
}

/** The filters that are on, each to be taken off; the focus goes on to the one that takes its place. */
export const ActiveFilters = ({ filters, change, onNone }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const active = activeFilters(filters)
  if (active.length === 0) return null
  const remove = (at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else onNone()
    change(active[at]?.without ?? {})
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets */}
      <ul ref={list} role="list" aria-label="Active filters" className="contents">
        {active.map(({ key, field, text }, at) => (
          <li key={key} className="max-w-full min-w-0">
            <Chip
              name={field}
              lang={langOfText(text)}
              onRemove={() => remove(at)}
              removeLabel={`Remove ${field}: ${text}`}
            >
              {text}
            </Chip>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          onNone()
          change(withoutFilters)
        }}
      >
        Clear filters
      </Button>
    </div>
  )
}
