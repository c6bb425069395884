import { useState, type ComponentProps, type ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import type { Combobox } from './Combobox.tsx'

// For stories only: a form with one such field.

type Props = ComponentProps<typeof Combobox<string>>
type Control = Pick<Props, 'id' | 'query' | 'onQuery'>

export const submit = fn<() => void>()
export const pick = fn<(name: string) => void>()
export const retry = fn<() => void>()
export const GENRES = ['Action', 'Adventure', 'Slice of Life']
const oneself = (name: string) => name
export const ARGS: Props = {
  label: 'Genres',
  query: '',
  onQuery: () => {},
  state: 'idle',
  options: [],
  keyOf: oneself,
  nameOf: oneself,
  onPick: pick,
  onRetry: retry,
}

interface FormProps {
  of: Props
  hint?: string | undefined
  children: (control: Control) => ReactNode
}

/** What is typed stays in the field, as on a screen. */
export const FieldInForm = ({ of, hint, children }: FormProps) => {
  const [query, setQuery] = useState(of.query)
  const onQuery = (text: string) => {
    of.onQuery(text)
    setQuery(text)
  }
  return (
    <form
      className="flex max-w-xl items-end gap-4 pb-72"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label={of.label} hint={hint}>
          {(control) => children({ ...control, query, onQuery })}
        </Field>
      </div>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  )
}
