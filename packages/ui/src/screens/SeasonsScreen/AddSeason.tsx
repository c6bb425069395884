import { isApiError, TITLE_YEAR_MIN, titleYearMax, type Season, type SeasonName } from '@bunko/api-client'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClock } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { chartErrorText } from '../../data/read-chart.ts'
import { useAddSeason } from '../../data/season-charts.ts'
import { readKeptSeasons, type KeptSeason } from '../../lib/kept-chart.ts'
import { parseNumber } from '../../lib/parse-number.ts'
import { firstFree, isSeasonName, sameSeason, seasonLabel, seasonOf } from '../../lib/season.ts'
import type { TitlePick } from '../../lib/title-pick.ts'
import { DraftOffer } from '../../parts/DraftOffer/DraftOffer.tsx'
import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import { usePlainForm } from '../../parts/DraftOffer/use-plain-form.ts'
import { SEASONS } from '../../parts/TitleForm/title-options.ts'
import { TitlePicker } from '../../parts/TitlePicker/TitlePicker.tsx'
import { paths } from '../../paths.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useToast } from '../../toasts/toasts.tsx'

interface Props {
  /** Undefined while they are not known: the server refuses one that is there. */
  known: readonly Season[] | undefined
  yearRef: RefObject<HTMLInputElement | null>
}
const NONE: readonly never[] = []
const FAILED = 'The season was not added'

const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error) && error.kind === 'http' ? error.fields : {}
const yearProblem = (year: number | null | 'invalid', now: Date): string | null => {
  if (year === null || year === 'invalid') return 'Enter a whole number in digits.'
  const max = titleYearMax(now)
  return year < TITLE_YEAR_MIN || year > max ? `Enter a year from ${TITLE_YEAR_MIN} to ${max}.` : null
}

const named = ({ year, season, titles }: KeptSeason) =>
  [
    `${SEASONS.find(({ value }) => value === season)?.label ?? ''} ${year}`,
    titles.length === 1 ? '1 title' : `${titles.length} titles`,
  ].join(', ')

/** Year, season and the titles to begin with. The first season without a chart is proposed, or the address's. */
export const AddSeason = ({ known = NONE, yearRef }: Props) => {
  const { now } = useClock()
  const toast = useToast()
  const add = useAddSeason()
  const [asked] = useSearchParams()
  const sending = useRef(false)
  const [typed, setTyped] = useState<{ year?: string; season?: SeasonName }>({})
  const [titles, setTitles] = useState<readonly TitlePick[]>(NONE)
  const [problem, setProblem] = useState<string | null>(null)
  const free = firstFree(seasonOf(now()), known)
  const wanted = asked.get('season')
  const year = typed.year ?? asked.get('year') ?? String(free.year)
  const season = typed.season ?? (isSeasonName(wanted) ? wanted : free.season)
  const number = parseNumber(year)
  const key = typeof number === 'number' ? { year: number, season } : null
  const taken = key !== null && known.some((row) => sameSeason(row, key))
  const refused = fieldsOf(add.error)
  const isBegun = titles.length > 0 || typed.year !== undefined || typed.season !== undefined
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

  const change = (next: typeof typed) => {
    setProblem(null)
    add.reset()
    // From here on nothing that arrives changes what is chosen, the other half neither.
    setTyped({ year, season, ...next })
  }
  const chooseTitles = (next: readonly TitlePick[]) => {
    setTyped({ year, season })
    setTitles(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    const wrong = yearProblem(number, now()) ?? (taken ? 'taken' : null)
    setProblem(wrong)
    if (wrong !== null || key === null) return yearRef.current?.focus()
    sending.current = true
    // What is proposed goes on as soon as this one is in the list.
    setTyped({ year, season })
    // What is sent may end the session, and then it is too late.
    draft.keep({ year, season, titles })
    tell(true)
    try {
      await add.mutateAsync({ key, titles })
      draft.finish()
      toast('success', 'Season added', { text: `${seasonLabel(key)} has a chart now.` })
      await unsaved.go(paths.season.to(key))
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      toast('error', FAILED, { text: chartErrorText(error) })
    } finally {
      sending.current = false
      tell(false)
    }
  }
  const open = key && taken && <Link to={paths.season.to(key)}>Open {seasonLabel(key)}</Link>
  return (
    <form
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
      <div className="grid grid-cols-2 gap-4">
        <Field
          label="Year"
          required
          error={
            problem === 'taken'
              ? key && (
                  <>
                    {seasonLabel(key)} has a chart already. {open}
                  </>
                )
              : (problem ?? refused['year'])
          }
        >
          {(control) => (
            <NumberInput
              {...control}
              ref={yearRef}
              value={year}
              readOnly={add.isPending}
              onChange={(event) => change({ year: event.target.value })}
              className="w-full"
            />
          )}
        </Field>
        <Field label="Season" required error={refused['season']}>
          {(control) => (
            <Select
              {...control}
              value={season}
              options={SEASONS}
              disabled={add.isPending}
              onValueChange={(next) => change({ season: next })}
              className="w-full"
            />
          )}
        </Field>
      </div>
      <TitlePicker
        label="Titles"
        value={titles}
        onChange={chooseTitles}
        error={refused['manga_ids']}
        hint="They can be added and ordered later as well."
        closed={add.isPending ? 'The season is being added.' : undefined}
      />
      {add.isError && (
        <Notice
          tone="danger"
          live="toast"
          title={FAILED}
          action={
            key &&
            taken && (
              <ButtonLink size="sm" to={paths.season.to(key)}>
                Open {seasonLabel(key)}
              </ButtonLink>
            )
          }
        >
          {chartErrorText(add.error)}
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
