import { useState, type RefObject } from 'react'
import type { FieldMeanwhile } from '../../lib/field-meanwhile.ts'

interface Options<V> {
  form: { getValues: () => V }
  /** What the form began with, by field. */
  base: RefObject<V>
  compare: (base: V, mine: V, theirs: V) => FieldMeanwhile[]
  /** Puts what is stored beneath the form, keeping what was typed (`mine`) or not (`theirs`). */
  adopt: (theirs: V, whose: 'mine' | 'theirs') => void
}

const clashesOf = (changes: readonly FieldMeanwhile[]) =>
  changes.flatMap(({ field, clashes }) => (clashes ? field : [])).join(' ')

/** What a colleague stored since the form was opened, and what becomes of it. */
export const useMeanwhile = <V>({ form, base, compare, adopt }: Options<V>) => {
  const [meanwhile, setMeanwhile] = useState<{ theirs: V; changes: readonly FieldMeanwhile[] } | null>(null)
  return {
    /** Null where there is nothing to ask. */
    changes: meanwhile?.changes ?? null,
    ask: (theirs: V, changes: readonly FieldMeanwhile[]) => setMeanwhile({ theirs, changes }),
    forget: () => setMeanwhile(null),
    /** Whether the form may be sent now. Where the same fields are not at stake any more, it is asked anew instead. */
    overwrite(): boolean {
      if (!meanwhile) return false
      const { theirs, changes } = meanwhile
      const now = compare(base.current, form.getValues(), theirs)
      const isAsked = clashesOf(now) === clashesOf(changes)
      setMeanwhile(isAsked ? null : { theirs, changes: now })
      if (isAsked) adopt(theirs, 'mine')
      return isAsked
    },
    takeTheirs() {
      if (meanwhile) adopt(meanwhile.theirs, 'theirs')
      setMeanwhile(null)
    },
  }
}
