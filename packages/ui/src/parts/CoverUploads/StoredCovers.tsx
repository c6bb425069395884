import { errorText, isApiError, type Cover as StoredCover, type Id } from '@bunko/api-client'
import { ImageUp, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useRemoveCover } from '../../data/covers.ts'
import { useCovers } from '../../data/stored-covers.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { COVER_DELETE_FAILED } from '../../lib/cover-volumes.ts'
import { COVER_KINDS } from '../../lib/image-check.ts'
import { passToFirstNew } from '../../lib/pass-to-first-new.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { QueryFailed } from '../QueryFailed/QueryFailed.tsx'

type StoredCoversProps = {
  /** Whose covers they are. */
  titleId: Id
  /** Uploads are under way: nothing is deleted or replaced meanwhile. */
  busy: boolean
  /** One of the queue will be primary. */
  primaryElsewhere: boolean
  /** The volumes whose cover one of the queue takes the place of. */
  replaced: readonly number[]
  /** Files were chosen to take the place of a volume's cover. */
  onReplace: (volume: number, files: File[]) => void
  /** One is to be seen as large as the window. */
  onZoom: (cover: { title: string; src: string | null }) => void
}

const FAILED = 'Failed to load covers'
/** Drawn at first: a long-runner has hundreds, and the place for more is below. */
const FEW = 24

/**
 * The covers a title has: enlarge, replace, delete.
 *
 * Use through `CoverUploads`, which has `withStored` for it; not for whoever only looks, there `Gallery`.
 *
 * Keyboard: Tab goes through each cover and its two buttons, Enter or Space presses. Delete asks first; then the focus
 * passes to the cover in its place.
 */
export const StoredCovers = memo(
  ({ titleId, busy, primaryElsewhere, replaced, onReplace, onZoom }: StoredCoversProps) => {
    const covers = useCovers(titleId)
    const remove = useRemoveCover(titleId)
    const toast = useToast()
    const { say, takeBack } = useFailureToast()
    const [asked, setAsked] = useState<{ volume: number; at: number } | null>(null)
    const chooser = useRef<HTMLInputElement>(null)
    const [chosen, setChosen] = useState<number | null>(null)
    const [isOpen, setOpen] = useState(false)
    const list = useRef<HTMLUListElement>(null)
    const deleted = useRef<typeof asked>(null)
    useEffect(() => {
      if (deleted.current === null || asked !== null) return
      const { volume, at } = deleted.current
      deleted.current = null
      // A cover that was deleted takes the focus with it: it goes on to the one in its place.
      if (covers.data?.some((cover) => cover.volume === volume) || document.activeElement !== document.body) return
      const rows = list.current?.children
      const row = rows?.[Math.min(at, rows.length - 1)]
      ;(row?.querySelector('button') ?? document.getElementById('main'))?.focus({ preventScroll: true })
    })

    if (covers.isPending)
      return (
        <Loading label="Loading covers" className="flex gap-4">
          <Skeleton className="h-45 w-30" />
          <Skeleton className="h-45 w-30" />
        </Loading>
      )
    const again = () => void covers.refetch()
    if (!covers.data)
      return <ErrorState message={errorText(covers.error, FAILED)} onRetry={again} retrying={covers.isFetching} />
    const failed = covers.isError && <QueryFailed query={covers} title={FAILED} onRetry={again} />
    // Done, the dialog still stands for a moment: a press on it must not ask for the same again.
    const isClosed = remove.isPending || remove.isSuccess
    const drawn = isOpen || covers.data.length <= FEW + 2 ? covers.data.length : FEW
    // What comes of it is told also to who has left meanwhile: callbacks of `mutate` would not be called for them.
    const confirm = async () => {
      if (asked === null || isClosed) return
      const key = String(asked.volume)
      takeBack(key)
      try {
        await remove.mutateAsync(asked.volume)
        toast('success', `Cover of volume ${asked.volume} deleted`)
        remove.reset()
      } catch (error) {
        // An ended session leads to the login, which says so itself.
        if (!isApiError(error) || error.kind !== 'session') say(errorText(error, COVER_DELETE_FAILED), { key })
      }
      // Also where it failed: it may have gone all the same.
      deleted.current = asked
      setAsked(null)
    }
    return (
      <>
        {failed}
        {remove.isError && (
          <Notice
            tone="danger"
            live="toast"
            title={`The cover of volume ${remove.variables} ${notDeletedText(remove.error)}`}
            action={
              <Button size="sm" variant="quiet" onClick={remove.reset}>
                Dismiss
              </Button>
            }
          >
            {errorText(remove.error, COVER_DELETE_FAILED)}
          </Notice>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={COVER_KINDS.map((kind) => `image/${kind}`).join(',')}
          aria-label={`Replacement for volume ${chosen ?? ''}`}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (chosen !== null) onReplace(chosen, files)
          }}
        />
        {drawn === 0 && <p className="text-ink-muted">No covers yet. The first one is added below.</p>}
        <ul
          hidden={drawn === 0}
          ref={list}
          aria-label="Covers of this title"
          className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4 gap-y-5"
        >
          {covers.data.slice(0, drawn).map((cover, at) => {
            const { volume } = cover
            const name = volume === null ? 'Cover without a volume' : `Volume ${volume}`
            return (
              <li key={String(cover.id ?? volume ?? at)} aria-label={name} className="flex min-w-0 flex-col gap-2">
                <button
                  type="button"
                  aria-label={`Enlarge the cover of ${name.toLowerCase()}`}
                  onClick={() => onZoom({ title: `Cover of ${name.toLowerCase()}`, src: srcOf(cover) })}
                  className="block w-full rounded-sm"
                >
                  <Cover title={name} src={coverSrc(cover, 'medium')} size="fill" alt="" />
                </button>
                <div className="flex min-h-12 flex-wrap content-start items-center justify-between gap-x-1">
                  <span className="min-w-0 flex-1 text-sm font-medium">{volume === null ? 'No volume' : name}</span>
                  {volume !== null && (
                    <span className="-me-1.5 flex pointer-coarse:-me-3">
                      <IconButton
                        size="sm"
                        label={`Replace the cover of volume ${volume}`}
                        icon={<ImageUp aria-hidden />}
                        disabled={busy}
                        onClick={() => {
                          setChosen(volume)
                          chooser.current?.click()
                        }}
                      />
                      <IconButton
                        size="sm"
                        label={`Delete the cover of volume ${volume}`}
                        icon={<Trash2 aria-hidden />}
                        disabled={busy}
                        onClick={() => setAsked({ volume, at })}
                      />
                    </span>
                  )}
                  {cover.is_primary && !primaryElsewhere && (
                    <span className="flex w-full">
                      <Badge>Primary</Badge>
                    </span>
                  )}
                  {volume !== null && replaced.includes(volume) && (
                    <span className="flex w-full">
                      <Badge>To be replaced</Badge>
                    </span>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
        {drawn < covers.data.length && (
          <div
            ref={passToFirstNew}
            data-shown={drawn}
            className="-mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-muted"
          >
            <Button onClick={() => setOpen(true)}>Show all {covers.data.length} covers</Button>
            The first {drawn}
          </div>
        )}
        <ConfirmDialog
          open={asked !== null}
          title="Delete Cover?"
          body={<p>The cover of volume {asked?.volume} is deleted at once. This action cannot be undone.</p>}
          confirmLabel="Delete"
          busy={isClosed}
          busyLabel="Deleting…"
          onConfirm={() => void confirm()}
          onClose={() => setAsked(null)}
        />
      </>
    )
  },
)
StoredCovers.displayName = 'StoredCovers'

const srcOf = (cover: StoredCover) => cover.original || coverSrc(cover, 'large') || null
