import type { Edit } from '@bunko/api-client'
import { Fragment } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useTitle } from '../../data/titles.ts'
import type { ChangedRow } from '../../lib/changed-since.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { opensHere } from '../../lib/opens-here.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { factsOf, nameOf, phrasesOf } from '../../lib/title-text.ts'
import { goToRow, rowId } from '../../parts/ChangeList/stops.ts'
import { titleOfEdit } from '../../paths.ts'

/** Each leads to its row; a field of two changes to the first. */
const linksTo = (since: readonly ChangedRow[]) =>
  since
    .filter(({ label }, at) => since.findIndex((other) => other.label === label) === at)
    .map(({ key, label }, at) => (
      <Fragment key={key}>
        {at > 0 && ', '}
        <Link
          to={`#${rowId(key)}`}
          onClick={(event) => {
            if (!opensHere(event)) return
            event.preventDefault()
            goToRow(key)
          }}
        >
          {label}
        </Link>
      </Fragment>
    ))

/** The server may answer an approval otherwise: it stays possible. */
const Gone = ({ isPending }: { isPending: boolean }) => (
  <Notice
    tone={isPending ? 'warning' : 'info'}
    live={isPending ? 'polite' : 'off'}
    title="This title is no longer in the catalogue"
  >
    {isPending &&
      'An approval has nothing to be applied to, and will most likely be refused. The proposal can still be rejected.'}
  </Notice>
)

interface EditedTitleProps {
  edit: Edit
  since: readonly ChangedRow[]
  /** The server knows no such title. */
  isGone: boolean
}

/**
 * The manga being edited, and what of it has changed since. Where the title itself cannot be read, what the proposal
 * says of it has to do.
 */
export const EditedTitle = ({ edit, since, isGone }: EditedTitleProps) => {
  const { data: title, isLoading } = useTitle(edit.manga_id)
  const given = edit.manga_title?.trim()
  const name = given
    ? { text: given, lang: scriptLang(given) }
    : title
      ? nameOf(title)
      : { text: 'Untitled', lang: undefined }
  const original = title && phrasesOf(title.title).find(({ text }) => text !== name.text && scriptLang(text))
  const facts = title && factsOf(title)
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-4">
        {isLoading ? (
          <Skeleton className="aspect-[2/3] w-23 shrink-0" />
        ) : (
          <Cover title={name.text} lang={name.lang} src={coverSrc(title?.covers, 'medium')} alt="" />
        )}
        <div className="flex min-w-[min(8rem,100%)] flex-1 flex-col items-start gap-1">
          {/* Cut: letters under a heap of accents do not break, where no font has these, and a name may have no end. */}
          <h2
            lang={name.lang}
            className="line-clamp-6 max-w-full font-serif text-lg leading-snug font-semibold wrap-anywhere print:line-clamp-none"
          >
            <bdi>{name.text}</bdi>
          </h2>
          {original && (
            <p
              lang={original.lang}
              className="line-clamp-3 max-w-full text-ui wrap-anywhere text-ink-muted print:line-clamp-none"
            >
              <bdi>{original.text}</bdi>
            </p>
          )}
          {isLoading ? (
            <Skeleton className="my-0.5 h-4 w-32" />
          ) : (
            facts && <p className="line-clamp-3 text-sm wrap-anywhere text-ink-muted print:line-clamp-none">{facts}</p>
          )}
          {edit.manga_id !== null && (
            <>
              <p className="text-sm wrap-anywhere text-ink-muted">ID {edit.manga_id}</p>
              {!isGone && (
                <Link
                  to={titleOfEdit(edit.manga_id)}
                  variant="quiet"
                  className="mt-1 inline-flex items-center py-0.5 text-ui pointer-coarse:min-h-11"
                >
                  View title
                </Link>
              )}
            </>
          )}
        </div>
      </div>
      {isGone ? (
        <div className="mt-4">
          <Gone isPending={edit.status === 'pending'} />
        </div>
      ) : (
        since.length > 0 && (
          <div className="mt-4">
            <Notice tone="warning" title="Changed since this was proposed">
              {linksTo(since)}. Approving puts the proposed value in the place of what stands there now.
            </Notice>
          </div>
        )
      )}
    </Card>
  )
}
