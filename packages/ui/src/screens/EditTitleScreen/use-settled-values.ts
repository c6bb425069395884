import { useEffect, useState } from 'react'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'

/** The form's values, `ms` milliseconds after the last letter: nothing is drawn while one types. */
export const useSettledValues = (form: TitleFormReturn, ms: number): TitleValues => {
  const [values, setValues] = useState<TitleValues>(() => ({ ...form.getValues() }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ends = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setValues({ ...form.getValues() }), ms)
      },
    })
    return () => {
      clearTimeout(timer)
      ends()
    }
  }, [form, ms])
  return values
}
