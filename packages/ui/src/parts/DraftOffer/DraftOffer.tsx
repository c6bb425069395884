import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { passFocus } from '../../lib/pass-focus.ts'
import { scriptLang } from '../../lib/script-lang.ts'

/** What the frame's head covers of a screen, in px. */
const HEAD = 72

/** Back leads to where one was, past the offer: who does not type yet is shown it first. */
const comeIntoView = (node: HTMLElement | null) => {
  const isTyping = document.activeElement?.matches('input, textarea, select')
  if (node && !isTyping && node.getBoundingClientRect().bottom < HEAD) node.scrollIntoView({ block: 'center' })
  return passFocus(node)
}

interface Props {
  /** Says what was left. */
  title: ReactNode
  /** Where it appears after the form. */
  live?: ComponentProps<typeof Notice>['live']
  /** 'Restore' when left out. */
  restoreLabel?: string
  /** While the form is sent. */
  disabled?: boolean
  /** By a form that was left. */
  isBeingSent?: boolean
  /** Takes it up. */
  onRestore: () => void
  /** Gives it up, once that was confirmed. */
  onDiscard: () => void
  /** What was left. */
  children?: ReactNode
}

/**
 * R15b: offers what an earlier visit of the same user has left; asks before it is given up.
 *
 * Use above the form that a visit was left in; not for what others have changed meanwhile, there `ChangedMeanwhile`, and
 * not for a draft that goes by a name, there `NamedDraftOffer`.
 *
 * Keyboard: it takes no focus; Tab reaches Restore and Discard, Enter or Space presses. Discard asks first, there
 * `ConfirmDialog`, and the focus returns. When the offer goes, the focus stays in that part of the screen.
 */
export const DraftOffer = ({
  title,
  live = 'off',
  restoreLabel = 'Restore',
  disabled = false,
  isBeingSent = false,
  onRestore,
  onDiscard,
  children,
}: Props) => {
  const [asking, setAsking] = useState(false)
  return (
    <div ref={comeIntoView}>
      <Notice
        live={live}
        title={title}
        action={
          <>
            <Button size="sm" disabled={disabled || isBeingSent} onClick={onRestore}>
              {restoreLabel}
            </Button>
            <Button size="sm" variant="quiet" disabled={disabled || isBeingSent} onClick={() => setAsking(true)}>
              Discard
            </Button>
          </>
        }
      >
        {children}
        {isBeingSent && <p>It is still being sent.</p>}
      </Notice>
      <ConfirmDialog
        open={asking}
        title="Discard this draft?"
        body={
          <>
            {children}
            <p>It is kept in this browser alone. This cannot be undone.</p>
          </>
        }
        confirmLabel="Discard draft"
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

interface NamedProps {
  /** What was left, null for nothing; whether the form that was left is still sending it; and what the buttons do. */
  draft: { offer: { name: string } | null; isBeingSent: boolean; restore: () => void; discard: () => void }
  /** Says what was left: 'You began an author and did not finish'. */
  title: string
  /** The name is told, as when left out. Not of somebody who is there already, whose name is known. */
  named?: boolean
  /** While the form is sent. */
  disabled: boolean
}

/**
 * Offers what an earlier visit left of somebody or something that goes by a name; where nothing was left, nothing stands
 * there.
 *
 * Use above the form of a person or a house; not for what has no name to tell, there `DraftOffer`, and not for what
 * others have changed meanwhile, there `ChangedMeanwhile`.
 *
 * Keyboard: that of `DraftOffer`: Tab reaches Restore and Discard, Enter or Space presses, and Discard asks first.
 */
export const NamedDraftOffer = ({
  draft: { offer, isBeingSent, restore, discard },
  title,
  named = true,
  disabled,
}: NamedProps) =>
  offer && (
    <DraftOffer
      title={title}
      restoreLabel="Restore draft"
      disabled={disabled}
      isBeingSent={isBeingSent}
      onRestore={restore}
      onDiscard={discard}
    >
      {named && <bdi lang={scriptLang(offer.name)}>{offer.name.trim() || 'Without a name yet'}</bdi>}
    </DraftOffer>
  )
