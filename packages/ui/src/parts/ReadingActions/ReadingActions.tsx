import { errorText, refOf, type Title } from '@bunko/api-client'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useFavorite, useListStatus, useRating, type Choice, type OwnRating } from '../../data/reading.ts'
import { dropBegun, keepBegun, type Begun } from '../../drafts/begun.ts'
import { useDraft, useTabStorage } from '../../drafts/drafts.tsx'
import { laterPart } from '../../lib/later-part.tsx'
import { LIST_STATUS_OPTIONS, statusLabel } from '../../lib/list-entries.ts'
import { parseNumber } from '../../lib/parse-number.ts'
import { nameOf } from '../../lib/title-text.ts'
import { useSession, useSessionState, useViewer } from '../../session/session-context.tsx'
import { useUndoable } from '../../toasts/use-undoable.ts'
import { outcomeText } from './outcome-text.ts'
import { RatingInput } from './RatingInput.tsx'
import { ButtonOutline, BUTTONS, ReadingSkeleton } from './ReadingSkeleton.tsx'
import { useBegun } from './use-begun.ts'

const SignInDialog = laterPart(
  async () => (await import('./SignInDialog.tsx')).SignInDialog,
  (failure, { onClose }) => <LoadFailed what="The way to log in" onClose={onClose} {...failure} />,
)

interface Props {
  /** What is kept, rated or made a favourite. */
  title: Title
  /** The address of the page they stand on: a visitor who signs in comes back there. */
  here: string
  /** Below the favourite: what else whoever is signed in can do with the title. */
  more?: ReactNode
}

/**
 * Rate, favourite and list a title: at once, and taken back when the server refuses.
 *
 * Use once, on the page of a title; not on a title among others, there `TitleCard`, which leads here.
 *
 * Keyboard: Tab goes through the list (a `Menu`), the favourite, what is handed in, and the rating, which is one stop:
 * the arrow keys go round, Home and End to the ends, and only Enter or Space chooses. For a visitor a choice opens a
 * dialog, with the focus on 'Log in'.
 */
export const ReadingActions = ({ title, here, more }: Props) => {
  const viewer = useViewer()
  const { login } = useSessionState()
  if (viewer.kind === 'waiting') return <ReadingSkeleton more={more} />
  if (viewer.kind === 'anonymous') return <Visitor title={title} here={here} />
  // What is about to be removed from one's list is not gone from the next one's.
  return <Reader key={login} title={title} more={more} />
}

interface PanelProps {
  status: string | null
  favorite: boolean
  rating: number | null
  onStatus: (status: string | null) => void
  onFavorite: () => void
  onRate: (rating: number) => void
  listReady?: boolean
  favoriteReady?: boolean
  more?: ReactNode
}
const Panel = ({ status, favorite, rating, listReady = true, favoriteReady = true, more, ...on }: PanelProps) => (
  <>
    <div className={BUTTONS}>
      {listReady ? (
        <Menu
          trigger={status === null ? 'Add to my list' : statusLabel(status)}
          label="My list"
          look={status === null ? 'primary' : 'secondary'}
          triggerClassName="w-full"
          items={[
            ...LIST_STATUS_OPTIONS.map(({ value, label }) => ({
              id: value,
              label,
              checked: value === status,
              onSelect: () => on.onStatus(value),
            })),
            ...(status === null
              ? []
              : [
                  {
                    id: 'remove',
                    label: 'Remove from my list',
                    danger: true,
                    divided: true,
                    onSelect: () => on.onStatus(null),
                  },
                ]),
          ]}
        />
      ) : (
        <ButtonOutline className="sm:max-lg:w-36" />
      )}
      {favoriteReady ? (
        <Button
          aria-pressed={favorite}
          icon={<Heart fill={favorite ? 'currentColor' : 'none'} />}
          onClick={on.onFavorite}
        >
          Favourite
        </Button>
      ) : (
        <ButtonOutline className="sm:max-lg:w-28" />
      )}
      {more}
    </div>
    <RatingInput value={rating} onChoose={on.onRate} />
  </>
)

const listing = (value: string | null): Begun | null => {
  const status = LIST_STATUS_OPTIONS.find((one) => one.value === value)?.value
  return status ? { kind: 'list', status } : null
}

const Visitor = ({ title, here }: Omit<Props, 'more'>) => {
  const [act, setAct] = useState<Begun | null>(null)
  const tab = useTabStorage()
  const { now } = useClock()
  const { transit } = useSession()
  // Who comes back without having signed in has thought better of it; whose session has just ended is on the way.
  useEffect(() => {
    if (!transit.leaving) dropBegun(tab)
  }, [tab, transit])
  return (
    <div className="flex flex-col gap-3">
      <Panel
        status={null}
        favorite={false}
        rating={null}
        onStatus={(status) => setAct(listing(status))}
        onFavorite={() => setAct({ kind: 'favorite' })}
        onRate={(rating) => setAct({ kind: 'rate', rating })}
      />
      {act && (
        <SignInDialog
          here={here}
          onLeave={() => keepBegun(tab, refOf(title), act, now().getTime())}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  )
}

const Unread = ({
  what,
  choice,
}: {
  what: string
  choice: Pick<Choice<unknown>, 'state' | 'error' | 'retry' | 'retrying'>
}) =>
  (choice.state === 'failed' || choice.state === 'cut') && (
    <Notice
      tone="danger"
      live="assertive"
      title={choice.state === 'failed' && `Your ${what} could not be read`}
      action={
        <Button size="sm" onClick={choice.retry} busy={choice.retrying}>
          Retry
        </Button>
      }
    >
      {choice.state === 'cut'
        ? `Not all of your ${what} could be read: this title may be there.`
        : errorText(choice.error)}
    </Notice>
  )
const Refused = ({ kind, refusal }: { kind: Begun['kind']; refusal: Choice<unknown>['refusal'] }) =>
  refusal && (
    <Notice tone="danger" live="toast" title={outcomeText(kind, refusal.isUnsure)}>
      {errorText(refusal.error)}
    </Notice>
  )

/** No call tells one's own rating, so this browser remembers it for its user as it does drafts: a logout forgets it. */
const useOwnRating = (title: Title): OwnRating => {
  const { text, set } = useDraft(`rating:${refOf(title)}`)
  const known = parseNumber(text)
  return { known: known === 'invalid' ? null : known, keep: (rating) => set(String(rating)) }
}

const Reader = ({ title, more }: Pick<Props, 'title' | 'more'>) => {
  const begun = useBegun(title)
  const list = useListStatus(title, begun.refused('list', listing))
  const removal = useUndoable<null>({
    done: 'Removed from your list',
    failed: 'List not changed',
    // What comes of it, its wish says.
    send: async () => list.want(null),
  })
  const key = refOf(title)
  /** What was chosen here: by the time the button says it, it was read out with what it said before. */
  const [chosen, setChosen] = useState<string | null>(null)
  const onStatus = (status: string | null) => {
    setChosen(status)
    list.takeBack()
    if (status === null) return removal.remove({ key, thing: null, name: nameOf(title).text })
    removal.keep(key)
    list.want(status)
  }
  const favorite = useFavorite(
    title,
    begun.refused('favorite', (wished) => (wished ? { kind: 'favorite' } : null)),
  )
  const rating = useRating(
    title,
    useOwnRating(title),
    begun.refused('rate', (wished) => (wished ? { kind: 'rate', rating: wished } : null)),
  )
  const finish = useEffectEvent((isReady: Record<Begun['kind'], boolean>) => {
    const act = begun.take(isReady)
    if (act?.kind === 'rate') rating.want(act.rating)
    else if (act?.kind === 'list') list.want(act.status)
    else if (act) favorite.want(true)
  })
  const listReady = list.state === 'ready'
  const status = removal.gone.has(key) ? null : list.value
  const favoriteReady = favorite.state === 'ready'
  useEffect(() => finish({ rate: true, list: listReady, favorite: favoriteReady }), [listReady, favoriteReady])
  return (
    <div className="flex flex-col gap-3">
      <Panel
        status={status}
        favorite={favorite.value}
        rating={rating.value}
        listReady={listReady}
        favoriteReady={favoriteReady}
        onStatus={onStatus}
        onFavorite={() => favorite.want(!favorite.value)}
        onRate={rating.want}
        more={more}
      />
      <span role="status" className="sr-only">
        {chosen !== null && chosen === status && `On your list: ${statusLabel(status)}`}
      </span>
      <p className="text-sm text-ink-muted">
        {rating.value === null
          ? 'A rating given in another browser is not shown here.'
          : `Your rating: ${rating.value} of 10, as given in this browser.`}
      </p>
      <Unread what="list" choice={list} />
      <Unread what="favourites" choice={favorite} />
      <Refused kind="list" refusal={list.refusal} />
      <Refused kind="favorite" refusal={favorite.refusal} />
      <Refused kind="rate" refusal={rating.refusal} />
    </div>
  )
}
