import { ContentRating, Demographic, TITLE_YEAR_MIN, titleYearMax, TitleStatus, TitleType } from '@bunko/api-client'
import { memo, useId } from 'react'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { changedNames } from '../../lib/changed-names.ts'
import { isMature } from '../../lib/mature.ts'
import { NAMES_MAX, readYear, type SearchFilters } from '../../lib/search-params.ts'
import { labelOf } from '../../lib/title-text.ts'
import { TermPicker } from '../../parts/TermPicker/TermPicker.tsx'
import { usePreferences } from '../../preferences/preferences.tsx'
import { AuthorFilter, PublisherFilter } from './SuggestedFilters.tsx'
import { useTypedFilter, type ChangeFilters } from './use-search-filters.ts'

interface Props {
  filters: SearchFilters
  change: ChangeFilters
  /** Another one takes back a year that filters nothing. */
  resets: number
  now: Date
}

const choices = <T extends string>(any: string, values: readonly T[]): { value: T | ''; label: string }[] => [
  { value: '', label: any },
  ...values.map((value) => ({ value, label: labelOf(value) ?? value })),
]
const TYPES = choices('Any type', TitleType.options)
const STATUSES = choices('Any status', TitleStatus.options)
const DEMOGRAPHICS = choices('Any demographic', Demographic.options)
const RATINGS = choices('Any rating', ContentRating.options)
const TERMS = [
  ['genres', 'Genres'],
  ['themes', 'Themes'],
  ['formats', 'Formats'],
] as const
/** A comma divides names in a search. */
const isOneName = (name: string) => !name.includes(',')

/** Every filter of the advanced search (section 7). Each takes effect at once. Not drawn again for an answer. */
export const FilterPanel = memo(({ filters, change, resets, now }: Props) => {
  const [{ mature }, prefer] = usePreferences()
  const { content_rating } = filters
  return (
    // A grid: in a flexible column WebKit first counts the legend of the years twice.
    <div className="grid grid-cols-1 gap-4.5">
      <Field label="Type">
        {(control) => (
          <Select {...control} options={TYPES} value={filters.type} onValueChange={(type) => change({ type })} />
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            options={STATUSES}
            value={filters.status}
            onValueChange={(status) => change({ status })}
          />
        )}
      </Field>
      <Years filters={filters} change={change} resets={resets} now={now} />
      {TERMS.map(([kind, label]) => (
        <TermPicker
          key={kind}
          label={label}
          kind={kind}
          fits={isOneName}
          max={NAMES_MAX}
          value={filters[kind]}
          onChange={(names) => change((wanted) => ({ [kind]: changedNames(wanted[kind], filters[kind], names) }))}
        />
      ))}
      <Field label="Demographic">
        {(control) => (
          <Select
            {...control}
            options={DEMOGRAPHICS}
            value={filters.publication_demographic}
            onValueChange={(publication_demographic) => change({ publication_demographic })}
          />
        )}
      </Field>
      <AuthorFilter value={filters.author} change={change} />
      <PublisherFilter value={filters.publisher} change={change} />
      <Field label="Content rating">
        {(control) => (
          <Select
            {...control}
            options={RATINGS.filter(
              ({ value }) => mature || value === content_rating || !isMature({ content_rating: value }),
            )}
            value={content_rating}
            onValueChange={(rating) => change({ content_rating: rating })}
          />
        )}
      </Field>
      <Checkbox
        label="Show mature titles"
        hint="Erotica and pornographic ratings. Remembered in this browser."
        checked={mature}
        onChange={(event) => prefer({ mature: event.target.checked })}
      />
    </div>
  )
})

const NAMES = ['From year', 'To year'] as const
const isTurned = ([from, to]: readonly (number | null | undefined)[]) => from != null && to != null && from > to

/** Checked when the typing stops; a range that is none filters nothing. Both are one text, so that both are written. */
const Years = ({ filters: { year_from, year_to }, change, resets, now }: Props) => {
  const id = useId()
  const read = (text: string) => text.split('|').map((one) => readYear(one, now))
  const store = (text: string) => {
    const [from, to] = read(text)
    if (from === undefined || to === undefined || isTurned([from, to])) return false
    change({ year_from: from, year_to: to }, { push: false })
    return true
  }
  const range = useTypedFilter(`${year_from ?? ''}|${year_to ?? ''}`, store, resets)
  const texts = range.typed.split('|')
  const years = read(range.settled)
  const error = years.includes(undefined)
    ? `A year from ${TITLE_YEAR_MIN} to ${titleYearMax(now)}`
    : isTurned(years) && 'The first year is after the last one'
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-ui font-semibold">Year</legend>
      <div className="flex items-center gap-2">
        {NAMES.map((name, at) => {
          const isBad = years[at] === undefined || isTurned(years)
          return (
            <NumberInput
              key={name}
              aria-label={name}
              aria-invalid={isBad || undefined}
              aria-describedby={isBad ? id : undefined}
              placeholder={name === 'From year' ? 'From' : 'To'}
              className="max-w-none!"
              value={texts[at] ?? ''}
              onChange={({ target }) => {
                const text = target.value.replaceAll('|', '')
                range.setTyped(at === 0 ? `${text}|${texts[1] ?? ''}` : `${texts[0] ?? ''}|${text}`)
              }}
              onBlur={range.flush}
              onKeyDown={(event) => event.key === 'Enter' && range.flush()}
            />
          )
        })}
      </div>
      {/* There before its words are; it waits for a pause in what is typed, and in what is read out. */}
      <p id={id} role="status" className="pt-1.5 text-sm font-medium text-danger empty:pt-0">
        {error}
      </p>
    </fieldset>
  )
}
