import { useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { cx } from '../../lib/cx.ts'
import { passFocusTo } from '../../lib/pass-focus.ts'
import { BAR, BAR_STAYS } from '../../parts/SaveBar/bar-classes.ts'

const BAR_ROW = '@max-[60rem]:sticky @max-[60rem]:bottom-0 @max-[60rem]:bg-surface'
const passToText = passFocusTo((around) => around.parentElement?.querySelector('p'))

interface Props {
  /** 'Fall 2026' */
  label: string
  /** What is not saved yet: '1 added, 2 removed'. Empty where nothing is. */
  changes: string
  /** Takes the focus where the buttons go. */
  textRef: Ref<HTMLParagraphElement>
  busy: boolean
  onSave: () => void
  onDiscard: () => void
  /** How the last save went. */
  children: ReactNode
}

/**
 * Saves the chart or takes its changes back, and says how that went. Below the chart it stays in view only where there
 * is something to save or to be told.
 */
export const ChartSave = ({ label, changes, textRef, busy, onSave, onDiscard, children }: Props) => {
  // What has the focus stays in view: once all is saved, the text has it.
  const [hasFocus, setHasFocus] = useState(false)
  const dirty = changes !== ''
  const stays = dirty || busy || hasFocus || Boolean(children)
  return (
    <section aria-label="Save the chart" className="contents">
      <Card className={cx(BAR, stays && BAR_STAYS)}>
        <div
          onFocus={() => setHasFocus(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
          className="flex min-w-0 flex-col gap-5"
        >
          {/* Told of also where it does not stay: messages keep their place above it. */}
          <div data-bar className={cx('flex flex-col gap-2', BAR_ROW)}>
            <p ref={textRef} tabIndex={-1} className="rounded-sm text-sm text-ink-muted">
              {dirty ? `Not saved yet: ${changes}` : 'No changes to save'}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" disabled={!dirty && !busy} busy={busy} busyLabel="Saving…" onClick={onSave}>
                Save chart
              </Button>
              {dirty && <Discard label={label} changes={changes} disabled={busy} onDiscard={onDiscard} />}
            </div>
          </div>
          {/* In the bar it stands above the button, which keeps its place. */}
          {children && <div className="flex flex-col gap-5 @max-[60rem]:order-first">{children}</div>}
        </div>
      </Card>
    </section>
  )
}

interface DiscardProps extends Pick<Props, 'label' | 'changes' | 'onDiscard'> {
  disabled: boolean
}
/** Asks first: the draft goes with the changes, and nothing brings them back. */
const Discard = ({ label, changes, disabled, onDiscard }: DiscardProps) => {
  const [asking, setAsking] = useState(false)
  return (
    // It goes with its question, and the focus in it.
    <div ref={passToText} className="contents">
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        Discard changes
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Discard the changes to ${label}?`}
        body={<p>What you changed is lost, its draft too: {changes}. This cannot be undone.</p>}
        confirmLabel="Discard changes"
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
