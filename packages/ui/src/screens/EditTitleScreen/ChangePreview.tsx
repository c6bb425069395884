import { useMemo } from 'react'
import { SHEET } from '../../components/Card/sheet.ts'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { changedFields } from '../../lib/changed-fields.ts'
import { cx } from '../../lib/cx.ts'
import type { EditMode } from '../../lib/field-permissions.ts'
import { laterPart } from '../../lib/later-part.tsx'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import type { Base } from './use-edit-title.ts'
import { useSettledValues } from './use-settled-values.ts'

// Comes with the first change: until then the form is usable without it, and afterwards too.
const Changes = laterPart(
  async () => (await import('./edit-work.ts')).Changes,
  (failure) => (
    <div className="p-3">
      <LoadFailed what="The preview" hint="Nothing you typed is lost." {...failure} />
    </div>
  ),
  <div className="p-5">
    <SkeletonText lines={3} />
  </div>,
)

/** Milliseconds for which typing rests before the preview follows. */
const PREVIEW_MS = 300

interface Props {
  mode: EditMode
  form: TitleFormReturn
  base: Base
}

/** What would be sent, as the review screen will show it. */
export const ChangePreview = ({ mode, form, base }: Props) => {
  const values = useSettledValues(form, PREVIEW_MS)
  const { before } = base
  const unchanged = useMemo(() => changedFields(before, values).length === 0, [before, values])
  // Beside a form that is saved it gives way to the button above it; of a proposal it is as high as what it shows.
  const givesWay = mode === 'save'
  return (
    <section
      aria-label="Preview of the changes"
      // What is longer than its place is scrolled by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={givesWay ? 0 : undefined}
      className={cx(SHEET, givesWay && 'overflow-y-auto @min-[60rem]:not-has-[>p]:min-h-40')}
    >
      {unchanged ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">What you change is shown here before it is sent.</p>
      ) : (
        <Changes base={base} values={values} />
      )}
    </section>
  )
}
