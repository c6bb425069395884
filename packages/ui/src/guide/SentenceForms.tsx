import { Columns } from './Columns.tsx'
import { FORMS } from './words.ts'

/** How the kinds of text are built, each with texts of the product. */
export const SentenceForms = () => (
  <Columns
    label="Forms of a sentence"
    head={['Kind', 'Form', 'For example']}
    rows={FORMS.map(({ kind, form, says }) => [
      kind,
      form,
      <span key="says" className="flex flex-col gap-0.5 font-medium">
        {says.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>,
    ])}
  />
)
