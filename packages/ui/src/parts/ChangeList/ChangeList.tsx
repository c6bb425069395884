import { memo, useId, useMemo } from 'react'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import type { ChangedRow } from '../../lib/changed-since.ts'
import { groupByLanguage, readChanges, type ChangeRow } from '../../lib/changes.ts'
import { needsWordDiff } from '../../lib/diff/word-diff.ts'
import { ptMoment } from '../../lib/pt-br.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { ChangeItem } from './ChangeItem.tsx'
import { SinceMark } from './SinceMark.tsx'
import { rowId } from './stops.ts'
import { useWide } from './use-wide.ts'

interface ChangeListProps {
  /** Whatever a proposal holds (R21). */
  changes: unknown
  /** When it was made. */
  date?: string | null
  /** Those whose field somebody has saved since: `goToRow` leads to them. */
  since?: readonly ChangedRow[]
}

/** Width, in CSS pixels, from which two texts stand side by side. */
const TWO_COLUMNS = 600
const VIEWS = [
  { value: 'side', label: 'Side by side' },
  { value: 'inline', label: 'Inline' },
] as const

const isLongText = ({ before, after }: ChangeRow) =>
  needsWordDiff(typeof before === 'string' ? before : '', typeof after === 'string' ? after : '')

/**
 * The change details of a proposal, in Portuguese (R17): a row per change, those of one language together.
 *
 * Use for all changes of one proposal; not for a single text or list, there `TextDiff` or `ListDiff`, and not for what
 * a colleague stored meanwhile, there `ChangedMeanwhile`.
 *
 * Keyboard: Tab goes through how texts are compared, where the arrow keys choose, and each 'Show more'. With
 * `ChangeKeys` beside it, N and P move the focus to the next change and to the one before, and round.
 */
export const ChangeList = memo(({ changes, date, since }: ChangeListProps) => {
  const id = useId()
  const [ref, isWide] = useWide<HTMLElement>(TWO_COLUMNS)
  // Whoever judges one proposal after another chooses once.
  const [{ texts: view }, prefer] = usePreferences()
  const rows = useMemo(() => readChanges(changes), [changes])
  const moment = ptMoment(date)
  return (
    <section ref={ref} lang="pt-BR" aria-labelledby={id} className="@container">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-base font-semibold">
            <span id={id}>Alterações</span>{' '}
            {rows.length > 0 && <span className="font-normal text-ink-muted tabular-nums">{rows.length}</span>}
          </h2>
          {moment && (
            <time dateTime={moment.dateTime} className="text-sm text-ink-muted">
              {moment.text}
            </time>
          )}
        </div>
        {isWide && rows.some(isLongText) && (
          <div lang="en" className="print:hidden">
            <Segmented
              label="How texts are compared"
              options={VIEWS}
              value={view}
              onValueChange={(texts) => prefer({ texts })}
            />
          </div>
        )}
      </div>
      {rows.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-ink-muted sm:px-5">Nenhuma alteração informada</p>
      )}
      {groupByLanguage(rows).map(({ language, rows: group }) => (
        <div key={language?.tag ?? ''} {...(language && { role: 'group', 'aria-label': language.label })}>
          {group.map((row) => {
            const changed = since?.find(({ key }) => key === row.key)
            return (
              <ChangeItem
                key={row.key}
                row={row}
                view={isWide ? view : 'inline'}
                id={changed && rowId(row.key)}
                mark={changed && <SinceMark now={changed.now} lang={language?.tag} />}
              />
            )
          })}
        </div>
      ))}
    </section>
  )
})
ChangeList.displayName = 'ChangeList'
