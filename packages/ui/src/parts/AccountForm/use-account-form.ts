import { useRef, useState, type FormEvent } from 'react'
import { isApiError } from '@bunko/api-client'
import { focusToCorrect } from '../../lib/focus-to-correct.ts'
import { watchFocus } from '../../lib/watch-focus.ts'
import {
  namesOf,
  PASSWORDS_DIFFER,
  type Fields,
  type Problems,
  type Refusal,
  type Values,
} from '../../lib/account-form.ts'

interface Options<F extends string> {
  /** Begins the ids of the fields: 'register'. */
  name: string
  fields: Fields<F>
  /** What stands on the server, or nothing. */
  base: Values<F>
  /** What was typed earlier. */
  typed?: Values<F> | undefined
  check: (values: Values<F>) => Problems<F>
  send: (values: Values<F>) => Promise<void>
  refused: (error: unknown) => Refusal<F>
  /** An attempt begins: what was said of the one before is over. */
  onBegin?: () => void
  /** After a refusal that is shown in the form; `mayFocus` where nobody has gone on meanwhile. */
  onRefused?: (error: unknown, mayFocus: boolean) => void
}

/** A short form: what is typed stays whatever the server says, and it is sent once however often it is pressed (R9). */
export const useAccountForm = <F extends string>(options: Options<F>) => {
  const { name, fields } = options
  const [base, setBase] = useState(options.base)
  const [values, setValues] = useState(options.typed ?? options.base)
  const [problems, setProblems] = useState<Problems<F>>({} as Problems<F>)
  const [refusal, setRefusal] = useState<Refusal<F> | null>(null)
  const [wasUnsure, setWasUnsure] = useState(false)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const names = namesOf(fields)
  const idOf = (field: F) => `${name}-${field}`

  const control = (field: F) => document.getElementById(idOf(field)) as HTMLInputElement | null
  const show = (found: Problems<F>, mayFocus = true) => {
    setProblems(found)
    const first = names.find((field) => found[field] !== undefined)
    if (first !== undefined && mayFocus) focusToCorrect(control(first))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    setRefusal(null)
    options.onBegin?.()
    const found = options.check(values)
    show(found)
    if (Object.keys(found).length > 0) return
    underWay.current = true
    setBusy(true)
    const hasStayed = watchFocus()
    try {
      await options.send(values)
      setWasUnsure(false)
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      const why = options.refused(error)
      setRefusal(why)
      if (why.isUnsure) setWasUnsure(true)
      // Who types on, here or in another form, is left there.
      const isAsSent = names.every((field) => (control(field)?.value ?? values[field]) === values[field])
      const mayFocus = isAsSent && hasStayed()
      show(why.problems, mayFocus)
      options.onRefused?.(error, mayFocus)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return {
    fields,
    names,
    idOf,
    values,
    problems,
    refusal,
    /** An attempt may have been done, its answer lost: what a later one meets may come of that. Until one succeeds. */
    wasUnsure,
    busy,
    isDirty: names.some((field) => values[field] !== base[field]),
    submit: (event: FormEvent) => void submit(event),
    set: (field: F, value: string) => {
      setValues((before) => ({ ...before, [field]: value }))
      const gone = problems[field]
      // That two differ stands at the second one, and either may be corrected.
      const left = names.filter((one) => one !== field && !(field === 'password' && problems[one] === PASSWORDS_DIFFER))
      const rest = Object.fromEntries(
        left.flatMap((one) => (problems[one] === undefined ? [] : [[one, problems[one]]])),
      )
      if (Object.keys(rest).length === Object.keys(problems).length) return
      setProblems(rest as Problems<F>)
      // What was said of this field alone is not true any more.
      if (refusal?.title === gone || Object.keys(rest).length === 0) setRefusal(null)
    },
    /** What now stands on the server; fields that still hold what was `sent` show it, what was typed since stays. */
    rebase: (next: Values<F>, sent: Values<F> = base) => {
      setBase(next)
      setValues((typed) => {
        const entries = names.map((field) => [field, typed[field] === sent[field] ? next[field] : typed[field]])
        return Object.fromEntries(entries) as Values<F>
      })
    },
    /** Back to what stands on the server. */
    reset: () => {
      setValues(base)
      setProblems({} as Problems<F>)
      setRefusal(null)
      setWasUnsure(false)
    },
  }
}

export type AccountForm<F extends string> = ReturnType<typeof useAccountForm<F>>
