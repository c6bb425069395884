import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Card } from '../../components/Card/Card.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { ChoiceField, NumberField } from './fields.tsx'
import { PeopleField, RelatedField, TermField } from './picker-fields.tsx'
import { useTitleField, useTitleFormContext } from './title-field.ts'
import { SEASONS } from './title-options.ts'

const STACK = 'flex min-w-0 flex-col gap-5'
export const ClassificationsTab = () => (
  <Card title="Classifications">
    <div className={STACK}>
      <TermField name="genres" />
      <TermField name="themes" />
      <TermField name="formats" />
    </div>
  </Card>
)

const NEW = 'Type at least 2 characters. A name that is not found can be added as new.'
export const PeopleTab = () => (
  <Card title="Authors & Artists">
    <div className={STACK}>
      <PeopleField name="authors" hint={NEW} />
      <PeopleField name="artists" hint={NEW} />
    </div>
  </Card>
)

/** R15a: the season is asked for, not part of the payload. */
const Seasonal = () => {
  const { form, id, label, closed } = useTitleField('seasonal')
  const seasonal = useWatch({ control: form.control, name: 'seasonal' })
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        id={id}
        label={label}
        hint={closed ?? 'Adds the title to a season’s chart once it is created.'}
        disabled={closed !== undefined}
        // What was wrong with its year goes with that field.
        {...form.register('seasonal', {
          onChange: () => void (form.getFieldState('seasonYear').error && form.trigger('seasonYear')),
        })}
      />
      {seasonal && (
        <div className="grid gap-5 ps-7 sm:grid-cols-2">
          <ChoiceField name="season" options={SEASONS} />
          <NumberField name="seasonYear" required />
        </div>
      )}
    </div>
  )
}

/** `children` are covers and statistics. */
export const DatabaseTab = ({ children }: { children: ReactNode }) => {
  const { mode } = useTitleFormContext()
  return (
    <div className={STACK}>
      <Card title="Relations">
        <div className={STACK}>
          <RelatedField />
          {mode === 'create' && <Seasonal />}
        </div>
      </Card>
      {children}
    </div>
  )
}
