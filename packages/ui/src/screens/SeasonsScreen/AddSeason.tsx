import { isApiError, type Season, type SeasonName } from '@bunko/api-client'
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClock } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { FormSummary } from '../../components/FormSummary/FormSummary.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { chartErrorText } from '../../data/read-chart.ts'
import { useAddSeason } from '../../data/season-charts.ts'
import { focusToCorrect } from '../../lib/focus-to-correct.ts'
import { readKeptSeasons, type KeptSeason } from '../../lib/kept-chart.ts'
import { parseNumber } from '../../lib/parse-number.ts'
import { firstFree, isSeasonName, sameSeason, seasonLabel, seasonOf, type SeasonKey } from '../../lib/season.ts'
import type { TitlePick } from '../../lib/title-pick.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { watchFocus } from '../../lib/watch-focus.ts'
import { DraftOffer } from '../../parts/DraftOffer/DraftOffer.tsx'
import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import { usePlainForm } from '../../parts/DraftOffer/use-plain-form.ts'
import { PRESS_MS } from '../../parts/LongForm/check-when-left.ts'
import { FoundWhenLeft } from '../../parts/LongForm/FoundWhenLeft.tsx'
import { notPicked } from '../../parts/LongForm/not-picked.ts'
import { SEASONS } from '../../parts/TitleForm/title-options.ts'
import { TitlePicker } from '../../parts/TitlePicker/TitlePicker.tsx'
import { paths } from '../../paths.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { listed, refusedFields, SEASON_FIELDS, yearProblem } from './season-problems.ts'

interface Props {
  /** Undefined while they are not known: the server refuses one that is there. */
  known: readonly Season[] | undefined
  yearRef: RefObject<HTMLInputElement | null>
}
const NONE: readonly never[] = []
const outcomeText = (error: unknown) => `The season ${notDeletedText(error, 'added')}`

const named = ({ year, season, titles }: KeptSeason) =>
  [
    `${SEASONS.find(({ value }) => value === season)?.label ?? ''} ${year}`,
    titles.length === 1 ? '1 title' : `${titles.length} titles`,
  ].join(', ')

/** Year, season and the titles to begin with. The first season without a chart is proposed, or the address's. */
export const AddSeason = ({ known = NONE, yearRef }: Props) => {
  const { now } = useClock()
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const add = useAddSeason()
  const [asked] = useSearchParams()
  const sending = useRef(false)
  const [typed, setTyped] = useState<{ year?: string; season?: SeasonName }>({})
  const [titles, setTitles] = useState<readonly TitlePick[]>(NONE)
  /** Of the year: what is found when it is left stands beside it, and on top too once the form was sent. */
  const [problem, setProblem] = useState<string | null>(null)
  /** Of the titles: something was typed there and not chosen. */
  const [unpicked, setUnpicked] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const hasStayed = useRef<() => boolean>(() => false)
  /** Who is at year or season keeps what was proposed when they came: it changes neither under a choice nor the keys. */
  const [held, setHeld] = useState<SeasonKey | null>(null)
  const free = held ?? firstFree(seasonOf(now()), known)
  const wanted = asked.get('season')
  const proposed = {
    year: asked.get('year') ?? String(free.year),
    season: isSeasonName(wanted) ? wanted : free.season,
  }
  const year = typed.year ?? proposed.year
  const season = typed.season ?? proposed.season
  const number = parseNumber(year)
  const key = typeof number === 'number' ? { year: number, season } : null
  const taken = key !== null && known.some((row) => sameSeason(row, key))
  const refused = refusedFields(add.error)
  /** What was chosen and taken back again leaves nothing to lose. */
  const isBegun = titles.length > 0 || year !== proposed.year || season !== proposed.season
  const { form, tell } = usePlainForm()
  const kept = () => (isBegun ? { year, season, titles } : null)
  const draft = useFormDraft({
    name: 'season',
    form,
    beside: isBegun && JSON.stringify(kept()),
    current: kept,
    read: readKeptSeasons,
    write: (begun) => begun,
    onRestore: (begun) => {
      change({ year: begun.year, season: begun.season })
      setTitles(begun.titles)
    },
  })
  const unsaved = useUnsaved(
    add.isPending
      ? BEING_SENT
      : isBegun
        ? {
            title: 'Leave without adding the season?',
            body: 'What you chose is kept as a draft, and offered when you come back.',
            draft: true,
          }
        : null,
  )

  useEffect(() => {
    // The fields are open again by now. Who has gone on meanwhile is left there.
    const [first] = listed(refusedFields(add.error))
    if (first && hasStayed.current()) focusToCorrect(document.getElementById(first.id))
  }, [add.error])

  // As in the longer forms: what somebody is on the way to must not move under their press.
  const looking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lookAtYear = () => {
    looking.current = setTimeout(() => setProblem((before) => yearProblem(number, now()) ?? before), PRESS_MS)
  }
  const change = (next: typeof typed) => {
    clearTimeout(looking.current)
    setProblem(null)
    setTried(false)
    add.reset()
    // From here on nothing that arrives changes what is chosen, the other half neither.
    setTyped({ year, season, ...next })
  }
  const letGo = useCallback((node: HTMLFormElement | null) => {
    const look = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && node?.contains(relatedTarget))) setHeld(null)
    }
    node?.addEventListener('focusout', look)
    return () => node?.removeEventListener('focusout', look)
  }, [])
  const lookAtTitles = () => notPicked({ id: SEASON_FIELDS.manga_ids.id, chosen: titles.map(({ name }) => name) })
  const chooseTitles = (next: readonly TitlePick[]) => {
    setUnpicked(null)
    setTyped({ year, season })
    setTitles(next)
    if (refused.manga_ids) add.reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    const wrong = yearProblem(number, now()) ?? (taken ? 'taken' : null)
    const left = lookAtTitles()
    // What came of an earlier press is not said of this one.
    if (wrong !== null || left !== null) add.reset()
    setProblem(wrong)
    setUnpicked(left)
    setTried(true)
    if (wrong !== null || key === null) return focusToCorrect(yearRef.current)
    if (left !== null) return focusToCorrect(document.getElementById(SEASON_FIELDS.manga_ids.id))
    sending.current = true
    takeBack()
    hasStayed.current = watchFocus()
    // What is proposed goes on as soon as this one is in the list.
    setTyped({ year, season })
    // What is sent may end the session, and then it is too late.
    draft.keep(kept())
    tell(true)
    try {
      await add.mutateAsync({ key, titles })
      draft.finish()
      toast('success', 'Season added', { text: `${seasonLabel(key)} has a chart now.` })
      // From the list, which stays behind it.
      await unsaved.go(paths.season.to(key), { replace: false })
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      say(outcomeText(error), { text: chartErrorText(error) })
    } finally {
      sending.current = false
      tell(false)
    }
  }
  const takenText = key && `${seasonLabel(key)} has a chart already.`
  const yearText = (problem === 'taken' ? takenText : problem) ?? refused.year
  const titlesText = unpicked ?? refused.manga_ids
  const problems = listed({
    ...refused,
    ...(yearText && { year: yearText }),
    ...(titlesText && { manga_ids: titlesText }),
  })
  const said = chartErrorText(add.error)
  const outcome = outcomeText(add.error)
  const refusedText = problems.some(({ text }) => text === said) ? outcome : `${outcome}: ${said}`
  const open = key && taken && <Link to={paths.season.to(key)}>Open {seasonLabel(key)}</Link>
  return (
    <form
      ref={letGo}
      noValidate
      aria-label="Add a season"
      onSubmit={(event) => void submit(event)}
      className="flex min-w-0 flex-col gap-5"
    >
      {draft.offer && (
        <DraftOffer
          title="You began a season and did not add it"
          disabled={add.isPending}
          isBeingSent={draft.isBeingSent}
          onRestore={draft.restore}
          onDiscard={draft.discard}
        >
          {named(draft.offer)}
        </DraftOffer>
      )}
      {isTried && problems.length > 0 && (
        <FormSummary
          title={add.isError ? refusedText : 'Please correct these fields'}
          problems={problems}
          toast={add.isError}
        />
      )}
      <FoundWhenLeft
        problems={problems.map((one) => ({ ...one, type: add.isError ? 'server' : undefined }))}
        isTold={isTried}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...SEASON_FIELDS.year}
          required
          error={
            problem === 'taken' ? (
              <>
                {yearText} {open}
              </>
            ) : (
              yearText
            )
          }
        >
          {(control) => (
            <NumberInput
              {...control}
              ref={yearRef}
              value={year}
              readOnly={add.isPending}
              onChange={(event) => change({ year: event.target.value })}
              onFocus={() => setHeld(free)}
              onBlur={lookAtYear}
              className="max-w-none!"
            />
          )}
        </Field>
        <Field {...SEASON_FIELDS.season} required error={refused.season}>
          {(control) => (
            <Select
              {...control}
              value={season}
              options={SEASONS}
              disabled={add.isPending}
              onValueChange={(next) => change({ season: next })}
              onFocus={() => setHeld(free)}
              className="w-full"
            />
          )}
        </Field>
      </div>
      <TitlePicker
        {...SEASON_FIELDS.manga_ids}
        value={titles}
        onChange={chooseTitles}
        error={titlesText}
        onBlur={() => void (unpicked !== null && setTimeout(() => setUnpicked(lookAtTitles()), PRESS_MS))}
        hint="They can be added and ordered later as well."
        closed={add.isPending ? 'The season is being added.' : undefined}
      />
      {add.isError && problems.length === 0 && (
        <Notice
          tone="danger"
          live="toast"
          title={outcome}
          action={
            key &&
            taken && (
              <ButtonLink size="sm" to={paths.season.to(key)}>
                Open {seasonLabel(key)}
              </ButtonLink>
            )
          }
        >
          {said}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={add.isPending} busyLabel="Adding…">
          Add season
        </Button>
      </div>
      {unsaved.dialog}
    </form>
  )
}
