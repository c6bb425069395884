import { errorText, refOf, type Title } from '@bunko/api-client'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useFavorites, useRemoveFavorite } from '../../data/lists.ts'
import { useShowMore } from '../../data/use-show-more.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { isMature, shownOf } from '../../lib/mature.ts'
import { droppedIn, totalOf } from '../../lib/pages.ts'
import { titlesText } from '../../lib/number-text.ts'
import { onceEach } from '../../lib/once-each.ts'
import { isOfLaterPage, tryAgain } from '../../lib/later-page.ts'
import { ownerName, ownerOf, type Owner } from '../../lib/owner.ts'
import { passToFirstNew } from '../../lib/pass-to-first-new.ts'
import { nameOf } from '../../lib/title-text.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { restText, wholeness } from '../../lib/wholeness.ts'
import { CopyLink } from '../../parts/CopyLink/CopyLink.tsx'
import { OwnerRefused } from '../../parts/OwnerRefused/OwnerRefused.tsx'
import { isOwnerRefusal, refusedTitle, type Refused } from '../../parts/OwnerRefused/refusal.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { MatureTitles } from '../../parts/ShownTitles/MatureTitles.tsx'
import { TitleGrid, TitleGridSkeleton } from '../../parts/TitleGrid/TitleGrid.tsx'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useOwnAddress } from '../../routing/use-own-address.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { useSessionState, useViewer } from '../../session/session-context.tsx'
import { useUndoable } from '../../toasts/use-undoable.ts'

/** /favorites and /users/{id}/favorites: the titles somebody likes best. */
export const FavoritesScreen = () => {
  const { id } = useParams()
  const viewer = useViewer()
  const { login } = useSessionState()
  if (id === undefined)
    return (
      <RequireLevel route="favorites">
        <Favorites owner={{ kind: 'mine' }} />
      </RequireLevel>
    )
  const owner = ownerOf(id, viewer.kind === 'user' ? viewer : null)
  // What is about to be removed from one's own is not gone for who looks next.
  return <Favorites key={owner.kind === 'mine' ? `${id} ${login}` : id} owner={owner} />
}

const FAILED = 'Failed to load favourites'
const EAGER = 6

const Favorites = ({ owner }: { owner: Owner }) => {
  const isMine = owner.kind === 'mine'
  const title = isMine ? 'Favourites' : `Favourites of ${ownerName(owner.id)}`
  const ownAddress = useOwnAddress(paths.favoritesOf)
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const query = useFavorites(owner)
  const { busy, showMore } = useShowMore(query)
  const refused: Refused | null =
    owner.kind === 'user' && isOwnerRefusal(query.error)
      ? { error: query.error, what: 'favourites', visitorAt: viewer.kind === 'anonymous' ? pathname + search : null }
      : null
  usePageMeta({
    title: refused ? refusedTitle(refused) : title,
    path: isMine ? paths.favorites.to() : paths.favoritesOf.to({ id: owner.id }),
  })
  const { mutateAsync } = useRemoveFavorite()
  const removal = useUndoable<Title>({
    done: 'Removed from your favourites',
    failed: 'Could not be removed from your favourites',
    send: mutateAsync,
  })
  const [{ mature }] = usePreferences()
  if (refused) return <OwnerRefused {...refused} />

  const rows = query.data?.pages.flatMap(({ items }) => items)
  const all = rows && onceEach(rows)
  const kept = all?.filter((one) => !removal.gone.has(refOf(one)))
  // One's own favourites hide nothing: they were chosen knowingly.
  const shown = kept && (isMine ? kept : shownOf(kept, mature))
  const count = isMine ? 0 : (kept?.filter(isMature).length ?? 0)
  const total = query.data ? totalOf(query.data.pages, query.hasNextPage, refOf) : null
  const read = kept?.length ?? 0
  const left = droppedText(droppedIn(query.data?.pages ?? []))
  const isAtItsEnd = query.data && !query.hasNextPage && shown && shown.length > 0
  const rest = isAtItsEnd ? restText(wholeness(query.data.pages, false, refOf), shown.length) : null
  const told = Math.max((total ?? 0) - ((all?.length ?? 0) - read), read)
  const titles = titlesText(told)
  // Its line is kept while the number is on its way: nothing below it moves.
  const counted = total === null ? `The first ${titles}` : titles
  const subtitle = shown ? shown.length > 0 && counted : !query.isError && '\u00A0'
  const removeButton = (one: Title) => (
    <IconButton
      variant="secondary"
      size="sm"
      label={`Remove ${nameOf(one).text} from your favourites`}
      // Filled, as on its page: crossed out it would say that it is none.
      icon={<Heart aria-hidden fill="currentColor" />}
      data-remove
      onClick={({ currentTarget }) => {
        toNeighbour(currentTarget)
        removal.remove({ key: refOf(one), thing: one, name: nameOf(one).text })
      }}
    />
  )
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {ownAddress && <CopyLink to={ownAddress} />}
            <ButtonLink to={isMine ? paths.lists.to() : paths.listsOf.to({ id: owner.id })}>
              {isMine ? 'My lists' : 'Lists'}
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-col gap-5">
        {/* Held while it is not known whether there are any: nothing below it moves. */}
        {!isMine && (
          <div className="-mt-4 -mb-1 min-h-8 pointer-coarse:min-h-11">
            {count > 0 && <MatureTitles count={count} />}
          </div>
        )}
        {removal.failures.map(({ key, name, text, error }) => (
          <Warning
            key={key}
            title={
              <>
                <bdi>{name}</bdi> {notDeletedText(error, 'removed')}
              </>
            }
            text={text}
          >
            <Button size="sm" variant="quiet" onClick={() => removal.dismiss(key)}>
              Dismiss
            </Button>
          </Warning>
        ))}
        {!shown ? (
          query.isError ? (
            <Card>
              <ErrorState
                message={FAILED}
                detail={errorText(query.error)}
                hint={shapeHint(query.error)}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            </Card>
          ) : (
            <TitleGridSkeleton label="Loading favourites…" />
          )
        ) : (
          <>
            {query.isError && <QueryFailed query={query} title={FAILED} onRetry={() => tryAgain(query)} />}
            {shown.length > 0 ? (
              <>
                <h2 className="sr-only">Titles</h2>
                <TitleGrid titles={shown} label={title} eager={EAGER} {...(isMine && { actionOf: removeButton })} />
              </>
            ) : (
              count === 0 && !query.hasNextPage && <NoFavorites isMine={isMine} />
            )}
            {query.hasNextPage && !isOfLaterPage(query.error) && (
              <More shown={shown.length} busy={busy} onMore={showMore} />
            )}
            {rest && <p className="text-sm text-ink-muted">{rest}</p>}
            {left && <p className="text-sm text-ink-muted">{left}</p>}
          </>
        )}
      </div>
    </>
  )
}

interface MoreProps {
  /** How many are shown. */
  shown: number
  busy: boolean
  onMore: () => void
}
/** The way to the next ones. With the last of them it goes, and the focus goes to the first that came. */
const More = ({ shown, busy, onMore }: MoreProps) => (
  <div ref={passToFirstNew} data-shown={shown} className="flex justify-center">
    <Button busy={busy} busyLabel="Loading more…" onClick={onMore}>
      Show more
    </Button>
  </div>
)

/** The focus goes to the button of the title that takes a removed one's place. */
const toNeighbour = (button: HTMLElement) => {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('[data-remove]') ?? document.getElementById('main')
  target?.focus()
}

const Warning = ({ title, text, children }: { title: ReactNode; text: string; children: ReactNode }) => (
  <Notice tone="danger" live="toast" title={title} action={children}>
    {text}
  </Notice>
)

const NoFavorites = ({ isMine }: { isMine: boolean }) => (
  <Card>
    <EmptyState
      title="No favourites yet"
      text={
        isMine ? 'Mark what you like best on its page: it is kept here.' : 'There is more to find in the catalogue.'
      }
      action={
        <>
          <ButtonLink to={paths.search.to()}>Search titles</ButtonLink>
          <ButtonLink to={paths.top.to()}>Top titles</ButtonLink>
        </>
      }
    />
  </Card>
)
