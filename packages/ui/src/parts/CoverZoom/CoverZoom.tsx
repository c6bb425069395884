import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../lib/cx.ts'
import { arrowStep, plainKey } from '../../lib/direction.ts'
import { usePictureAgain } from '../../lib/use-picture.ts'

type CoverZoomProps = {
  /** What it is a picture of: 'Cover of volume 2'. */
  title: string
  /** The same where it is seen, with a name in it kept apart: one may turn its direction round. */
  heading?: ReactNode
  /** Address of the picture; where there is none that can be drawn, it says so. */
  src: string | null | undefined
  /** It is to go. */
  onClose: () => void
  /** Where it is one of several: to the one before or after it. */
  onStep?: ((by: -1 | 1) => void) | undefined
}

/** How far a key scrolls, as a part of what is seen. */
const WAYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
  PageUp: [0, -0.9],
  PageDown: [0, 0.9],
}

/**
 * A cover as large as the window allows, or at its own size. The arrow keys go on to the next where there is one.
 *
 * Use for one cover that somebody wants to see closely; not for all of them side by side, there `Gallery`, and not for
 * anything but a picture, there `Dialog`.
 *
 * Keyboard: that of `Dialog`; the size has the focus first, Enter or Space changes it. On the buttons Left and Right go
 * to the cover before and after, where there are several; at its own size the arrow keys, Page Up and Page Down scroll
 * the picture instead.
 */
export const CoverZoom = ({ title, heading = title, src, onClose, onStep }: CoverZoomProps) => {
  const [whole, setWhole] = useState(true)
  const { picture: drawn, again } = usePictureAgain(src)
  const [loaded, setLoaded] = useState<string>()
  const isLoading = drawn !== undefined && drawn.src !== loaded
  const picture = useRef<HTMLDivElement>(null)
  const size = useRef<HTMLButtonElement>(null)
  const [stepped, setStepped] = useState(false)
  const go = (by: -1 | 1) => {
    setStepped(true)
    onStep?.(by)
  }
  const retry = () => {
    // What is pressed goes.
    size.current?.focus()
    again?.()
  }
  // At its own size the keys that scroll do so wherever the focus is.
  const scroll = (event: KeyboardEvent) => {
    const way = WAYS[plainKey(event)]
    if (!way || !picture.current) return
    event.preventDefault()
    const { clientWidth, clientHeight } = picture.current
    picture.current.scrollBy({ left: way[0] * clientWidth, top: way[1] * clientHeight })
  }
  const step = (event: KeyboardEvent) => {
    const by = arrowStep(event)
    if (!whole) return scroll(event)
    if (!onStep || by === 0) return
    event.preventDefault()
    go(by)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      // A name without end would leave no place for the picture.
      title={<span className="line-clamp-3">{heading}</span>}
      size="lg"
      footer={
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed on its buttons
        <div className="flex w-full flex-wrap items-center justify-end gap-2" onKeyDown={step}>
          {/* The focus stays where it is: which one is shown now is heard here. */}
          <span role="status" className="sr-only">
            {stepped ? title : ''}
          </span>
          {onStep && (
            <span className="me-auto flex gap-1">
              <IconButton variant="secondary" label="Previous cover" icon={<ChevronLeft />} onClick={() => go(-1)} />
              <IconButton variant="secondary" label="Next cover" icon={<ChevronRight />} onClick={() => go(1)} />
            </span>
          )}
          <Button
            ref={size}
            data-autofocus
            // Not `disabled`: the focus would fall off the page when one goes on to a damaged picture.
            aria-disabled={!drawn || undefined}
            icon={whole ? <ZoomIn /> : <ZoomOut />}
            onClick={() => drawn && setWhole(!whole)}
          >
            {whole ? 'Actual size' : 'Fit to window'}
          </Button>
        </div>
      }
    >
      {drawn ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys at its own size
        <div
          ref={picture}
          tabIndex={whole ? undefined : 0}
          role="group"
          aria-label={title}
          className={cx('max-h-[70dvh]', !whole && 'overflow-auto')}
        >
          {isLoading && (
            <Loading label="Loading the cover…">
              <Skeleton className="mx-auto aspect-2/3 h-[70dvh] max-w-full" />
            </Loading>
          )}
          {/* A picture of its own for each: a browser would show the last one until the next has come. */}
          <img
            key={drawn.src}
            {...drawn}
            alt={title}
            hidden={isLoading}
            onLoad={() => setLoaded(drawn.src)}
            className={cx('mx-auto', whole ? 'max-h-[70dvh] max-w-full object-contain' : 'max-w-none')}
          />
        </div>
      ) : (
        <div className="flex flex-col items-center gap-4 py-10 text-center text-ink-muted">
          <p>
            {again
              ? 'This picture could not be loaded. The connection may be lost, or the file damaged.'
              : 'This picture cannot be drawn.'}
          </p>
          {again && <Button onClick={retry}>Retry</Button>}
        </div>
      )}
    </Dialog>
  )
}
