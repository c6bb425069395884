import { AFTER_UPLOADS_REDIRECT_MS } from '@bunko/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useClock } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useAddToSeason } from '../../data/add-to-season.ts'
import { chartErrorText } from '../../data/read-chart.ts'
import { afterWaysOn, WAYS_ON } from '../../lib/after-ways-on.ts'
import { labelOf, langOfText } from '../../lib/title-text.ts'
import { isOfWrite, isUnsure } from '../../lib/unsure.ts'
import { CoverUploads } from '../../parts/CoverUploads/CoverUploads.tsx'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import type { CoverQueue } from '../../uploads/cover-queue.ts'
import type { Created, InSeason } from './created-title.ts'

interface Props {
  title: Created
  queue: CoverQueue
  inSeason: InSeason
  onInSeason: (is: InSeason) => void
  /** Everything is done; also where the panel is left before it goes on by itself. */
  onDone: () => void
}

/** After the create (section 4): its season, its covers, then back to /admin. */
export const CreatedPanel = ({ title, queue, inSeason, onInSeason, onDone }: Props) => {
  const { name, season, restored } = title
  const { items, busy, looking } = useSnapshot(queue.state)
  const [hadCovers, setHadCovers] = useState(items.length > 0)
  if (items.length > 0 && !hadCovers) setHadCovers(true)
  const add = useAddToSeason()
  const { mutate } = add
  const addToSeason = () =>
    season &&
    mutate(
      { ...season, id: title.id, ref: title.ref },
      {
        onSuccess: () => onInSeason('yes'),
        // A write that was refused settles it. Where a read before it had no answer nothing was sent: it stays as it was.
        onError: (error) => isOfWrite(error) && onInSeason(isUnsure(error) ? 'perhaps' : 'no'),
      },
    )
  const begin = useEffectEvent(() => void addToSeason())
  useEffect(() => {
    // React's double mount in development begins once.
    const beginning = setTimeout(() => begin())
    return () => clearTimeout(beginning)
  }, [])

  const seasonDone = season === null || add.isSuccess
  const coversDone = !busy && looking === 0 && items.every(({ state }) => state === 'done')
  const finish = useEffectEvent(onDone)
  const { stretch = 1 } = useClock()
  useEffect(() => {
    if (!seasonDone || !coversDone) return undefined
    if (!hadCovers) {
      finish()
      return undefined
    }
    return afterWaysOn(() => finish(), AFTER_UPLOADS_REDIRECT_MS * stretch)
  }, [seasonDone, coversDone, hadCovers, stretch])
  // Left before that: nothing remains to be offered.
  const leave = useEffectEvent(() => seasonDone && coversDone && hadCovers && onDone())
  useEffect(() => () => void leave(), [])

  const seasonName = season && `${labelOf(season.season)} ${season.year}`
  return (
    <div {...WAYS_ON} className="flex min-w-0 flex-col gap-5">
      <Notice
        tone="success"
        title="Manga created successfully"
        action={
          <DoneLink size="sm" to={paths.editTitle.to({ id: title.ref })}>
            Edit it
          </DoneLink>
        }
      >
        <p>
          <bdi lang={langOfText(name)}>{name}</bdi> is in the catalogue.
        </p>
        <p role="status">{seasonDone && coversDone && hadCovers && 'Returning to the admin panel.'}</p>
      </Notice>
      {season && (
        <div role="status" className="empty:-mt-5">
          {add.isSuccess && <Notice tone="success">Added to {seasonName}.</Notice>}
          {add.isPending && <Notice>Adding it to {seasonName}…</Notice>}
        </div>
      )}
      {add.isError && (
        <Notice
          tone="danger"
          live="assertive"
          title={
            inSeason === 'perhaps'
              ? `The title was created, and may have been added to ${seasonName} all the same`
              : `The title was created, but could not be added to ${seasonName}`
          }
          action={
            <Button size="sm" onClick={addToSeason}>
              Retry
            </Button>
          }
        >
          {chartErrorText(add.error)}
        </Notice>
      )}
      {hadCovers && (
        <Card title="Covers">
          <CoverUploads queue={queue} titleId={title.ref} withStored={restored} />
        </Card>
      )}
    </div>
  )
}
