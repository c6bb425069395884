import { refOf, type Title } from '@bunko/api-client'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { coverSrc } from '../../lib/cover-src.ts'
import { ROLE_LABELS, type Role } from '../../lib/person-roles.ts'
import { factsOf, nameOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'
import type { CreditChange } from './credit-change.ts'

interface Props {
  title: Title
  /** None where the title does not tell. */
  roles: readonly Role[]
  /** What is being done to this title. */
  current: CreditChange | null
  /** Something is under way, here or at another title. */
  isClosed: boolean
  /** Without a role the title goes altogether. */
  onRemove: (role: Role | undefined) => void
}

/** A title someone is associated with, as what, and the way to end it. */
export const CreditRow = ({ title, roles, current, isClosed, onRemove }: Props) => {
  const { text: name, lang } = nameOf(title)
  const removable: readonly (Role | undefined)[] = roles.length > 0 ? roles : [undefined]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Cover title={name} lang={lang} src={coverSrc(title.covers, 'thumbnail')} size="xs" alt="" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <Link
          to={paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' })}
          variant="quiet"
          className="text-ui wrap-anywhere"
        >
          <bdi lang={lang}>{name}</bdi>
        </Link>
        <p className="text-sm text-ink-muted">{factsOf(title)}</p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {roles.map((role) => (
            <Badge key={role}>{ROLE_LABELS[role]}</Badge>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {removable.map((role) => {
          const isBusy = current?.act === 'remove' && current.role === role
          return (
            <Button
              key={role ?? 'any'}
              size="sm"
              busy={isBusy}
              busyLabel="Removing…"
              disabled={isClosed && !isBusy}
              onClick={() => onRemove(role)}
            >
              {roles.length > 1 && role ? `Remove as ${ROLE_LABELS[role].toLowerCase()}` : 'Remove'}
              <span className="sr-only">
                {' '}
                <bdi lang={lang}>{name}</bdi>
              </span>
            </Button>
          )
        })}
      </div>
    </div>
  )
}
