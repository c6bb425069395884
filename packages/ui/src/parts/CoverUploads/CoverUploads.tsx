import type { Id } from '@bunko/api-client'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../components/Button/Button.tsx'
import { DropZone } from '../../components/DropZone/DropZone.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useCoversChanged } from '../../data/covers.ts'
import { useCovers } from '../../data/stored-covers.ts'
import { COVER_KINDS, sortImages, type RefusedFile } from '../../lib/image-check.ts'
import { numbered } from '../../lib/numbered.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { isHeld, isOpen, mayHaveArrived } from '../../uploads/cover-item.ts'
import type { CoverQueue } from '../../uploads/cover-queue.ts'
import { CoverZoom } from '../CoverZoom/CoverZoom.tsx'
import type { CoverActs } from './cover-acts.ts'
import { CoverRow } from './CoverRow.tsx'
import { QUEUE_ID } from './queue-id.ts'
import { StoredCovers } from './StoredCovers.tsx'
import { useHeldFocus } from './use-held-focus.ts'
import { VolumeInput } from './VolumeInput.tsx'
import { WrongVolume } from './WrongVolume.tsx'

type CoverUploadsProps = {
  /** From `useCoverQueue`, so that the screen can start it and ask before leaving. */
  queue: CoverQueue
  /** Null before the title is created. */
  titleId: Id | null
  /** Shows the covers the title has already. */
  withStored?: boolean
  /** Why not every cover is kept for later, from `useCoverDraft`. */
  draftProblem?: string | null
}

const orderOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join()

/**
 * Covers by volume: add, order, choose the primary one, upload one by one, retry.
 *
 * Use for the covers of a title that is created or edited; not for the logo of a house, there `LogoField`, and not for
 * whoever only looks, there `Gallery`.
 *
 * Keyboard: Tab goes through what each cover offers. 'Move up' and 'Move down' do what dragging does, and the focus
 * stays there; the arrow keys choose the primary one; in a volume Enter takes what was typed and Esc drops it. When a
 * cover goes, the focus passes to its neighbour, else to the choice of files; to the new one where it replaces another.
 */
export const CoverUploads = ({ queue, titleId, withStored = false, draftProblem }: CoverUploadsProps) => {
  const { items, next, busy, only, problem, ended } = useSnapshot(queue.state)
  const stored = useCovers(withStored ? titleId : null)
  const changed = useCoversChanged()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [said, setSaid] = useState({ order: '', text: '' })
  const [zoomed, setZoomed] = useState<{ title: string; src: string | null } | null>(null)
  const zone = useRef<HTMLDivElement>(null)
  const focusNext = useRef<readonly string[] | null>(null)
  /** What was chosen last to replace the cover of a volume. */
  const replacing = useRef(new Map<number, File[]>())
  const { list, onFocus } = useHeldFocus(() => zone.current?.querySelector('button'))
  const id = useId()
  const isShown = useIsShown()
  const start = chosen ?? next

  // Those that are put back may be among them.
  const unsure = items.filter(mayHaveArrived).length
  useEffect(() => {
    if (stored.data) queue.know(stored.data)
  }, [stored.data, queue, busy, unsure])

  const order = orderOf(items)
  useEffect(() => {
    const wanted = focusNext.current
    focusNext.current = null
    if (!wanted) return
    const found = wanted.map((one) => document.getElementById(one)).find((one) => one && !one.matches(':disabled'))
    ;(found ?? zone.current?.querySelector('button'))?.focus()
    // A row that is new is perhaps below the window; what sends it stands above it.
    if (found?.localName === 'li') found.scrollIntoView({ block: 'center' })
  }, [order])

  const upload = useMemo(() => {
    const after = async (run: Promise<unknown>) => {
      await run
      if (withStored && titleId !== null) await changed(titleId)
    }
    return {
      start: () => void after(queue.start(titleId)),
      retry: (one?: string) => void after(queue.retry(titleId, one)),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `changed` is made anew each time and does the same
  }, [queue, titleId, withStored])
  const acts = useMemo((): CoverActs => {
    const at = (one: string) => queue.state.items.findIndex((item) => item.id === one)
    const move = (one: string, to: number) => {
      queue.move(one, to)
      const { items: now } = queue.state
      const item = now[to]
      if (item?.id !== one) return
      const text = `${item.file.name} is number ${to + 1} of ${now.length}, volume ${item.volume}`
      setSaid({ order: orderOf(now), text })
    }
    return {
      setVolume: queue.setVolume,
      toNextVolume: (one) => queue.setVolume(one, queue.state.next),
      flag: queue.flag,
      move(one, by) {
        focusNext.current = by < 0 ? [`${one}-up`, `${one}-down`] : [`${one}-down`, `${one}-up`]
        move(one, at(one) + by)
      },
      drop: (dragged, on) => move(dragged, at(on)),
      remove(one) {
        const near = [queue.state.items[at(one) + 1], queue.state.items[at(one) - 1]]
        focusNext.current = near.flatMap((item) => (item ? [`${item.id}-remove`] : []))
        queue.remove(one)
      },
      cancel: queue.cancel,
      retry: upload.retry,
      zoom(one) {
        const item = queue.state.items[at(one)]
        if (item) setZoomed({ title: item.file.name, src: item.preview })
      },
    }
  }, [queue, upload])

  const take = (accepted: File[], wrong: readonly RefusedFile[]) => {
    setRefused(wrong)
    queue.add(accepted, chosen)
    queue.refuse(wrong)
    if (accepted.length) setChosen(null)
  }
  // The same ones at every step of an upload: hundreds of covers stand behind them.
  const replace = useCallback(
    (volume: number, files: File[]) => {
      const { current: latest } = replacing
      latest.set(volume, files)
      const look = async () => {
        const { accepted, refused: wrong } = await sortImages(files.slice(0, 1), COVER_KINDS)
        // One that was slow to look at is not what was chosen last.
        if (!isShown() || latest.get(volume) !== files) return
        setRefused(wrong)
        queue.refuse(wrong)
        const added = accepted[0] && queue.replace(accepted[0], volume)
        if (added) focusNext.current = [added]
      }
      void queue.look(look())
    },
    [queue, isShown],
  )
  const volumes = items.flatMap((item) => (item.replaces && isHeld(item) ? [item.volume] : []))
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `volumes` is made anew each time, and is what it was
  const replaced = useMemo(() => volumes, [volumes.join()])
  const waiting = items.filter(({ state }) => state === 'queued').length
  const failed = items.filter(({ state }) => state === 'failed').length
  const done = items.filter(({ state }) => state === 'done').length
  const underWay = items.filter(({ state }) => state === 'uploading').length
  const inRun = ended + underWay + (only === null ? waiting : 0)

  return (
    <section aria-label="Volume covers" className="flex min-w-0 flex-col gap-5">
      {withStored && titleId !== null && (
        <StoredCovers
          titleId={titleId}
          busy={busy}
          primaryElsewhere={items.some(({ isPrimary }) => isPrimary)}
          replaced={replaced}
          onReplace={replace}
          onZoom={setZoomed}
        />
      )}
      <div ref={zone} className="flex flex-col gap-3">
        <DropZone
          kinds={COVER_KINDS}
          onFiles={take}
          onLooking={queue.look}
          label="Drop covers here"
          hint="JPEG, PNG or WEBP, at most 5 MB each. Several files get one volume after the other."
        />
        <label htmlFor={`${id}-volume`} className="flex items-center gap-2 text-sm">
          Volume of the next file
          <VolumeInput
            id={`${id}-volume`}
            volume={start}
            onVolume={setChosen}
            invalid={isWrong}
            onWrong={setWrong}
            describedBy={isWrong ? `${id}-wrong` : undefined}
          />
        </label>
        {/* Empty, it takes no gap. */}
        <WrongVolume
          id={`${id}-wrong`}
          isWrong={isWrong}
          holds={`Until then it is volume ${start}.`}
          className="-mt-2 empty:-mt-3"
        />
        {refused.length > 0 && (
          <Notice tone="danger" title="File Validation Error" live="toast">
            <ul className="flex flex-col gap-0.5">
              {numbered(refused).map(({ key, item: { file, text } }) => (
                <li key={key}>
                  <bdi className="font-medium">{file.name}</bdi>: {text}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {problem && (
          <Notice tone={titleId === null ? 'warning' : 'danger'} live="assertive">
            {problem}
          </Notice>
        )}
        {draftProblem && (
          <Notice tone="warning" live="polite">
            {draftProblem}
          </Notice>
        )}
      </div>
      {items.length > 0 && (
        <div onFocus={onFocus} className="overflow-hidden rounded-md border border-line bg-surface">
          <span role="status" className="sr-only">
            {said.order === order && said.text}
          </span>
          <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-3 py-2.5 sm:px-4">
            <p role="status" className="text-sm text-ink-muted tabular-nums">
              {busy
                ? inRun === 0
                  ? 'Checking what has arrived…'
                  : `Uploading cover ${Math.min(ended + 1, inRun)} of ${inRun}`
                : `${items.length} ${items.length === 1 ? 'cover' : 'covers'}, ${done} uploaded`}
            </p>
            <span className="flex flex-wrap gap-2">
              {busy && (
                <Button size="sm" onClick={queue.cancelAll}>
                  Cancel all
                </Button>
              )}
              {!busy && failed > 0 && (
                <Button size="sm" onClick={() => upload.retry()}>
                  {failed === 1 ? 'Retry the failed one' : `Retry the ${failed} failed`}
                </Button>
              )}
              {(waiting > 0 || busy) && (
                <Button size="sm" variant="primary" busy={busy} busyLabel="Uploading…" onClick={upload.start}>
                  {waiting === 1 ? 'Upload 1 cover' : `Upload ${waiting} covers`}
                </Button>
              )}
            </span>
          </div>
          <ul
            id={QUEUE_ID}
            ref={list}
            tabIndex={-1}
            aria-label="Covers to upload"
            className="divide-y divide-line -outline-offset-2"
          >
            {items.map((item, at) => {
              const [before, after] = [items[at - 1], items[at + 1]]
              return (
                <CoverRow
                  key={item.id}
                  item={item}
                  acts={acts}
                  group={`${id}-primary`}
                  canGoUp={isOpen(item) && before !== undefined && isOpen(before)}
                  canGoDown={isOpen(item) && after !== undefined && isOpen(after)}
                  busy={busy}
                />
              )
            })}
          </ul>
        </div>
      )}
      {zoomed && <CoverZoom {...zoomed} onClose={() => setZoomed(null)} />}
    </section>
  )
}
