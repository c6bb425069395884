import type { Edit } from '@bunko/api-client'
import { memo, useId } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx'
import { readDate } from '../../lib/age.ts'
import { cx } from '../../lib/cx.ts'
import { editTypeLabel, reasonBeside, statusLabel, statusTone, summaryOf, titleNameOf } from '../../lib/edit-labels.ts'
import { levelText } from '../../lib/level-text.ts'
import { exactTime } from '../../lib/exact-time.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { paths, titleOfEdit } from '../../paths.ts'
import { ChangeChips } from './ChangeChips.tsx'
import { CARD_GRID, CARD_META, CARD_PADDING } from './card-classes.ts'

interface Props {
  /** The proposal. */
  edit: Edit
  /** From which its age is told. */
  now: Date
  /** Of the title as it was read, for a proposal that does not tell it. */
  name?: string | undefined
  /** Address of the title's cover; none is drawn by name. */
  cover?: string | null | undefined
  /** Goes with the link to the detail, for the way back. */
  linkState?: object | undefined
}

/** The link lies over the whole card, and wears its focus ring there. */
const STRETCHED =
  'scroll-mt-[calc(var(--head)_+_2.25rem)] scroll-mb-24 after:absolute after:inset-0 after:-outline-offset-2 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-link'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/**
 * One proposal in a list. All of it is a link to the detail; 'View title' stands above that link.
 *
 * Use for a proposal among others, in `EditList`; not for all that it changes, there `ChangeList`.
 *
 * Keyboard: Tab reaches the proposal, the ring is around the card, then 'View title'; Enter follows. The keys from card
 * to card are the list's.
 */
export const EditCard = memo(({ edit, now, name, cover, linkState }: Props) => {
  const summaryId = useId()
  const title = titleNameOf(edit, name)
  const summary = summaryOf(edit)
  const reason = reasonBeside(edit)
  const created = readDate(edit.created_at)
  const lang = scriptLang(title)
  const to = paths.edit.to({ editId: edit.id })
  return (
    <article className={`${CARD_GRID} ${CARD_PADDING} relative`}>
      <Cover title={title} lang={lang} src={cover} size="sm" alt="" />
      <div className="flex min-w-0 flex-col items-start">
        <div className="flex max-w-full flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="line-clamp-2 min-w-0 font-serif text-lg font-semibold wrap-anywhere" lang={lang}>
            <Link
              to={to}
              state={linkState}
              variant="bare"
              aria-describedby={summaryId}
              data-card-link
              className={STRETCHED}
            >
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <span className="flex flex-wrap gap-1.5">
            <Badge>{editTypeLabel(edit.edit_type)}</Badge>
            <Badge tone={statusTone(edit.status)}>{statusLabel(edit.status)}</Badge>
            {edit.status === 'pending' && <Badge tone="warning">Action Required</Badge>}
          </span>
        </div>
        <p id={summaryId} className={cx('mt-1 line-clamp-3 max-w-full wrap-anywhere', !summary && 'text-ink-muted')}>
          <bdi lang={summary ? scriptLang(summary) : undefined}>{summary ?? 'No summary'}</bdi>
        </p>
        {reason && (
          <p className="mt-1 line-clamp-2 max-w-full text-sm wrap-anywhere text-ink-muted">
            Reason: <bdi lang={scriptLang(reason)}>{reason}</bdi>
          </p>
        )}
        <ChangeChips changes={edit.changes} />
      </div>
      <div className={CARD_META}>
        <div className="min-w-0 text-sm text-ink-muted md:text-end">
          <p className="line-clamp-2 font-semibold wrap-anywhere text-ink">
            <bdi>{edit.editor_username?.trim() || 'Unknown editor'}</bdi>
          </p>
          <p>{levelText(edit.editor_level)}</p>
          <p>
            {/* The times lie above the card's link, for their tooltips, and lead where it leads. */}
            <Link to={to} state={linkState} variant="bare" tabIndex={-1} className="relative z-1">
              {created && (
                <>
                  <time dateTime={created.toISOString()} title={exactTime(created)}>
                    {days.format(created)}
                  </time>
                  ,{' '}
                </>
              )}
              <RelativeTime value={edit.created_at} now={now} />
            </Link>
          </p>
        </div>
        {edit.manga_id !== null && (
          <span className="relative z-1 shrink-0">
            <ButtonLink to={titleOfEdit(edit.manga_id)} size="sm" aria-label={`View title: ${title}`}>
              View title
            </ButtonLink>
          </span>
        )}
      </div>
    </article>
  )
})
EditCard.displayName = 'EditCard'
