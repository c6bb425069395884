import type { FormEvent, ReactNode } from 'react'
import { useFormState, useWatch, type RegisterOptions } from 'react-hook-form'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { FormSummary } from '../../components/FormSummary/FormSummary.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { PERSON_FIELD_NAMES, PERSON_FIELDS, type PersonField, type PersonValues } from '../../lib/person-form.ts'
import { withBreaksOf } from '../../lib/line-ends.ts'
import { ADDRESS_INPUT } from '../LongForm/address-input.ts'
import { checkWhenLeft } from '../LongForm/check-when-left.ts'
import { FoundWhenLeft } from '../LongForm/FoundWhenLeft.tsx'
import { fieldId } from './field-id.ts'
import { Namesakes } from './Namesakes.tsx'
import type { PersonFormReturn } from './use-person-form.ts'
import type { SaveFailure } from './use-person-save.ts'

interface Props {
  /** From `usePersonForm`. */
  form: PersonFormReturn
  /** For those who listen: 'New author'. */
  label: string
  /** Why it was not saved; null where nothing has failed. */
  failure: SaveFailure | null
  /** What to do, where it is not sure whether it was saved. */
  unsureHint?: ReactNode
  /** The person that is being edited. */
  except?: string | undefined
  /** While it is sent. */
  locked: boolean
  /** It is to be checked and sent. */
  onSubmit: () => void
  /** The buttons. */
  actions: ReactNode
}

const CHECKED: ReadonlySet<PersonField> = new Set(['age', 'url'])

/**
 * The form of an author or artist (section 3, Person), for create and edit.
 *
 * Use on the screens of one person; not for a name in the form of a title, there `PersonPicker`, and not for a magazine
 * or publisher, there `HouseForm`.
 *
 * Keyboard: Enter in a field sends it, Space switches a role. After a failed submit the problems on top are links to
 * their fields, and the save gives the first of these the focus.
 */
export const PersonForm = ({ form, label, failure, unsureHint, except, locked, onSubmit, actions }: Props) => {
  const { errors, submitCount } = useFormState({ control: form.control })
  const problems = PERSON_FIELD_NAMES.flatMap((name) => {
    const text = errors[name]?.message
    return text ? [{ id: fieldId(name), label: PERSON_FIELDS[name].label, text, type: errors[name]?.type }] : []
  })
  // Told by a toast; what this form finds by itself is not.
  const isRefused = problems.some(({ type }) => type === 'server')
  const isAlert = submitCount > 0 && !isRefused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const field = (name: PersonField) => ({
    id: fieldId(name),
    label: PERSON_FIELDS[name].label,
    error: errors[name]?.message,
  })
  const registered = (name: PersonField, options: RegisterOptions<PersonValues, PersonField> = {}) =>
    form.register(name, {
      onChange: () => void (form.getFieldState(name).error && form.clearErrors(name)),
      ...(CHECKED.has(name) && { onBlur: () => checkWhenLeft(form, name) }),
      ...options,
    })
  const line = (name: 'name' | 'hometown') =>
    registered(name, { setValueAs: (typed: string) => withBreaksOf(form.getValues(name), typed) })
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="flex flex-col gap-5">
      {/* What is found on the way stands beside its field; the summary comes when the form is sent. */}
      {submitCount > 0 && problems.length > 0 && (
        <FormSummary title="Please correct these fields" problems={problems} toast={isRefused}>
          {!failure && unsureHint && <p>{unsureHint}</p>}
        </FormSummary>
      )}
      <FoundWhenLeft problems={problems} isTold={isAlert} />
      {failure && (
        <Notice tone="danger" live="toast" title={failure.title}>
          {failure.text}
          {failure.others.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {unsureHint && <p>{unsureHint}</p>}
        </Notice>
      )}
      {/* A grid: in a flexible column WebKit first counts the legend of what stands in it twice. */}
      <fieldset disabled={locked} className="grid min-w-0 grid-cols-1 gap-5">
        <Field {...field('name')} required>
          {(control) => <TextInput autoComplete="off" {...control} {...line('name')} />}
        </Field>
        <fieldset className="flex min-w-0 flex-col gap-1">
          <legend className="mb-1 text-ui font-semibold">Roles</legend>
          <div className="flex flex-wrap gap-x-8">
            <Checkbox {...field('isAuthor')} {...registered('isAuthor')} />
            <Checkbox {...field('isArtist')} {...registered('isArtist')} />
          </div>
          <RoleHint form={form} />
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <Field {...field('age')}>{(control) => <NumberInput {...control} {...registered('age')} />}</Field>
          <Field {...field('hometown')}>
            {(control) => <TextInput autoComplete="off" {...control} {...line('hometown')} />}
          </Field>
        </div>
        <Field {...field('url')} hint="A website or profile, as it stands in the browser's address bar.">
          {(control) => <TextInput {...ADDRESS_INPUT} {...control} {...registered('url')} />}
        </Field>
      </fieldset>
      <div className="flex flex-wrap gap-2.5">{actions}</div>
      {/* Last: it comes while one goes on, and must not move what one goes on to. */}
      <div role="status" aria-atomic={false} className="empty:-mt-5">
        <Namesakes form={form} except={except} />
      </div>
    </form>
  )
}

/** Nobody must be one of the two; it is only said. */
const RoleHint = ({ form }: { form: PersonFormReturn }) => {
  const [isAuthor, isArtist] = useWatch({ control: form.control, name: ['isAuthor', 'isArtist'] })
  return (
    <p role="status" className="text-sm text-ink-muted">
      {isAuthor || isArtist ? '' : 'Neither is chosen: this person will carry no badge in the list.'}
    </p>
  )
}
