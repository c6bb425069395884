import { errorText, refOf, type Id, type Person, type Title } from '@bunko/api-client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { droppedText } from '../../lib/dropped-text.ts'
import { isOfLaterPage, tryAgain } from '../../lib/later-page.ts'
import { numberText } from '../../lib/number-text.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { ROLE_LABELS, type Role } from '../../lib/person-roles.ts'
import { nameOf } from '../../lib/title-text.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { TitleCombobox } from '../../parts/TitlePicker/TitleCombobox.tsx'
import { Associating } from './Associating.tsx'
import { chosenAs, isUntoldAt } from './chosen-as.ts'
import { doneText, waitingText } from './credit-change.ts'
import { CreditRow } from './CreditRow.tsx'
import { useAllTitles } from './use-all-titles.ts'
import { usePersonCredits } from './use-person-credits.ts'

const ROLES = (['author', 'artist'] as const).map((value) => ({ value, label: ROLE_LABELS[value] }))
const idOf = (title: Title): Id => title.id ?? refOf(title)
const LOADING = 'Loading titles…'
const FAILED = 'Failed to load titles'
const CUT = 'Not all titles are loaded'
/** Fewer rows are laid out at once: until seen each has a guessed height. */
const MANY = 50

interface Props {
  id: string
  person: Person
  /** Told whether anything is on its way or waits: that is not sent any more by a tab that is closed. */
  onSending: (isSending: boolean) => void
}

/** What a person is associated with: add by title and role, remove, take back. */
export const PersonTitles = ({ id, person, onSending }: Props) => {
  const { query, titles, dropped, isReading, cutAt, readOn } = useAllTitles(id)
  const left = droppedText(dropped)
  const credits = usePersonCredits(id)
  const section = useTitlesFromAddress()
  const undo = useRef<HTMLButtonElement>(null)
  const [role, setRole] = useState<Role>(person.is_author === false && person.is_artist ? 'artist' : 'author')
  const { current, pending, done, failures } = credits
  const isSending = current !== null
  useEffect(() => onSending(isSending), [isSending, onSending])
  const waiting = pending.length - 1
  const isOurs = useHadFocus(section)
  // A row that was removed has taken the focus along.
  useEffect(() => {
    if (done && isOurs() && document.activeElement === document.body) (undo.current ?? section.current)?.focus()
  }, [done, isOurs, section])
  // Of what is not known a credit from before could be picked as if it were new, and Undo would take it away.
  const unready = isReading ? LOADING : query.isError ? FAILED : cutAt === null ? undefined : CUT
  const busyRow = (title: Title) => (current && String(current.titleId) === String(idOf(title)) ? current : null)
  // Thousands may be listed: a new way to remove is no reason to draw them again.
  const latest = useRef(credits.run)
  useLayoutEffect(() => {
    latest.current = credits.run
  })
  const remove = useCallback(
    (title: Title, gone: Role | undefined) =>
      latest.current({
        act: 'remove',
        titleId: idOf(title),
        ...phraseOf(title),
        role: gone,
        isFinal: gone === undefined,
      }),
    [],
  )
  return (
    <div ref={section} id="titles" tabIndex={-1} className="min-w-0 rounded-lg outline-offset-2">
      <Card title="Titles">
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-3">
            <div>
              <Segmented label="Role" options={ROLES} value={role} onValueChange={setRole} />
            </div>
            <Field
              label={`Associate a title as ${ROLE_LABELS[role].toLowerCase()}`}
              hint="Type at least 2 characters. What you pick is associated at once."
            >
              {(control) => (
                <TitleCombobox
                  {...control}
                  label="Titles"
                  unready={unready}
                  chosen={unready === undefined ? chosenAs(role, person, titles, pending) : []}
                  onPick={(pick) =>
                    credits.run({
                      act: 'add',
                      titleId: pick.id,
                      name: pick.name,
                      lang: pick.lang,
                      role,
                      isFinal: isUntoldAt(titles, person, pick),
                    })
                  }
                />
              )}
            </Field>
          </div>
          <div role="status">
            {current?.act === 'remove' && (
              <span className={waiting > 0 ? 'text-sm text-ink-muted' : 'sr-only'}>Saving…{waitingText(waiting)}</span>
            )}
            {current?.act === 'add' && <Associating name={current.name} lang={current.lang} waiting={waiting} />}
            {done && (
              <Notice
                tone="success"
                action={
                  !done.isUndo &&
                  !done.change.isFinal && (
                    <Button ref={undo} size="sm" onClick={credits.undo}>
                      Undo
                    </Button>
                  )
                }
              >
                <bdi lang={done.change.lang}>{done.change.name}</bdi> {doneText(done.change)}
              </Notice>
            )}
          </div>
          {failures.map(({ key, change, title, text }) => (
            <Notice
              key={key}
              tone="danger"
              live="toast"
              title={title}
              action={
                <Button size="sm" onClick={() => credits.run(change)}>
                  Retry
                </Button>
              }
            >
              <bdi lang={change.lang}>{change.name}</bdi>
              {text && `: ${text}`}
            </Notice>
          ))}
          {query.isRefetchError && !isOfLaterPage(query.error) && (
            <QueryFailed query={query} title={FAILED} onRetry={() => void query.refetch()} />
          )}
          {!query.data ? (
            query.isError && (
              <ErrorState
                message={FAILED}
                detail={errorText(query.error)}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            )
          ) : titles.length === 0 ? (
            <EmptyState
              headingLevel={3}
              title={left ? 'Nothing here could be read' : 'No titles yet'}
              text={left ? `${left}.` : 'Search for a title above to associate it.'}
            />
          ) : (
            <ul aria-label="Associated titles" className="divide-y divide-line border-t border-line">
              {titles.map((title) => (
                <li key={refOf(title)}>
                  <CreditRow
                    title={title}
                    by={person.name}
                    current={busyRow(title)}
                    isClosed={isSending}
                    isOneOfMany={titles.length >= MANY}
                    onRemove={remove}
                  />
                </li>
              ))}
            </ul>
          )}
          {left && titles.length > 0 && <p className="text-sm text-ink-muted">{left}</p>}
          {isReading && <TitlesSkeleton />}
          {isOfLaterPage(query.error) && <QueryFailed query={query} title={FAILED} onRetry={() => tryAgain(query)} />}
          {cutAt !== null && (
            <div ref={passFocus} className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
              <p>Only the first {numberText(cutAt)} titles are loaded</p>
              <Button onClick={readOn}>Load more titles</Button>
            </div>
          )}
        </div>
      </Card>
    </div>
  )
}

/** Whether the focus was within the last time that it was anywhere: a form that is being saved has given its own up. */
const useHadFocus = (place: RefObject<HTMLElement | null>) => {
  const had = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      had.current = place.current?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [place])
  return useCallback(() => had.current, [])
}

const phraseOf = (title: Title) => {
  const { text, lang } = nameOf(title)
  return { name: text, lang }
}

/** A link to the titles (`#titles`) leads to them, once the person is there. */
const useTitlesFromAddress = () => {
  const section = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '#titles') return undefined
    // After the frame has given the new screen the focus.
    const frame = requestAnimationFrame(() => {
      // It may come late, and somebody may be typing by then.
      if (document.activeElement?.matches('input, textarea')) return
      section.current?.scrollIntoView()
      section.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return section
}

const TitlesSkeleton = () => (
  <Loading label={LOADING} className="flex flex-col gap-3">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-16 w-full" />
    ))}
  </Loading>
)
