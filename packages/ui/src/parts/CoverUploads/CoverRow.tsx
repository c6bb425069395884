import { ArrowDown, ArrowUp, GripVertical, ImageOff, RotateCcw, Trash2, X } from 'lucide-react'
import { memo, useState, type DragEvent } from 'react'
import { Badge, type Tone } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { coverRemovedText, volumeTakenText } from '../../lib/cover-volumes.ts'
import { cx } from '../../lib/cx.ts'
import { fileSize } from '../../lib/file-size.ts'
import { isOpen, type CoverItem, type CoverState } from '../../uploads/cover-item.ts'
import type { CoverActs } from './cover-acts.ts'
import { VolumeInput } from './VolumeInput.tsx'
import { WrongVolume } from './WrongVolume.tsx'

const STATES: Record<CoverState, { tone: Tone; text: string }> = {
  queued: { tone: 'neutral', text: 'Waiting' },
  uploading: { tone: 'info', text: 'Uploading' },
  done: { tone: 'success', text: 'Uploaded' },
  failed: { tone: 'danger', text: 'Failed' },
  cancelled: { tone: 'neutral', text: 'Cancelled' },
}

type CoverRowProps = {
  item: Readonly<CoverItem>
  acts: CoverActs
  /** Name of the group of radios, one per queue. */
  group: string
  canGoUp: boolean
  canGoDown: boolean
  /** A run is under way: what waits can be cancelled. */
  busy: boolean
}
const DRAGGED = 'application/x-bunko-cover'

/** One cover on its way: picture, volume, primary or not, how far it is, and what can be done. */
export const CoverRow = memo(({ item, acts, group, canGoUp, canGoDown, busy }: CoverRowProps) => {
  const { id, file, volume, state, progress, error, clashes, removed } = item
  const [broken, setBroken] = useState(false)
  const [over, setOver] = useState(false)
  const open = isOpen(item)
  const [isTypedWrong, setTypedWrong] = useState(false)
  const isWrong = open && isTypedWrong
  const isClashSaid = clashes && !error
  const { tone, text } = STATES[state]
  const takesDrop = (event: DragEvent) => open && event.dataTransfer.types.includes(DRAGGED)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard has buttons for it
    <li
      id={id}
      tabIndex={-1}
      aria-label={`${file.name}, volume ${volume}`}
      onDragOver={(event) => {
        if (!takesDrop(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!takesDrop(event)) return
        event.preventDefault()
        acts.drop(event.dataTransfer.getData(DRAGGED), id)
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 px-3 py-3 -outline-offset-2 sm:flex-nowrap sm:px-4',
        over && 'bg-link-soft',
      )}
    >
      <span
        aria-hidden
        draggable={open}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, id)
          event.dataTransfer.effectAllowed = 'move'
          const row = event.currentTarget.closest('li')
          if (row) event.dataTransfer.setDragImage(row, 16, 16)
        }}
        className={cx('-mx-1 hidden shrink-0 text-ink-muted sm:block', open ? 'cursor-grab' : 'opacity-40')}
      >
        <GripVertical className="size-4.5" />
      </span>
      <button
        type="button"
        onClick={() => acts.zoom(id)}
        aria-label={`Enlarge ${file.name}`}
        className="relative aspect-[2/3] w-13 shrink-0 overflow-hidden rounded-sm border border-line bg-sunken shadow-card"
      >
        {broken ? (
          <ImageOff aria-hidden className="m-auto size-5 text-ink-muted" />
        ) : (
          <img
            src={item.preview}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </button>
      <div className="flex min-w-0 flex-[1_1_9rem] flex-col gap-1">
        <p className="truncate font-medium" title={file.name}>
          <bdi>{file.name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          <Badge tone={tone}>{text}</Badge>
          <span className="whitespace-nowrap">{fileSize(file.size)}</span>
          {state === 'uploading' && progress !== null && (
            <span className="tabular-nums">{Math.round(progress * 100)} %</span>
          )}
        </p>
        {state === 'uploading' && (
          <Progress label={`Uploading ${file.name}`} value={progress === null ? null : progress * 100} />
        )}
        {item.replaces && open && <p className="text-sm text-ink-muted">Replaces the cover of volume {volume}.</p>}
        {removed !== null && (open || state === 'cancelled') && (
          <p className="text-sm text-warning">{coverRemovedText(removed)}</p>
        )}
        {broken && <p className="text-sm text-warning">No preview: the file may be damaged.</p>}
        {error && (
          <p className="text-sm wrap-anywhere text-danger">
            <span className="font-semibold">{error.title}.</span> {error.text}
          </p>
        )}
        {/* Empty, it takes no gap. */}
        <WrongVolume
          id={`${id}-wrong`}
          isWrong={isWrong}
          holds={`Until then it stays volume ${volume}.`}
          className="empty:-mt-1"
        />
        {isClashSaid && (
          <p id={`${id}-clash`} className="text-sm wrap-anywhere text-warning">
            {volumeTakenText(volume)}
          </p>
        )}
        {clashes && (
          <span>
            <Button size="sm" onClick={() => acts.toNextVolume(id)}>
              Use the next free volume
            </Button>
          </span>
        )}
      </div>
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 sm:w-auto sm:flex-nowrap sm:gap-x-4">
        <label htmlFor={`${id}-volume`} className="flex items-center gap-2 text-sm text-ink-muted">
          Volume
          <VolumeInput
            id={`${id}-volume`}
            label={`Volume of ${file.name}`}
            volume={volume}
            onVolume={(next) => acts.setVolume(id, next)}
            disabled={!open}
            invalid={clashes || isWrong}
            onWrong={setTypedWrong}
            describedBy={
              [isWrong && `${id}-wrong`, isClashSaid && `${id}-clash`].filter(Boolean).join(' ') || undefined
            }
          />
        </label>
        <label
          className={cx(
            'flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11',
            open ? 'text-ink' : 'text-ink-muted',
          )}
        >
          <input
            type="radio"
            name={group}
            checked={item.isPrimary}
            disabled={!open}
            onChange={() => acts.flag(id)}
            aria-label={`Primary: ${file.name}`}
            className="size-4.5"
          />
          Primary
        </label>
        <span className="ms-auto flex items-center gap-0.5">
          <IconButton
            id={`${id}-up`}
            size="sm"
            label={`Move ${file.name} up`}
            icon={<ArrowUp aria-hidden />}
            disabled={!canGoUp}
            onClick={() => acts.move(id, -1)}
          />
          <IconButton
            id={`${id}-down`}
            size="sm"
            label={`Move ${file.name} down`}
            icon={<ArrowDown aria-hidden />}
            disabled={!canGoDown}
            onClick={() => acts.move(id, 1)}
          />
          {(state === 'failed' || state === 'cancelled') && !clashes && (
            <IconButton
              size="sm"
              label={`Retry ${file.name}`}
              icon={<RotateCcw aria-hidden />}
              disabled={busy}
              onClick={() => acts.retry(id)}
            />
          )}
          {state === 'uploading' || (busy && state === 'queued') ? (
            // Another button: it does not become the one that removes, under a finger.
            <IconButton
              key="cancel"
              size="sm"
              label={`Cancel ${file.name}`}
              icon={<X aria-hidden />}
              onClick={() => acts.cancel(id)}
            />
          ) : (
            <IconButton
              key="remove"
              id={`${id}-remove`}
              size="sm"
              label={`Remove ${file.name}`}
              icon={<Trash2 aria-hidden />}
              disabled={state === 'done'}
              onClick={() => acts.remove(id)}
            />
          )}
        </span>
      </div>
    </li>
  )
})
