import { DEFAULT_CHAPTERS, DEFAULT_VOLUMES } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Card } from '../../components/Card/Card.tsx'
import { slugOf } from '../../lib/slug.ts'
import { isBlank } from '../../lib/blank.ts'
import { AlternativeTitles } from './AlternativeTitles.tsx'
import { ChoiceField, LongTextField, NumberField, TextField } from './fields.tsx'
import { useTitleFormContext } from './title-field.ts'
import { DEMOGRAPHICS, RATINGS, STATUSES, TYPES } from './title-options.ts'

const STACK = 'flex min-w-0 flex-col gap-5'
const GRID = 'grid min-w-0 items-start gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** R10: what will be sent. */
const Slug = () => {
  const { form, mangadexId } = useTitleFormContext()
  const [title, type] = useWatch({ control: form.control, name: ['primaryTitle', 'type'] })
  if (isBlank(title)) return 'The slug is made from this title.'
  return (
    <>
      Slug: <code className="wrap-anywhere text-ink">{slugOf(title, type, mangadexId)}</code>
    </>
  )
}

/** `duplicates` stands below what one types after the names, which it must not push away. */
export const BasicTab = ({ duplicates }: { duplicates: ReactNode }) => {
  const { mode } = useTitleFormContext()
  return (
    <div className={STACK}>
      <Card title="Names and descriptions">
        <div className={STACK}>
          <div className="grid min-w-0 items-start gap-5 md:grid-cols-2">
            <TextField name="primaryTitle" required hint={mode === 'create' && <Slug />} />
            <TextField name="englishTitle" />
          </div>
          <div className="grid min-w-0 items-start gap-5 md:grid-cols-2">
            <LongTextField name="description" required lang="pt-BR" hint="In Brazilian Portuguese." />
            <LongTextField name="englishDescription" />
          </div>
          {duplicates}
        </div>
      </Card>
      <Card title="Publication">
        <div className={GRID}>
          <ChoiceField name="type" options={TYPES} />
          <ChoiceField name="status" options={STATUSES} />
          <NumberField name="year" />
          <ChoiceField name="demographic" options={DEMOGRAPHICS} />
          <TextField name="originalPublisher" />
          <TextField name="serializedIn" />
          <NumberField name="chapters" emptyIs={DEFAULT_CHAPTERS} />
          <NumberField name="volumes" emptyIs={DEFAULT_VOLUMES} />
          <ChoiceField name="contentRating" options={RATINGS} />
        </div>
      </Card>
      <Card title="Other names">
        <AlternativeTitles />
      </Card>
    </div>
  )
}
