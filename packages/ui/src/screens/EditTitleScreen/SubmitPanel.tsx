import { EditType, Priority } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { coversAreLeft } from '../../lib/cover-count.ts'
import { editTypeLabel } from '../../lib/edit-labels.ts'
import { cx } from '../../lib/cx.ts'
import type { EditMode } from '../../lib/field-permissions.ts'
import type { EditNote } from '../../lib/edit-draft-write.ts'
import { editTypeOf } from '../../lib/changed-fields.ts'
import { TITLE_FIELDS, type TitleField } from '../../lib/title-fields.ts'
import { labelOf } from '../../lib/title-text.ts'
import { BAR, BAR_STAYS } from '../../parts/SaveBar/bar-classes.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { SUMMARY_ID, type Failure } from './edit-texts.ts'

const TYPES = EditType.options.map((value) => ({ value, label: editTypeLabel(value) }))
const PRIORITIES = Priority.options.map((value) => ({ value, label: labelOf(value) ?? value }))
const WORDS: Record<EditMode, { title?: string; button: string; busy: string; where: string; unsure: string }> = {
  save: {
    button: 'Save',
    busy: 'Saving…',
    where: 'The title changes at once.',
    unsure: 'The changes may have been saved all the same. Saving them again does no harm. ',
  },
  propose: {
    title: 'Your proposal',
    button: 'Propose',
    busy: 'Submitting…',
    where: 'The title changes once a moderator has approved it.',
    unsure: 'It may have arrived all the same. ',
  },
}

// The bar keeps its height whatever it says: the preview above names every field.
const BAR_ROW =
  '@max-[60rem]:sticky @max-[60rem]:bottom-0 @max-[60rem]:flex-row @max-[60rem]:items-center @max-[60rem]:gap-4 @max-[60rem]:bg-surface'
const BAR_TEXT = '@max-[60rem]:line-clamp-2 @max-[60rem]:min-h-10 @max-[60rem]:flex-1 @max-[60rem]:content-center'

// Its ring stays inside: the bar cuts off what is beyond its two lines.
const COVERS = cx(
  'inline-flex min-h-6 items-center rounded-sm text-start -outline-offset-2',
  'font-medium text-link underline decoration-link/35 underline-offset-3 hover:decoration-current',
)

const nothingText = (covers: number) =>
  covers > 0 ? 'Nothing else has been changed.' : 'Nothing has been changed yet.'
const sentText = (changed: readonly TitleField[]) =>
  `To be sent: ${changed.map((field) => TITLE_FIELDS[field].label).join(', ')}.`

interface Props {
  mode: EditMode
  /** The form that the button sends. */
  formId: string
  /** Where Cancel leads. */
  back: string
  changed: readonly TitleField[]
  /** How many covers are not up: they are sent by a button of their own, to which `onCovers` leads. */
  covers: number
  onCovers: () => void
  note: EditNote
  onNote: (note: EditNote) => void
  sending: boolean
  failure: Failure | null
}

/** What goes with the changes, the button that sends them, and why they did not go through (R28). */
export const SubmitPanel = (props: Props) => {
  const { mode, formId, back, changed, covers, onCovers, note, onNote, sending, failure } = props
  const words = WORDS[mode]
  const nothing = changed.length === 0
  const isBar = mode === 'save'
  // The bar does not grow by it over the field that it is about, to which one is taken.
  const isBeside = isBar && failure !== null && failure.fields.size > 0
  const refusal = failure && (
    <Notice tone="danger" live="toast" title={failure.title}>
      {failure.text && <p>{failure.text}</p>}
      {failure.others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{failure.unsure && words.unsure}Nothing you typed is lost.</p>
    </Notice>
  )
  return (
    <>
      <Card title={words.title} className={cx(isBar && [BAR, BAR_STAYS])}>
        <div className="flex flex-col gap-4">
          {mode === 'propose' && (
            <fieldset disabled={sending} className="flex min-w-0 flex-col gap-4">
              <legend className="sr-only">About the proposal</legend>
              <Field
                id={SUMMARY_ID}
                label="Edit summary"
                error={failure?.summary}
                hint="What you changed and why, with a source. The reviewers read it first."
              >
                {(control) => (
                  <TextArea
                    {...control}
                    value={note.summary}
                    onChange={(event) => onNote({ ...note, summary: event.target.value })}
                  />
                )}
              </Field>
              <Field label="Edit type">
                {(control) => (
                  <Select
                    {...control}
                    value={note.editType ?? editTypeOf(changed)}
                    options={TYPES}
                    onValueChange={(editType) => onNote({ ...note, editType })}
                  />
                )}
              </Field>
              <div className="flex flex-col items-start gap-1.5">
                <span aria-hidden className="text-ui font-semibold">
                  Priority
                </span>
                <Segmented
                  label="Priority"
                  options={PRIORITIES}
                  value={note.priority}
                  onValueChange={(priority) => onNote({ ...note, priority })}
                />
              </div>
            </fieldset>
          )}
          <div data-bar={isBar || undefined} className={cx('flex flex-col items-start gap-2', isBar && BAR_ROW)}>
            <div className="flex items-center gap-2">
              <Button
                type="submit"
                form={formId}
                variant="primary"
                disabled={nothing}
                aria-describedby={`${formId}-why`}
                busy={sending}
                busyLabel={words.busy}
              >
                {words.button}
              </Button>
              <DoneLink look="quiet" to={back}>
                Cancel
              </DoneLink>
            </div>
            {/* Below the button, which must not move when it grows; and so is why it did not go through, but in the bar. */}
            <p id={`${formId}-why`} className={cx('text-sm text-ink-muted', isBar && BAR_TEXT)}>
              {covers > 0 && (
                <>
                  <button type="button" onClick={onCovers} className={COVERS}>
                    {coversAreLeft(covers)}.
                  </button>{' '}
                </>
              )}
              {nothing ? nothingText(covers) : `${words.where} ${sentText(changed)}`}
            </p>
          </div>
          {!isBeside && refusal && <div className={cx(isBar && '@max-[60rem]:order-first')}>{refusal}</div>}
        </div>
      </Card>
      {isBeside && refusal && <div className="@max-[60rem]:order-1">{refusal}</div>}
    </>
  )
}
