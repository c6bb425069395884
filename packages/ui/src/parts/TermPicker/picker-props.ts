import type { ReactNode, Ref } from 'react'

/** What a form hands to any picker: a Controller's `field` fits, its `ref` leads to the text field. */
export interface PickerProps<V> {
  label: string
  value: V
  onChange: (value: V) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  id?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Why this viewer may not change it: it is shown closed, with this reason. */
  closed?: string | undefined
}
