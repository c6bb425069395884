import type { Cover as VolumeCover, CoverUrls } from '@bunko/api-client'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { coverSrc } from '../../lib/cover-src.ts'
import { laterPart } from '../../lib/later-part.tsx'
import { passToFirstNew } from '../../lib/pass-to-first-new.ts'
import { coverLabels } from '../../lib/title-page.ts'
import type { Phrase } from '../../lib/title-text.ts'

const CoverZoom = laterPart(
  async () => (await import('../CoverZoom/CoverZoom.tsx')).CoverZoom,
  (failure, { onClose }) => <LoadFailed what="The enlarged cover" onClose={onClose} {...failure} />,
)

/** Two rows of the widest page. */
const SHOWN = 14
const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]'
/** Over the cover, not around it: a drawn cover's words are no name of the button. */
const PRESS = 'absolute inset-0 rounded-sm hover:bg-ink/8 print:hidden'

const largest = (covers: CoverUrls) => covers.original || coverSrc(covers, 'large')

interface GalleryProps {
  /** Of the title. */
  name: Phrase
  /** In this order, each with its volume where that is known. */
  covers: readonly VolumeCover[]
  /** All are drawn, of many the first ones otherwise. */
  all: boolean
  /** 'Show all' was pressed. */
  onAll: () => void
}

/**
 * The covers of all volumes; each can be looked at as large as the window.
 *
 * Use on the page of a title, for whoever looks; not to add, replace or delete covers, there `CoverUploads`, and not
 * for the one cover a title is known by, there `MainCover`.
 *
 * Keyboard: Tab goes from cover to cover, Enter or Space enlarges (there `CoverZoom`), and closed, the focus returns.
 * 'Show all' passes the focus to the first cover that came.
 */
export const Gallery = ({ name, covers, all, onAll }: GalleryProps) => {
  const [zoomed, setZoomed] = useState<number | null>(null)
  const labels = coverLabels(covers)
  const shown = all || covers.length <= SHOWN + 2 ? covers : covers.slice(0, SHOWN)
  const open = zoomed === null ? undefined : covers[zoomed]
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets */}
      <ul role="list" aria-label="Covers" className={GRID}>
        {shown.map((cover, at) => (
          <li key={cover.id ?? at} className="min-w-0">
            <div className="relative">
              <Cover title={name.text} lang={name.lang} src={coverSrc(cover, 'medium')} size="fill" alt="" />
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`Enlarge ${labels[at]}`}
                onClick={() => setZoomed(at)}
                className={PRESS}
              />
            </div>
            <p className="mt-1.5 text-center text-sm text-ink-muted tabular-nums">{labels[at]}</p>
          </li>
        ))}
      </ul>
      {shown.length < covers.length && (
        <div ref={passToFirstNew} data-shown={SHOWN}>
          <Button onClick={onAll}>Show all {covers.length} covers</Button>
        </div>
      )}
      {open && zoomed !== null && (
        <CoverZoom
          title={`${name.text}: ${labels[zoomed]}`}
          heading={
            <>
              <bdi lang={name.lang}>{name.text}</bdi>: {labels[zoomed]}
            </>
          }
          src={largest(open)}
          onClose={() => setZoomed(null)}
          onStep={covers.length > 1 ? (by) => setZoomed((zoomed + by + covers.length) % covers.length) : undefined}
        />
      )}
    </>
  )
}

interface GallerySkeletonProps {
  /** How many covers will come; as many places are there as covers are drawn first. */
  count: number
}

/** The same places while the covers are on their way. */
export const GallerySkeleton = ({ count }: GallerySkeletonProps) => (
  <Loading label="Loading covers…" className={GRID}>
    {Array.from({ length: Math.min(count, SHOWN) }, (_, at) => (
      <div key={at}>
        <Skeleton className="aspect-[2/3] w-full" />
        <Skeleton className="mx-auto mt-2.5 mb-1 h-3 w-3/5" />
      </div>
    ))}
  </Loading>
)

interface MainCoverProps {
  /** Of the title: it names the button, and is written on the drawing where there is no cover. */
  name: Phrase
  /** The sizes there are of it; null for none. */
  covers: CoverUrls | null
}

/**
 * The cover a title is known by; it can be looked at as large as the window. Where there is none, one is drawn.
 *
 * Use once, at the head of a title's page, in the width of its place; not for the covers of all volumes, there `Gallery`,
 * and not where pressing it leads to the title, there `TitleCard`.
 *
 * Keyboard: Tab reaches it, Enter or Space enlarges (there `CoverZoom`), and closed, the focus returns. A drawn one is no
 * stop.
 */
export const MainCover = ({ name, covers }: MainCoverProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const src = coverSrc(covers, 'large')
  if (!covers || !src) return <Cover title={name.text} lang={name.lang} src={null} size="fill" />
  return (
    <>
      <div className="relative">
        <Cover title={name.text} lang={name.lang} src={src} size="fill" alt="" eager />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Enlarge the cover of ${name.text}`}
          onClick={() => setIsOpen(true)}
          className={PRESS}
        />
      </div>
      {isOpen && (
        <CoverZoom
          title={`Cover of ${name.text}`}
          heading={
            <>
              Cover of <bdi lang={name.lang}>{name.text}</bdi>
            </>
          }
          src={largest(covers)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
