import { useId, type ReactNode } from 'react'
import { Badge, type Tone } from '../../components/Badge/Badge.tsx'
import { Clamp } from '../../components/Clamp/Clamp.tsx'
import { changeState, jsonText, type ChangeRow, type ChangeState } from '../../lib/changes.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { ListCounts } from '../ListDiff/ListDiff.tsx'
import { SideLabel } from '../TextDiff/marks.tsx'
import type { DiffView } from '../TextDiff/sides.tsx'
import { ValueDiff, WholeValue } from './ValueDiff.tsx'

const STATES: Record<ChangeState, { label: string; tone: Tone }> = {
  added: { label: 'Adicionado', tone: 'success' },
  removed: { label: 'Removido', tone: 'danger' },
  kept: { label: 'Mantido', tone: 'neutral' },
  modified: { label: 'Modificado', tone: 'info' },
}

/** Letters on one side that fill more than a few windows. */
const LONG = 12_000
const lettersOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : value === null || value === undefined ? 0 : jsonText(value).length
const isLong = ({ before, after }: ChangeRow) => lettersOf(before) > LONG || lettersOf(after) > LONG

interface ChangeItemProps {
  row: ChangeRow
  view: DiffView
  /** What else is to be said of it, beside its badges. */
  mark?: ReactNode
  /** For what leads to it. */
  id?: string | undefined
}

/** One changed field: its name, its language, what happens to it and why. Inside `lang="pt-BR"`. */
export const ChangeItem = ({ row, view, mark, id }: ChangeItemProps) => {
  const nameId = useId()
  const { label, tone } = STATES[changeState(row)]
  const lang = row.language?.tag
  return (
    <article
      id={id}
      data-change
      tabIndex={-1}
      aria-labelledby={nameId}
      className="border-t border-line px-4 py-4 -outline-offset-2 sm:px-5"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={nameId} className="min-w-0 text-ui font-semibold wrap-anywhere">
          <span className="sr-only">Campo: </span>
          <bdi lang="en">{row.field.trim() || '—'}</bdi>
        </h3>
        {row.language && <Badge>{row.language.label}</Badge>}
        <Badge tone={tone}>{label}</Badge>
        {row.kind === 'list' && row.knowsBefore && (
          <span className="text-sm text-ink-muted">
            <ListCounts before={row.before} after={row.after} />
          </span>
        )}
        {mark}
      </div>
      <Clamp isLong={isLong(row)}>
        {row.knowsBefore ? (
          <ValueDiff before={row.before} after={row.after} lang={lang} view={view} />
        ) : (
          <>
            <SideLabel side="after" />
            <WholeValue value={row.after} lang={lang} />
          </>
        )}
      </Clamp>
      {row.reason && (
        <Clamp isLong={row.reason.length > LONG}>
          <p className="mt-2.5 text-sm wrap-anywhere">
            <span className="text-ink-muted">Motivo: </span>
            <bdi lang={scriptLang(row.reason) ?? ''} className="whitespace-pre-wrap">
              {row.reason}
            </bdi>
          </p>
        </Clamp>
      )}
    </article>
  )
}
