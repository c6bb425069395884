import { useEffect, useRef } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card, CardSection } from '../../components/Card/Card.tsx'
import type { FieldMeanwhile } from '../../lib/field-meanwhile.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { APART, CLASHING } from './texts.ts'

interface Props {
  /** What was changed: 'magazine', 'author'. */
  what: string
  /** Each field with what stood there, what others have made of it, and one's own. */
  changes: readonly FieldMeanwhile[]
  /** Saves, with one's own values where both changed the same. */
  onOverwrite: () => void
  /** Puts their values into the form where both changed the same; nothing is saved. */
  onTakeTheirs: () => void
  /** It is being saved. */
  busy?: boolean
}

/**
 * Somebody else saved the record since the form was filled: what they changed, and whose values are to stay.
 *
 * Use when a colleague stored the same record while its form was open; not to show what a proposal changes, there
 * `ChangeList`, and not for what an earlier visit left, there `DraftOffer`.
 *
 * Keyboard: it takes the focus when it appears; Tab goes on to its two buttons, Enter or Space presses. While busy the
 * first one keeps the focus, the other is no stop. When it goes, the focus stays in that part of the screen.
 */
export const ChangedMeanwhile = ({ what, changes, onOverwrite, onTakeTheirs, busy = false }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const title = `Somebody else changed this ${what} meanwhile`
  const clashes = changes.some((change) => change.clashes)
  return (
    <div ref={passFocus}>
      <div ref={box} tabIndex={-1} role="group" aria-label={title} className="rounded-lg">
        <Card title={title} flush>
          <CardSection>
            <p className="max-w-prose">Nothing has been saved yet. {clashes ? CLASHING : APART}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={onOverwrite} busy={busy} busyLabel="Saving…">
                {clashes ? 'Overwrite with mine' : 'Save mine as well'}
              </Button>
              <Button onClick={onTakeTheirs} disabled={busy}>
                Take theirs
              </Button>
            </div>
          </CardSection>
          <ul className="divide-y divide-line" aria-label="What they changed">
            {changes.map(({ field, label, before, theirs, mine, clashes: both }) => (
              <li key={field} className="px-4 py-4 sm:px-5">
                <h3 className="flex flex-wrap items-center gap-2 text-ui font-semibold">
                  {label}
                  {both && <Badge tone="warning">You changed it too</Badge>}
                </h3>
                <dl className="mt-2 grid gap-3 sm:grid-cols-3">
                  <Value term="When you began" value={before} />
                  <Value term="Theirs" value={theirs} />
                  <Value term="Yours" value={mine} />
                </dl>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}

const Value = ({ term, value }: { term: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-muted">{term}</dt>
    <dd className="wrap-anywhere whitespace-pre-wrap" lang={scriptLang(value)}>
      {value ? <bdi>{value}</bdi> : <span className="text-ink-muted">Empty</span>}
    </dd>
  </div>
)
