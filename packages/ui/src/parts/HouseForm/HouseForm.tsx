import type { FormEvent, ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Card } from '../../components/Card/Card.tsx'
import { FormSummary } from '../../components/FormSummary/FormSummary.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { labelOfField, type HouseChoice, type HouseShape } from '../../lib/house-form.ts'
import { FoundWhenLeft } from '../LongForm/FoundWhenLeft.tsx'
import { SaveBar, type SaveBarProps } from '../SaveBar/SaveBar.tsx'
import { fieldId } from './field-id.ts'
import { HouseLink, HouseLongText, HouseNumber, HouseSelect, HouseText } from './fields.tsx'
import { HOUSE_COLUMNS } from './house-columns.ts'
import type { HouseFormReturn } from './use-house-form.ts'
import type { HouseFailure } from './use-house-save.ts'

interface Props {
  /** From `useHouseForm`. */
  form: HouseFormReturn
  /** Of a magazine or of a publisher: its fields, and what they are called. */
  shape: HouseShape
  /** For those who listen: 'New magazine'. */
  label: string
  /** What may be chosen as its status. */
  statuses: readonly HouseChoice[]
  /** Why it was not saved; null where nothing has failed. */
  failure: HouseFailure | null
  /** What to do, where it is not sure whether it was saved. */
  unsureHint?: ReactNode
  /** Fields that only this kind has, beside what it is: its type, how often it appears. */
  facts: ReactNode
  /** The same among its places: a publisher's headquarters. */
  places?: ReactNode
  /** The same among its links. */
  links?: ReactNode
  /** LogoField; it has a lock of its own, for an upload can be called off. */
  logo: ReactNode
  /** Picks what is associated; its control has the id `fieldId('associated')`. */
  picker: ReactNode
  /** While it is sent. */
  locked: boolean
  /** It is to be checked and sent. */
  onSubmit: () => void
  /** The buttons. */
  actions: ReactNode
  /** Why it cannot be sent yet. */
  why?: SaveBarProps['why']
}

/** Of the fields together: heard once on the way in, and not with each of them. */
const LINKS_HINT = 'house-links-hint'

/**
 * The form of a magazine or publisher (section 3): what both have; each brings the rest.
 *
 * Use in the form of a magazine and of a publisher; not for a title, there `TitleForm`, and not for a person, there
 * `PersonForm`.
 *
 * Keyboard: Enter in a line of text sends it, in a longer text it begins a new line. After a failed submit the problems
 * on top are links to their fields, and the save gives the first of these the focus.
 */
export const HouseForm = ({ form, shape, failure, ...rest }: Props) => {
  const { label, statuses, unsureHint, facts, places, links, logo, picker, locked, onSubmit, actions, why } = rest
  const { errors, submitCount } = useFormState({ control: form.control })
  const problems = shape.fields.flatMap((name) => {
    const text = errors[name]?.message
    return text ? [{ id: fieldId(name), label: labelOfField(shape, name), text, type: errors[name]?.type }] : []
  })
  const isAlert = submitCount > 0 && !failure
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="flex above-bar flex-col gap-5">
      {failure ? (
        <FormSummary title={failure.text} problems={problems} toast />
      ) : (
        // What is found on the way stands beside its field; the summary comes when the form is sent.
        isAlert && problems.length > 0 && <FormSummary title="Please correct these fields" problems={problems} />
      )}
      <FoundWhenLeft problems={problems} isTold={isAlert} />
      {unsureHint && <Notice tone="warning">{unsureHint}</Notice>}
      <div className={`grid items-start ${HOUSE_COLUMNS}`}>
        <fieldset disabled={locked} className="flex min-w-0 flex-col gap-5">
          <Card title="Details">
            <div className="flex flex-col gap-5">
              <HouseText form={form} name="name" required />
              <div className="grid gap-5 sm:grid-cols-2">
                {facts}
                <HouseSelect form={form} name="status" choices={statuses} />
              </div>
              <HouseLongText
                form={form}
                name="description"
                hint="What it is, in a sentence or two. It comes first on its page."
              />
              <HouseLongText
                form={form}
                name="about"
                hint="Its history, and what else there is to tell. It follows the description."
              />
              <div className="grid gap-5 sm:grid-cols-2">
                {places}
                <HouseText form={form} name="country" />
                <HouseNumber form={form} name="foundedYear" />
              </div>
            </div>
          </Card>
          <Card title={shape.associated.label}>{picker}</Card>
        </fieldset>
        <div className="flex min-w-0 flex-col gap-5">
          <Card title="Logo">{logo}</Card>
          <fieldset disabled={locked} aria-describedby={LINKS_HINT} className="min-w-0">
            <Card title="Links">
              <div className="flex flex-col gap-5">
                <p id={LINKS_HINT} className="-mt-2 text-sm text-ink-muted">
                  Full addresses, as in the browser’s address bar.
                </p>
                <HouseLink form={form} name="website" />
                <HouseLink form={form} name="twitter" />
                <HouseLink form={form} name="facebook" />
                <HouseLink form={form} name="instagram" />
                <HouseLink form={form} name="youtube" />
                {links}
              </div>
            </Card>
          </fieldset>
        </div>
      </div>
      <SaveBar why={why}>{actions}</SaveBar>
    </form>
  )
}
