import { useEffect, useRef } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { readChanges } from '../../lib/changes.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { ChangeItem } from '../../parts/ChangeList/ChangeItem.tsx'
import { APART, CLASHING } from '../../parts/ChangedMeanwhile/texts.ts'
import type { Meanwhile } from './use-edit-title.ts'

interface Props {
  meanwhile: Meanwhile
  onSaveAnyway: () => void
  onTakeTheirs: () => void
}

const TITLE = 'Somebody else changed this title meanwhile'

/** Somebody else has saved the title since the form began: what they changed, and whose values are to stay. */
export const ChangedMeanwhile = ({ meanwhile, onSaveAnyway, onTakeTheirs }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { theirs, mine } = meanwhile
  const rows = readChanges(theirs).map((row, place) => ({ row, isMine: mine.has(theirs[place]?.field_name ?? '') }))
  const clashes = rows.some(({ isMine }) => isMine)
  return (
    <div ref={passFocus}>
      <div ref={box} tabIndex={-1} role="group" aria-label={TITLE} className="rounded-lg">
        <Card title={TITLE} flush>
          <div className="px-4 py-4 sm:px-5">
            <p className="max-w-prose">Nothing has been saved yet. {clashes ? CLASHING : APART}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={onSaveAnyway}>{clashes ? 'Overwrite with mine' : 'Save mine as well'}</Button>
              <Button onClick={onTakeTheirs}>Take theirs</Button>
            </div>
          </div>
          <div lang="pt-BR">
            {rows.map(({ row, isMine }) => (
              <ChangeItem
                key={row.key}
                row={row}
                view="inline"
                mark={
                  isMine && (
                    <span lang="en">
                      <Badge tone="warning">You changed it too</Badge>
                    </span>
                  )
                }
              />
            ))}
          </div>
        </Card>
      </div>
    </div>
  )
}
