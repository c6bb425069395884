import { refOf, type Edit, type Id, type Title } from '@bunko/api-client'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useDuplicates } from '../../data/duplicates.ts'
import { editTypeLabel, summaryOf } from '../../lib/edit-labels.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { toPick } from '../../lib/title-pick.ts'
import { paths } from '../../paths.ts'
import { may } from '../../session/may-open.ts'
import { useViewer } from '../../session/session-context.tsx'
import { TitleFacts } from '../TitlePicker/TitleFacts.tsx'
import { LookFailed } from './LookFailed.tsx'

interface Props {
  /** What the title is called, in any language; the first five are looked for. */
  names: readonly string[]
  /** What the title that is being edited goes by, its `id` first: it does not look like itself. */
  own?: readonly Id[]
}

const NONE: readonly Id[] = []
const WHAT = 'similar titles'
const LOOK_FAILED = `Could not look for ${WHAT}`

/**
 * Titles that look like this one, and proposals that wait: a warning, never a wall.
 *
 * Use below the names of a title that is written, in its form through `FormDuplicates`; not for people of one name,
 * there `Namesakes`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab goes through what was found, Enter opens it in a new
 * tab. After a failed search Tab reaches Retry.
 */
export const DuplicateFinder = ({ names, own = NONE }: Props) => {
  const readsEdits = may(useViewer(), 'readEdits')
  const { titles, edits, searching, error, retry } = useDuplicates(names, { own, readsEdits })
  const counts = [counted(titles.length, 'title'), counted(edits.length, 'pending proposal')].filter(Boolean)
  const failed = error !== null && LOOK_FAILED
  const heading = titles.length > 0 ? 'Looks like titles that exist already' : 'Looks like what others have proposed'
  return (
    <>
      <span role="status" className="sr-only">
        {!searching && [counts.length > 0 && `${heading}: ${counts.join(', ')}`, failed].filter(Boolean).join('. ')}
      </span>
      {(titles.length > 0 || edits.length > 0) && (
        <Notice tone="warning" title={heading}>
          {titles.length > 0 && (
            <ul aria-label="Similar titles" className="mt-2 grid gap-2 sm:grid-cols-2">
              {titles.map((title) => (
                <Similar key={refOf(title)} title={title} />
              ))}
            </ul>
          )}
          {edits.length > 0 && (
            <ul aria-label="Similar pending proposals" className="mt-2 flex flex-col gap-1">
              {edits.map((edit) => (
                <Waiting key={String(edit.id)} edit={edit} />
              ))}
            </ul>
          )}
        </Notice>
      )}
      {error !== null && <LookFailed what={WHAT} error={error} searching={searching} onRetry={retry} />}
    </>
  )
}

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`

const Similar = ({ title }: { title: Title }) => (
  <li className="min-w-0">
    <Link
      newTab
      variant="ink"
      to={paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' })}
      className="block rounded-md border border-line bg-surface p-2 hover:border-line-strong"
    >
      <TitleFacts title={toPick(title)} />
    </Link>
  </li>
)

const Waiting = ({ edit }: { edit: Edit }) => {
  const name = edit.manga_title?.trim() || null
  const summary = summaryOf(edit)
  return (
    <li className="min-w-0 wrap-anywhere">
      <Link newTab to={paths.edit.to({ editId: edit.id })} className="inline-flex items-center pointer-coarse:min-h-11">
        <span>
          Pending: {editTypeLabel(edit.edit_type)}
          {name && (
            <>
              {' of '}
              <bdi lang={scriptLang(name)}>{name}</bdi>
            </>
          )}
        </span>
      </Link>
      {summary && (
        <span className="block truncate text-sm text-ink-muted">
          <bdi lang={scriptLang(summary)}>{summary}</bdi>
        </span>
      )}
    </li>
  )
}
