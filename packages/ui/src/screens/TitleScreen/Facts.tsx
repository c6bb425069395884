import { ContentRating, Demographic, TitleStatus, TitleType, type Title } from '@bunko/api-client'
import { Fragment, type ReactNode } from 'react'
import { useNow } from '../../clock/clock.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useNamedMagazine, useNamedPublisher } from '../../data/title-page.ts'
import { calendarDay } from '../../lib/calendar-day.ts'
import { shortened } from '../../lib/shortened.ts'
import { langOfText, labelOf } from '../../lib/title-text.ts'
import { languageName, type Maker } from '../../lib/title-page.ts'
import { readYear, type SearchFilters } from '../../lib/search-params.ts'
import { paths } from '../../paths.ts'
import { searchFor } from './search-links.ts'

/** Letters of a name; its own page has the rest. */
const NAME = 120

/** To a page of ours where there is one. */
const Linked = ({ text, to }: { text: string; to: string | null }) => {
  const shown = shortened(text, NAME)
  return (
    <bdi lang={langOfText(text)}>
      {to === null ? (
        shown
      ) : (
        <Link to={to} variant="quiet">
          {shown}
        </Link>
      )}
    </bdi>
  )
}

const dayOf = (value: string | null) => {
  const day = calendarDay(value)
  return day ? (
    <time dateTime={day.dateTime} title={day.exact}>
      {day.text}
    </time>
  ) : null
}

/** Leading to others of that year, where a search takes it. */
const yearOf = (year: number, now: Date) => {
  const isAsked = readYear(String(year), now) === year
  return <Linked text={String(year)} to={isAsked ? searchFor({ year_from: year, year_to: year }) : null} />
}

/** What one of an enumeration is called, leading to others of it; others than the known ones are only named. */
const kind = <K extends 'type' | 'status' | 'publication_demographic' | 'content_rating'>(
  field: K,
  value: string | null,
  known: readonly SearchFilters[K][],
) => {
  const label = labelOf(value)
  const one = known.find((each) => each === value)
  if (label === null) return null
  return <Linked text={label} to={one ? searchFor({ [field]: one }) : null} />
}

interface FactsProps {
  title: Title
  makers: readonly Maker[]
  /** What stands in the paths of those who are known. */
  people: Readonly<Record<string, string>>
  className: string
}

/** What is known of a title; what is not is left out. */
export const Facts = ({ title, makers, people, className }: FactsProps) => {
  const now = useNow()
  const magazine = title.serialized_in?.trim() || null
  const publisher = title.original_publisher?.trim() || null
  const magazineRef = useNamedMagazine(magazine)
  const publisherRef = useNamedPublisher(publisher)
  const named = (role: Maker['roles'][number]) => {
    const names = makers.filter(({ roles }) => roles.includes(role)).map(({ name }) => name)
    return names.length === 0 ? null : <People names={names} people={people} />
  }
  const items: { term: string; description: ReactNode }[] = [
    { term: 'Author', description: named('author') },
    { term: 'Artist', description: named('artist') },
    { term: 'Type', description: kind('type', title.type, TitleType.options) },
    { term: 'Status', description: kind('status', title.status, TitleStatus.options) },
    {
      term: 'Year',
      description: title.year !== null && yearOf(title.year, now),
    },
    // Section 5: 0 is what stands where nobody has counted.
    { term: 'Volumes', description: title.volumes || null },
    { term: 'Chapters', description: title.chapters || null },
    {
      term: 'Demographic',
      description: kind('publication_demographic', title.publication_demographic, Demographic.options),
    },
    { term: 'Content rating', description: kind('content_rating', title.content_rating, ContentRating.options) },
    { term: 'Original language', description: languageName(title.original_language) },
    {
      term: 'Serialized in',
      description: magazine && <Linked text={magazine} to={magazineRef && paths.magazine.to({ id: magazineRef })} />,
    },
    {
      term: 'Publisher',
      description: publisher && (
        <Linked
          text={publisher}
          to={publisherRef ? paths.publisher.to({ id: publisherRef }) : searchFor({ publisher })}
        />
      ),
    },
    { term: 'Added', description: dayOf(title.created_at) },
    { term: 'Updated', description: dayOf(title.updated_at) },
  ].filter(({ description }) => description !== null && description !== false && description !== '')
  if (items.length === 0) return null
  return (
    <Card title="Facts" className={className}>
      <DescriptionList wide items={items} />
    </Card>
  )
}

/** People by name, each leading to their page or, where that is not known, to what they made. */
export const People = ({ names, people }: { names: readonly string[]; people: Readonly<Record<string, string>> }) =>
  names.map((name, at) => {
    const ref = Object.hasOwn(people, name) ? people[name] : undefined
    return (
      <Fragment key={name}>
        {at > 0 && ', '}
        <Linked text={name} to={ref ? paths.person.to({ id: ref }) : searchFor({ author: name })} />
      </Fragment>
    )
  })
