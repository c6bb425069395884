import { Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { lazyPart } from '../../lib/lazy-part.ts'
import { TITLE_FIELD_NAMES, TITLE_FIELDS, type TitleField } from '../../lib/title-fields.ts'
import { FoundWhenLeft } from '../LongForm/FoundWhenLeft.tsx'
import { fieldId } from './field-id.ts'
import type { TitleFormReturn } from './use-title-form.ts'

// Comes with the first problem; each field says its own without it.
const FormSummary = lazyPart(async () => (await import('../../components/FormSummary/FormSummary.tsx')).FormSummary)

interface Props {
  form: TitleFormReturn
  /** '' before the form was sent: what is wrong stands beside its field then, and is said when it is found. */
  title: string
  /** What a toast has said below that title: of one or more of the fields. */
  told?: string | undefined
  /** Brings a field to sight and gives it the focus. */
  onGo: (field: TitleField) => void
}

/** What is wrong with the form, in its order; gone when nothing is. */
export const TitleSummary = ({ form, title, told, onGo }: Props) => {
  const { errors, submitCount } = useFormState({ control: form.control })
  /** The attempt whose faults the toast has said, once they have been mended: what is wrong again it has not. */
  const [mended, setMended] = useState<number>()
  const problems = TITLE_FIELD_NAMES.flatMap((name) => {
    const text = errors[name]?.message
    return text ? [{ id: fieldId(name), label: TITLE_FIELDS[name].label, text, type: errors[name]?.type }] : []
  })
  if (told !== undefined && mended !== submitCount && !problems.some(({ text }) => text === told))
    setMended(submitCount)
  const isTold = told !== undefined && mended !== submitCount
  const isToasted = isTold || problems.some(({ type }) => type === 'server')
  const go = (id: string) => {
    const field = TITLE_FIELD_NAMES.find((name) => fieldId(name) === id)
    if (field) onGo(field)
  }
  return (
    <>
      {title !== '' && problems.length > 0 && (
        <Suspense>
          <FormSummary title={title} problems={problems} onGo={go} toast={isToasted} />
        </Suspense>
      )}
      <FoundWhenLeft
        problems={isTold ? problems.filter(({ text }) => text !== told) : problems}
        isTold={title !== '' && !isToasted}
      />
    </>
  )
}
