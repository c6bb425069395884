import type { Title } from '@bunko/api-client'
import { Link } from '../../components/Link/Link.tsx'
import { textKey } from '../../lib/same-text.ts'
import { langOfText } from '../../lib/title-text.ts'
import { searchFor } from './search-links.ts'

const CHIP =
  'inline-flex min-h-7 max-w-full items-center rounded-sm border border-line bg-surface px-2.5 py-0.5 text-sm text-ink wrap-anywhere'
const LINKED = 'hover:border-line-strong hover:bg-sunken pointer-coarse:min-h-11'

interface Group {
  label: string
  names: readonly string[]
  toOf?: (name: string) => string | null
}
const groupsOf = (title: Title): Group[] => {
  const classified = [...title.genre_names, ...title.theme_names, ...title.format_names]
  const known = new Set(classified.map(textKey))
  return [
    { label: 'Genres', names: title.genre_names, toOf: (name: string) => searchFor({ genres: [name] }) },
    { label: 'Themes', names: title.theme_names, toOf: (name: string) => searchFor({ themes: [name] }) },
    { label: 'Formats', names: title.format_names, toOf: (name: string) => searchFor({ formats: [name] }) },
    { label: 'Tags', names: title.tag_names.filter((name) => !known.has(textKey(name))) },
  ].filter(({ names }) => names.length > 0)
}

/** What a title is classified as; leads to others of the kind. */
export const Tags = ({ title }: { title: Title }) => {
  const groups = groupsOf(title)
  if (groups.length === 0) return null
  return (
    <dl className="flex flex-col gap-3">
      {groups.map(({ label, names, toOf }) => (
        <div key={label} className="flex flex-col gap-x-4 gap-y-1.5 sm:flex-row sm:items-baseline">
          <dt className="w-16 shrink-0 text-sm text-ink-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap gap-1.5">
            {[...new Set(names)].map((name) => (
              <Tag key={name} name={name} to={toOf?.(name) ?? null} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Tag = ({ name, to }: { name: string; to: string | null }) => {
  const text = <bdi lang={langOfText(name)}>{name}</bdi>
  return to === null ? (
    <span className={CHIP}>{text}</span>
  ) : (
    <Link to={to} variant="bare" className={`${CHIP} ${LINKED}`}>
      {text}
    </Link>
  )
}
