import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { houseName, type House } from '../../lib/house-list.ts'
import { numberText } from '../../lib/number-text.ts'
import { safeHref } from '../../lib/safe-href.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { shortAddress } from '../../lib/short-address.ts'
import { shortened } from '../../lib/shortened.ts'
import { labelOf } from '../../lib/title-text.ts'
import type { HouseKind } from './house-kind.ts'
import { ROW } from './row-classes.ts'

interface Props<T extends House> {
  kind: HouseKind<T>
  house: T
  /** Whether its list tells logos. */
  tellsLogo: boolean
  /** Goes along with the link to its form. */
  linkState: object | undefined
  isDeleting: boolean
  onDelete: () => void
}

/** Its name above its facts; in a wide window the count has a column of its own, else it begins the line of facts. */
const INFO = 'min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_7.5rem] lg:items-center lg:gap-x-4 lg:gap-y-0.5'
/** Easy to hit in a low line. */
const ADDRESS = '-my-1 min-w-0 py-1 wrap-anywhere pointer-coarse:-my-3 pointer-coarse:py-3'

/** One magazine or publisher: logo or its absence (R25), name, status, facts, and what can be done. */
export const HouseRow = <T extends House>({ kind, house, tellsLogo, linkState, isDeleting, onDelete }: Props<T>) => {
  const { text: name, lang } = houseName(house)
  const status = labelOf(house.status)
  const type = labelOf(house.type)
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
    <div className={ROW}>
      <span className="self-start">
        <Logo name={name} lang={lang} src={house.logo} alt="" />
      </span>
      <div className={INFO}>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 lang={lang} className="line-clamp-2 min-w-0 text-base font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {status && <Badge tone={kind.tones[house.status ?? ''] ?? 'neutral'}>{status}</Badge>}
        </div>
        <div className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted tabular-nums lg:contents">
          {count !== null && (
            <p className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:text-end">
              {numberText(count)} {count === 1 ? kind.counted.one : kind.counted.many}
            </p>
          )}
          <p className="contents lg:col-start-1 lg:row-start-2 lg:flex lg:flex-wrap lg:gap-x-3">
            {/* That a publisher is a publisher the list says itself. */}
            {type && type !== labelOf(kind.one) && <span className="wrap-anywhere">{type}</span>}
            {country && (
              <span lang={scriptLang(country)} className="line-clamp-1 min-w-0 wrap-anywhere">
                <bdi>{country}</bdi>
              </span>
            )}
            {house.founded_year !== null && <span>Founded {house.founded_year}</span>}
            {website && (
              // R29: what may not be followed is plain text.
              <Link href={website} title={safeHref(website)} variant="quiet" className={ADDRESS}>
                <bdi className="line-clamp-1">{shortAddress(website)}</bdi>
              </Link>
            )}
            {tellsLogo && !house.logo?.trim() && <span className="font-medium">Logo missing</span>}
          </p>
        </div>
      </div>
      {/* On a line of their own the first, which has no edge, begins where the name does. */}
      <div className="col-span-full -ms-2.5 flex flex-wrap gap-2 lg:col-span-1 lg:ms-0">
        <ButtonLink size="sm" look="quiet" to={kind.view(house)}>
          View{of}
        </ButtonLink>
        <ButtonLink size="sm" to={kind.edit(house)} state={linkState}>
          Edit{of}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
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
