import type { ReactNode } from 'react'
import { FormSummary } from '../../components/FormSummary/FormSummary.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { AccountForm } from './use-account-form.ts'

interface Props<F extends string> {
  form: AccountForm<F>
  /** What to do where it is not sure whether it was done: it stands beside whatever a later attempt meets. */
  unsureHint?: ReactNode
  /** A toast says of a refusal as well (R28). */
  toast?: boolean
}

/** On top of a form: what is wrong with it. What the title says of a field is not said again in the list. */
export const AccountSummary = <F extends string>({ form, unsureHint, toast = false }: Props<F>) => {
  const { refusal, wasUnsure, problems, names, fields, idOf } = form
  const listed = names.flatMap((name) => {
    const text = problems[name]
    return text === undefined || text === refusal?.title ? [] : [{ id: idOf(name), label: fields[name].label, text }]
  })
  const hint = wasUnsure && unsureHint && <p>{unsureHint}</p>
  if (!refusal)
    return (
      listed.length > 0 && (
        <FormSummary title="Please correct these fields" problems={listed}>
          {hint}
        </FormSummary>
      )
    )
  const { title, text } = refusal
  if (listed.length > 0)
    return (
      <FormSummary title={[title, text].filter(Boolean).join(': ')} problems={listed} toast={toast}>
        {hint}
      </FormSummary>
    )
  return (
    <Notice tone="danger" live={toast ? 'toast' : 'assertive'} title={title}>
      {text && <p>{text}</p>}
      {hint}
    </Notice>
  )
}
