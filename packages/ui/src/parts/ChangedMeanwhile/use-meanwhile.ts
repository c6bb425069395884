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

interface Asked<V> {
  theirs: V
  changes: readonly FieldMeanwhile[]
}

/** What a colleague stored since the form was opened, and what becomes of it. */
export const useMeanwhile = <V>({ form, base, compare, adopt }: Options<V>) => {
  const [meanwhile, setMeanwhile] = useState<Asked<V> | null>(null)
  const [times, setTimes] = useState(0)
  const ask = (asked: Asked<V>) => {
    setMeanwhile(asked)
    setTimes((before) => before + 1)
  }
  return {
    /** Null where there is nothing to ask. */
    changes: meanwhile?.changes ?? null,
    /** Each question is one of its own, and takes the focus. */
    times,
    ask: (theirs: V, changes: readonly FieldMeanwhile[]) => ask({ theirs, changes }),
    forget: () => setMeanwhile(null),
    /** Whether the form may be sent now. Where more is at stake than was asked about, it is asked anew instead. */
    overwrite(): boolean {
      if (!meanwhile) return false
      const { theirs, changes } = meanwhile
      const now = compare(base.current, form.getValues(), theirs)
      const wasAsked = ({ field }: FieldMeanwhile) => changes.some((one) => one.clashes && one.field === field)
      if (now.some((one) => one.clashes && !wasAsked(one))) {
        ask({ theirs, changes: now })
        return false
      }
      setMeanwhile(null)
      adopt(theirs, 'mine')
      return true
    },
    takeTheirs() {
      if (meanwhile) adopt(meanwhile.theirs, 'theirs')
      setMeanwhile(null)
    },
  }
}
