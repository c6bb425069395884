import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { houseName, type House } from '../../lib/house-list.ts'
import { numberText } from '../../lib/number-text.ts'
import { shortened } from '../../lib/shortened.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { labelOf } from '../../lib/title-text.ts'
import type { HouseKind } from './house-kind.ts'

interface Props<T extends House> {
  kind: HouseKind<T>
  house: T
  /** Goes along with the link to its form. */
  linkState: unknown
  isDeleting: boolean
  onDelete: () => void
}

/** One magazine or publisher: logo or its absence (R25), name, status, facts, and what can be done. */
export const HouseRow = <T extends House>({ kind, house, linkState, isDeleting, onDelete }: Props<T>) => {
  const { text: name, lang } = houseName(house)
  const status = labelOf(house.status)
  const country = house.country?.trim()
  const website = house.website?.trim()
  const count = kind.countOf(house)
  const of = (
    <span className="sr-only">
      {' '}
      <bdi lang={lang}>{shortened(name)}</bdi>
    </span>
  )
  return (
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5 lg:grid-cols-[auto_minmax(0,1fr)_7.5rem_auto]"
      aria-busy={isDeleting}
    >
      <span className="self-start">
        <Logo name={name} lang={lang} src={house.logo} alt="" />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 lang={lang} className="line-clamp-2 min-w-0 text-base font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {status && <Badge tone={kind.tones[house.status ?? ''] ?? 'neutral'}>{status}</Badge>}
          {!house.logo?.trim() && <Badge>Logo missing</Badge>}
        </div>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted tabular-nums">
          {labelOf(house.type) && <span className="wrap-anywhere">{labelOf(house.type)}</span>}
          {country && (
            <span lang={scriptLang(country)} className="line-clamp-1 min-w-0 wrap-anywhere">
              <bdi>{country}</bdi>
            </span>
          )}
          {house.founded_year !== null && <span>Founded {house.founded_year}</span>}
          {website && (
            // R29: what may not be followed is plain text.
            <Link href={website} variant="quiet" className="line-clamp-2 min-w-0 wrap-anywhere">
              <bdi>{website}</bdi>
            </Link>
          )}
        </p>
      </div>
      <p className="col-start-2 text-sm text-ink-muted tabular-nums lg:col-start-auto lg:text-end">
        {count !== null && `${numberText(count)} ${count === 1 ? kind.counted.one : kind.counted.many}`}
      </p>
      {/* On a line of their own the first, which has no edge, begins where the name does. */}
      <div className="col-span-full -ms-2.5 flex flex-wrap gap-2 lg:col-span-1 lg:ms-0">
        <ButtonLink size="sm" look="quiet" to={kind.view(house)} icon={<Eye />}>
          View{of}
        </ButtonLink>
        <ButtonLink size="sm" to={kind.edit(house)} state={linkState} icon={<Pencil />}>
          Edit{of}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 />}
          busy={isDeleting}
          busyLabel={`Deleting ${shortened(name)}…`}
          onClick={onDelete}
        >
          Delete{of}
        </Button>
      </div>
    </div>
  )
}
