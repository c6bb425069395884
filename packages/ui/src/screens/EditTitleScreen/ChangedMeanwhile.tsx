import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card, CardSection } from '../../components/Card/Card.tsx'
import { readChanges } from '../../lib/changes.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { ChangeItem } from '../../parts/ChangeList/ChangeItem.tsx'
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
  return (
    <div ref={passFocus}>
      <div ref={box} tabIndex={-1} role="group" aria-label={TITLE} className="rounded-lg">
        <Card title={TITLE} flush>
          <CardSection>
            <p>
              Nothing has been saved yet. Save anyway and your values replace theirs where you changed the same field;
              take theirs and only your other changes stay.
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={onSaveAnyway}>Save anyway</Button>
              <Button onClick={onTakeTheirs}>Take their values</Button>
            </div>
          </CardSection>
          <div lang="pt-BR">
            {readChanges(meanwhile.theirs).map((row) => (
              <ChangeItem key={row.key} row={row} view="inline" />
            ))}
          </div>
        </Card>
      </div>
    </div>
  )
}
