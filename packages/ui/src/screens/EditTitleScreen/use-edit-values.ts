import { asTold, toldOf, type Title } from '@bunko/api-client'
import { useEffect, useState } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { changedFields } from '../../lib/changed-fields.ts'
import { seasonOf } from '../../lib/season.ts'
import { titlePut } from '../../lib/title-changes.ts'
import { asItBegan, relatedOf, withRelated } from '../../lib/title-edit.ts'
import { TITLE_FIELD_NAMES, type TitleField } from '../../lib/title-fields.ts'
import { titleProblems, valuesOfTitle, type TitleValues } from '../../lib/title-form.ts'
import { useTitleForm } from '../../parts/TitleForm/use-title-form.ts'
import { useChangedFields } from './use-changed-fields.ts'
import type { Base } from './use-edit-title.ts'

const NOTHING: never[] = []

/** The form of a title that is there, what it is told against, and which fields of it are changed. */
export const useEditValues = (title: Title, related: readonly Title[] = NOTHING) => {
  const { now } = useClock()
  const [known, setKnown] = useState(related)
  const valuesOf = (one: Title, its = known) => relatedOf(one, valuesOfTitle(one, seasonOf(now())), its)
  const [base, setBase] = useState<Base>(() => ({ title, before: valuesOf(title) }))
  const { before } = base
  // What was wrong with the title before is not what this edit is about.
  const check = (values: TitleValues, at: Date) => {
    const changed = new Set(changedFields(before, values))
    return Object.fromEntries(
      Object.entries(titleProblems(values, at)).filter(([field]) => changed.has(field as TitleField)),
    )
  }
  const form = useTitleForm(before, check)
  const changed = useChangedFields(form, before)
  // They could not be read when the form began: the ids get their names by now, or are those that were told.
  if (known.length === 0 && related.length > 0) {
    setKnown(related)
    setBase({ ...base, before: relatedOf(base.title, before, related) })
  }
  useEffect(() => {
    const values = form.getValues()
    // Of a title that does not tell them the field was closed until now, and empty.
    const isWaiting = values.related.length === 0
    const { related: named } = isWaiting ? relatedOf(title, values, known) : withRelated(values, known)
    if (named.some(({ name }, at) => name !== values.related[at]?.name)) form.setValue('related', named)
  }, [form, known, title])
  const fill = (values: TitleValues) => {
    for (const field of TITLE_FIELD_NAMES) form.setValue(field, values[field], { shouldDirty: true })
    form.clearErrors()
  }
  /** What an earlier visit changed is told against what the form began with then. */
  const beganAs = (earlier: TitleValues, after: TitleValues) => {
    const then = asItBegan(before, earlier, after)
    const put = titlePut(base.title, before, then)
    const began = Object.assign({}, base.title, put)
    setBase({ title: asTold(began, { ...(toldOf(base.title) ?? base.title), ...put }), before: then })
  }
  return { form, base, setBase, before, valuesOf, changed, fill, beganAs }
}
