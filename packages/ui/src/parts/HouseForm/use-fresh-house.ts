import { useEffect, useRef } from 'react'
import { changedIn, type HouseShape, type HouseValues } from '../../lib/house-form.ts'
import type { HouseFormReturn } from './use-house-form.ts'

/**
 * What is read again shows where nobody has typed, and nowhere else. `fresh` is to stay the same object until it is
 * read again.
 */
export const useFreshHouse = (form: HouseFormReturn, shape: HouseShape, fresh: HouseValues) => {
  /** What the form began with, by field: what others made of a house is compared with it before it is saved. */
  const base = useRef(fresh)
  useEffect(() => {
    const typed = changedIn(shape, form.getValues(), base.current)
    const next = { ...fresh, ...Object.fromEntries(typed.map((field) => [field, base.current[field]])) }
    for (const field of changedIn(shape, base.current, next)) form.resetField(field, { defaultValue: next[field] })
    base.current = next
  }, [form, shape, fresh])
  const reset = (values: HouseValues) => {
    form.reset(values)
    // Forgotten by that, as it has no control of its own: it would not be given anew.
    form.register('logo')
  }
  return {
    base,
    /** All of it is on the server: the form goes on from there. */
    saved: (values: HouseValues) => {
      reset(values)
      base.current = values
    },
    /** The form begins anew with theirs. What only we changed stays typed; what both did is of whom is named. */
    adopt: (read: HouseValues, whose: 'mine' | 'theirs') => {
      const values = form.getValues()
      // One's own logo may have been stored since they were read.
      const theirs = { ...read, logo: base.current.logo }
      const both = new Set(changedIn(shape, base.current, theirs))
      const typed = changedIn(shape, base.current, values).filter((field) => whose === 'mine' || !both.has(field))
      reset(theirs)
      for (const field of typed) form.setValue(field, values[field], { shouldDirty: true })
      base.current = theirs
    },
    /** A logo is stored by itself: it is no change of the form. */
    storeLogo: (address: string) => {
      form.resetField('logo', { defaultValue: address })
      base.current = { ...base.current, logo: address }
    },
  }
}
