import { AUTHORS_DEBOUNCE_MS } from '@bunko/api-client'
import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Numbers and addresses are checked while typing stops, not while typing. `fields` are the same each time. */
export const useCheckedAfterPause = <V extends FieldValues>(form: UseFormReturn<V>, fields: readonly Path<V>[]) => {
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const ends = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const field = fields.find((one) => one === name)
        if (!field) return
        clearTimeout(timers.get(field))
        timers.set(
          field,
          setTimeout(() => void form.trigger(field), AUTHORS_DEBOUNCE_MS),
        )
      },
    })
    return () => {
      ends()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [form, fields])
}
