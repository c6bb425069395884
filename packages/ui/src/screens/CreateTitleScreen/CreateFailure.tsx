import { refOf, type Title } from '@bunko/api-client'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { nameOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'
import type { Failure } from './create-texts.ts'

interface Props {
  failure: Failure | null
  arrived: Title | null
  mangadexId: string
  sending: boolean
  onTryAgain: () => void
  /** Goes on with the title that has arrived. */
  onAccept: () => void
}

/** Why a create did not work, and what to do about it; a toast says it as well (R28). */
export const CreateFailure = ({ failure, arrived, mangadexId, sending, onTryAgain, onAccept }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // While it was sent the fields were closed, and the focus was lost with them.
    if ((failure || arrived) && document.activeElement === document.body) box.current?.focus()
  }, [failure, arrived])
  if (!failure && !arrived) return null
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      {arrived ? (
        <Arrived title={arrived} onAccept={onAccept} />
      ) : (
        failure && (
          <Notice
            tone="danger"
            live="toast"
            title={failure.title}
            action={
              failure.unsure && (
                <Button size="sm" busy={sending} busyLabel="Creating…" onClick={onTryAgain}>
                  Try again
                </Button>
              )
            }
          >
            <p>{failure.text}</p>
            {failure.others.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {failure.unsure && (
              <p>
                The title may have been created all the same: look for it among the similar titles before you try again.
                Nothing you typed is lost, and it is sent again under the same id, <code>{mangadexId}</code>.
              </p>
            )}
          </Notice>
        )
      )}
    </div>
  )
}

const Arrived = ({ title, onAccept }: { title: Title; onAccept: () => void }) => {
  const { text, lang } = nameOf(title)
  return (
    <Notice
      tone="warning"
      live="assertive"
      title="Your earlier attempt had already arrived"
      action={
        <>
          <Button size="sm" onClick={onAccept}>
            Go on with it
          </Button>
          <ButtonLink size="sm" to={paths.editTitle.to({ id: refOf(title) })}>
            Edit it
          </ButtonLink>
        </>
      }
    >
      <bdi lang={lang}>{text}</bdi> is in the catalogue, as it was when you sent it first. What you changed since has
      not been saved.
    </Notice>
  )
}
