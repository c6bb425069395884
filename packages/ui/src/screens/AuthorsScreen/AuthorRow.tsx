import { refOf, type Person } from '@bunko/api-client'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { personName } from '../../lib/person-list.ts'
import { safeHref } from '../../lib/safe-href.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { shortAddress } from '../../lib/short-address.ts'
import { shortened } from '../../lib/shortened.ts'
import { paths } from '../../paths.ts'
import { useLinkState } from '../../routing/use-list-place.ts'

interface Props {
  person: Person
  isDeleting: boolean
  onDelete: () => void
}

/** Easy to hit in a low line. */
const ADDRESS = '-my-1 min-w-0 py-1 wrap-anywhere pointer-coarse:-my-3 pointer-coarse:py-3'

/** One author or artist (section 2): name, badges, ID, age, hometown, the link out of here, and what can be done. */
export const AuthorRow = ({ person, isDeleting, onDelete }: Props) => {
  const { text: name, lang } = personName(person)
  const linkState = useLinkState()
  const hometown = person.hometown?.trim()
  const url = person.url?.trim()
  const safe = safeHref(url)
  const of = (
    <span className="sr-only">
      {' '}
      <bdi lang={lang}>{shortened(name)}</bdi>
    </span>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 lang={lang} className="line-clamp-2 min-w-0 text-base font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {person.is_author && <Badge>Author</Badge>}
          {person.is_artist && <Badge>Artist</Badge>}
        </div>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted tabular-nums">
          <span className="wrap-anywhere">ID {person.id ?? person.public_id}</span>
          {person.age !== null && <span>Age {person.age}</span>}
          {hometown && (
            <span lang={scriptLang(hometown)} className="line-clamp-1 min-w-0 wrap-anywhere">
              <bdi>{hometown}</bdi>
            </span>
          )}
          {url && (
            // R29: what may not be followed is plain text.
            <Link href={url} title={safe} variant="quiet" className={ADDRESS}>
              <bdi className="line-clamp-1">{shortAddress(url)}</bdi>
              {safe && of}
            </Link>
          )}
        </p>
      </div>
      {/* On a line of their own the first, which has no edge, begins where the name does. */}
      <div className="-ms-2.5 flex flex-wrap gap-2 sm:ms-0">
        {/* Section 2 has a link out of here in each row, also where there is no address of their own. */}
        <ButtonLink size="sm" look="quiet" to={paths.person.to({ id: refOf(person) })} newTab>
          View{of}
        </ButtonLink>
        <ButtonLink size="sm" to={paths.editPerson.to({ id: refOf(person) })} state={linkState}>
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
