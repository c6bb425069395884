import { useMemo } from 'react'
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

// Beside the form as high as leaves room for the panel with the button above it.
const HEIGHT: Record<EditMode, string> = {
  save: '@min-[60rem]:not-has-[>p]:min-h-40',
  propose: '@min-[60rem]:max-h-[max(12rem,100dvh-39rem)]',
}

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
  return (
    <section
      aria-label="Preview of the changes"
      // A preview that is longer than its place is scrolled by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx('overflow-y-auto rounded-lg border border-line bg-surface shadow-card', HEIGHT[mode])}
    >
      {unchanged ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">What you change is shown here before it is sent.</p>
      ) : (
        <Changes base={base} values={values} />
      )}
    </section>
  )
}
