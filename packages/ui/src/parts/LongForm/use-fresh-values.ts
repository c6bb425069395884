import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

interface Options<V extends FieldValues> {
  form: UseFormReturn<V>
  /** What stands on the server. To stay the same object until it is read again. */
  fresh: V
  /** Names of the fields in which two differ. */
  changedIn: (one: V, other: V) => readonly (keyof V & Path<V>)[]
  /** What was sent and may be stored, its answer lost: what it changed is one's own, also where it is taken back. */
  attempt: V | null
  /** Lets the form begin anew. */
  reset: (values: V) => void
}

const pick = <V extends FieldValues>(values: V, fields: readonly (keyof V)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>

/** What is read again shows where nobody has typed, and nowhere else. */
export const useFreshValues = <V extends FieldValues>({ form, fresh, changedIn, attempt, reset }: Options<V>) => {
  /** What the form began with, by field: what others made of a record is compared with it before it is saved. */
  const base = useRef(fresh)
  const follow = useEffectEvent((now: V) => {
    const touched = [form.getValues(), attempt ?? base.current].flatMap((values) => changedIn(values, base.current))
    const next = { ...now, ...pick(base.current, touched) }
    for (const field of changedIn(base.current, next))
      form.resetField(field, { defaultValue: next[field] as PathValue<V, Path<V>> })
    base.current = next
  })
  useEffect(() => follow(fresh), [fresh])
  return {
    base,
    /**
     * What `began` held when it was sent, and of the `attempt` what is stored by now: that is one's own, and nobody else's
     * change.
     */
    withOwn(began: V, theirs: V): V {
      if (attempt === null) return began
      const other = new Set(changedIn(attempt, theirs))
      const own = changedIn(began, attempt).filter((field) => !other.has(field))
      base.current = { ...base.current, ...pick(theirs, own) }
      return { ...began, ...pick(theirs, own) }
    },
    /** All of it is on the server: the form goes on from there. */
    saved: (values: V) => {
      reset(values)
      base.current = values
    },
    /** The form begins anew with theirs. What only we changed stays typed; what both did is of whom is named. */
    adopt: (theirs: V, whose: 'mine' | 'theirs') => {
      const values = form.getValues()
      const both = new Set(changedIn(base.current, theirs))
      const typed = changedIn(base.current, values).filter((field) => whose === 'mine' || !both.has(field))
      reset(theirs)
      for (const field of typed) form.setValue(field, values[field] as PathValue<V, Path<V>>, { shouldDirty: true })
      base.current = theirs
    },
  }
}
