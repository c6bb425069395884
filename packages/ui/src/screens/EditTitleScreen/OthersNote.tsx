import type { Edit, Title } from '@bunko/api-client'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { usePendingOf } from '../../data/title-edits.ts'
import { editTypeLabel } from '../../lib/edit-labels.ts'
import { isBy } from '../../lib/is-by.ts'
import { fieldsOfProposal } from '../../lib/proposal-fields.ts'
import { TITLE_FIELDS, type TitleField } from '../../lib/title-fields.ts'
import { paths } from '../../paths.ts'

interface Props {
  title: Title
  /** What this form changes. */
  changed: readonly TitleField[]
  /** Whose proposals are not those of others. */
  viewer: { id: string | null; name: string }
}

/** Proposals of others that wait, on fields that this form changes too. Levels 1 to 3 (section 6). */
export const OthersNote = ({ title, changed, viewer }: Props) => {
  const { data } = usePendingOf(title)
  const same = (data ?? []).flatMap((edit) => {
    if (isBy(viewer, edit.editor_id, edit.editor_username)) return []
    const fields = fieldsOfProposal(edit.changes).filter((field) => changed.includes(field))
    return fields.length > 0 ? [{ edit, fields }] : []
  })
  if (same.length === 0) return null
  return (
    <Notice tone="warning" live="polite" title="Others have pending proposals on the same fields">
      <ul aria-label="Pending proposals on the same fields" className="mt-1 flex flex-col gap-1">
        {same.map(({ edit, fields }) => (
          <li key={String(edit.id)}>
            <Other edit={edit} fields={fields} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const Other = ({ edit, fields }: { edit: Edit; fields: readonly TitleField[] }) => (
  <>
    {fields.map((field) => TITLE_FIELDS[field].label).join(', ')}:{' '}
    <Link newTab to={paths.edit.to({ editId: edit.id })} className="inline-flex items-center pointer-coarse:min-h-11">
      <span>
        {editTypeLabel(edit.edit_type)} by <bdi>{edit.editor_username?.trim() || 'an unknown editor'}</bdi>
      </span>
    </Link>
  </>
)
