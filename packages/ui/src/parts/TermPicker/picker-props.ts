import type { ReactNode, Ref } from 'react'

/** What a form hands to any picker: a Controller's `field` fits, its `ref` leads to the text field. */
export interface PickerProps<V> {
  /** Names the text field, and what is chosen below it. */
  label: string
  /** What is chosen, in this order. */
  value: V
  /** Told of all that is chosen, after one was picked or removed. */
  onChange: (value: V) => void
  /** The text field was left. */
  onBlur?: () => void
  /** Of the text field. */
  ref?: Ref<HTMLInputElement>
  /** Of the text field; one of its own when left out. */
  id?: string
  /** Below the text field, and read out with it. */
  hint?: ReactNode
  /** What is wrong, beside the text field. */
  error?: ReactNode
  /** It is said that something must be chosen; the form checks. */
  required?: boolean
  /** Why this viewer may not change it: it is shown closed, with this reason. */
  closed?: string | undefined
}
