import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { memo, useState, type DragEvent, type MouseEvent } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { titleKey } from '../../data/season-charts.ts'
import { cx } from '../../lib/cx.ts'
import type { TitlePick } from '../../lib/title-pick.ts'
import { TitleFacts } from '../../parts/TitlePicker/TitleFacts.tsx'
import { PlaceInput } from './PlaceInput.tsx'
import { rowId } from './use-chart-edit.ts'

interface Props {
  title: TitlePick
  /** From 1 on. */
  place: number
  isLast: boolean
  isNew: boolean
  locked: boolean
  onPlace: (title: TitlePick, place: number, stays: boolean) => void
  onMove: (title: TitlePick, by: 1 | -1, byKey: boolean) => void
  onDrop: (dragged: string, on: TitlePick) => void
  onRemove: (title: TitlePick, byKey: boolean) => void
}
const DRAGGED = 'application/x-bunko-title'

const byKey = ({ detail }: MouseEvent) => detail === 0
/** A place that is being typed is taken when its field is left, and moves rows: not before the press is over. */
const hold = (event: MouseEvent) => {
  if (document.activeElement?.matches('ol input')) event.preventDefault()
}

/** The grip takes no focus, but the press does from a place that is being typed: rows move, and another would be dragged. */
const placeFirst = (event: MouseEvent) => {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement && activeElement.matches('ol input'))) return
  event.preventDefault()
  activeElement.blur()
}

/** One title of a chart: its place, what it is, and how it goes elsewhere. */
export const ChartRow = memo(({ title, place, isLast, isNew, locked, onPlace, onMove, onDrop, onRemove }: Props) => {
  const [over, setOver] = useState(false)
  const takesDrop = (event: DragEvent) => !locked && event.dataTransfer.types.includes(DRAGGED)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard has buttons for it
    <li
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
        onDrop(event.dataTransfer.getData(DRAGGED), title)
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 [contain-intrinsic-size:auto_5.25rem] [content-visibility:auto] sm:flex-nowrap sm:px-4',
        over && 'bg-link-soft',
      )}
    >
      <span
        aria-hidden
        draggable={!locked}
        onMouseDown={placeFirst}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, titleKey(title))
          event.dataTransfer.effectAllowed = 'move'
          const row = event.currentTarget.closest('li')
          if (row) event.dataTransfer.setDragImage(row, 16, 16)
        }}
        className={cx('-mx-1 hidden shrink-0 text-ink-muted sm:block', locked ? 'opacity-40' : 'cursor-grab')}
      >
        <GripVertical className="size-4.5" />
      </span>
      <PlaceInput
        id={rowId(title, 'place')}
        label={`Place of ${title.name}`}
        place={place}
        disabled={locked}
        onPlace={(to, stays) => onPlace(title, to, stays)}
      />
      <div className="min-w-0 flex-[1_1_12rem]">
        <TitleFacts title={title} />
      </div>
      <span className="ms-auto flex shrink-0 items-center gap-0.5">
        {isNew && (
          <span className="me-2">
            <Badge tone="info">Added</Badge>
          </span>
        )}
        <IconButton
          id={rowId(title, 'up')}
          size="sm"
          label={`Move ${title.name} up`}
          icon={<ArrowUp aria-hidden />}
          disabled={locked || place === 1}
          onMouseDown={hold}
          onClick={(event) => onMove(title, -1, byKey(event))}
        />
        <IconButton
          id={rowId(title, 'down')}
          size="sm"
          label={`Move ${title.name} down`}
          icon={<ArrowDown aria-hidden />}
          disabled={locked || isLast}
          onMouseDown={hold}
          onClick={(event) => onMove(title, 1, byKey(event))}
        />
        <IconButton
          id={rowId(title, 'remove')}
          size="sm"
          label={`Remove ${title.name}`}
          icon={<X aria-hidden />}
          disabled={locked}
          onMouseDown={hold}
          onClick={(event) => onRemove(title, byKey(event))}
        />
      </span>
    </li>
  )
})
