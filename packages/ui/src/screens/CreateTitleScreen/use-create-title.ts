import { isApiError, type Title } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFindCreated } from '../../data/own-title.ts'
import { useCreateTitle, useForgetTitles } from '../../data/title-writes.ts'
import { isBlank } from '../../lib/blank.ts'
import { titleDraft } from '../../lib/title-draft.ts'
import { TITLE_FIELD_NAMES } from '../../lib/title-fields.ts'
import { MISSING_TEXT, type TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { creationFailure, isTaken, type Failure } from './create-texts.ts'

const MISSING = 'Missing Required Fields'
const WRONG = 'Please correct these fields'

interface Options {
  form: TitleFormReturn
  mangadexId: string
  goToFirst: (fields: Iterable<string>) => boolean
  onCreated: (title: Title, values: TitleValues) => void
}

/** The one create of a form: sent once however often it is pressed (R9, R12), with the texts of section 8. */
export const useCreate = ({ form, mangadexId, goToFirst, onCreated }: Options) => {
  const create = useCreateTitle()
  const forgetTitles = useForgetTitles()
  const findCreated = useFindCreated()
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const underWay = useRef(false)
  /** The name under which an attempt went out whose answer never came. */
  const unsureName = useRef<string | null>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** What an earlier attempt has created after all. */
  const [arrived, setArrived] = useState<Title | null>(null)
  const [heading, setHeading] = useState('')

  const earlierAttempt = async (name: string): Promise<Title | null> => {
    try {
      // Of a draft that was restored, the form it was sent from has gone.
      return await findCreated(mangadexId, unsureName.current ?? name)
    } catch {
      return null
    }
  }
  const succeed = (title: Title, values: TitleValues) => {
    toast('success', 'Title Created!', { text: 'Manga created successfully' })
    onCreated(title, values)
  }
  const onFailed = async (error: unknown, values: TitleValues) => {
    const name = values.primaryTitle
    // An ended session leads to the login, which says so itself; the draft stays.
    if (isApiError(error) && error.kind === 'session') return
    // Accepted, and told in a way that nobody can read: it is looked for, and neither sent again nor called a failure.
    const made = isApiError(error) && error.kind === 'shape' ? await earlierAttempt(name) : null
    if (made) return succeed(made, values)
    const earlier = isTaken(error, unsureName.current !== null) ? await earlierAttempt(name) : null
    if (earlier) {
      // Sent from a form that has gone, perhaps with its page: nothing has been asked for again since.
      forgetTitles()
      return setArrived(earlier)
    }
    const why = creationFailure(error)
    if (why.unsure) unsureName.current = name
    setFailure(why)
    setHeading(WRONG)
    say(why.title, { text: why.text, isUnsure: why.unsure })
    for (const [field, message] of why.fields) form.setError(field, { type: 'server', message })
  }
  const send = async (values: TitleValues) => {
    // A letter that comes now would show, and not be sent.
    flushSync(() => setSending(true))
    takeBack()
    setFailure(null)
    setArrived(null)
    try {
      succeed(await create.mutateAsync(titleDraft(values, mangadexId)), values)
    } catch (error) {
      await onFailed(error, values)
    } finally {
      // The fields are open again before one of them gets the focus.
      flushSync(() => setSending(false))
    }
  }
  const refuse = () => {
    const { primaryTitle, description } = form.getValues()
    const missing = isBlank(primaryTitle) || isBlank(description)
    setHeading(missing ? MISSING : WRONG)
    // What came of an earlier press is not said of this one; what may have been created still is.
    takeBack()
    setFailure((before) => (before?.unsure ? before : null))
    if (missing) say(MISSING, { text: MISSING_TEXT, tone: 'warning' })
  }
  return {
    submit: async () => {
      if (underWay.current) return
      underWay.current = true
      try {
        await form.handleSubmit(send, refuse)()
        goToFirst(TITLE_FIELD_NAMES.filter((name) => form.getFieldState(name).error))
      } finally {
        underWay.current = false
      }
    },
    /** Another title takes the place of this one: what was said of it is over. */
    reset() {
      unsureName.current = null
      takeBack()
      setFailure(null)
      setArrived(null)
      setHeading('')
    },
    sending,
    failure,
    arrived,
    /** Over what is wrong with the form; '' before it was sent. */
    heading,
    /** What a toast has said below that heading. */
    told: heading === MISSING ? MISSING_TEXT : undefined,
  }
}
