import { refOf, type Person, type Title } from '@bunko/api-client'
import { memo } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { coverSrc } from '../../lib/cover-src.ts'
import { cx } from '../../lib/cx.ts'
import { ROLE_LABELS, rolesOn, type Role } from '../../lib/person-roles.ts'
import { factsOf, nameOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'
import type { CreditChange } from './credit-change.ts'

interface Props {
  title: Title
  /** What they are called, which tells their roles. */
  by: Person['name']
  /** What is being done to this title. */
  current: CreditChange | null
  /** Something is under way, here or at another title. */
  isClosed: boolean
  isOneOfMany: boolean
  /** Without a role the title goes altogether. */
  onRemove: (title: Title, role: Role | undefined) => void
}

/** Out of sight it is not laid out; the margin is for the focus ring. */
const UNSEEN =
  '-mx-2 px-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] max-sm:[contain-intrinsic-size:auto_8.5rem]'

/** A title someone is associated with, as what, and the way to end it. */
export const CreditRow = memo(({ title, by, current, isClosed, isOneOfMany, onRemove }: Props) => {
  const { text: name, lang } = nameOf(title)
  // None where the title does not tell.
  const roles = rolesOn(title, { name: by })
  const removable: readonly (Role | undefined)[] = roles.length > 0 ? roles : [undefined]
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 py-3', isOneOfMany && UNSEEN)}>
      <Cover title={name} lang={lang} src={coverSrc(title.covers, 'thumbnail')} size="xs" alt="" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <Link
          to={paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' })}
          variant="quiet"
          className="-my-0.5 inline-block py-0.5 text-ui wrap-anywhere"
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
              onClick={() => onRemove(title, role)}
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
})
