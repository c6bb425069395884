import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { useDraft } from '../../drafts/drafts.tsx'
import {
  DETAILS_FIELDS,
  detailsBody,
  detailsNotKept,
  detailsOf,
  keptDetails,
  readDetails,
  refusalOf,
  withoutLost,
  type Details,
  type DetailsBody,
} from '../../lib/account-form.ts'
import { isBlank } from '../../lib/blank.ts'
import { NOT_KEPT, notKeptText } from '../../lib/not-kept-text.ts'
import { useAccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { useSession, useSessionState } from '../../session/session-context.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { isUnsure } from '../../lib/unsure.ts'
import { textBelow } from './text-below.ts'

const FAILED = 'Failed to update profile'

/** The names. What is typed is kept for its user while it is unsaved, so that an ended session loses nothing (R15b). */
export const useDetailsForm = () => {
  const { session } = useSession()
  const { user, login } = useSessionState()
  const { updateDetails } = useAccount()
  const toast = useToast()
  const failure = useFailureToast()
  const draft = useDraft('profile')
  const known = detailsOf(user)
  const [typed] = useState(() => readDetails(draft.text, known) ?? undefined)
  /** What is kept is of this form: what another one has left, in another tab perhaps, is not cleared here. */
  const isOwn = useRef(typed !== undefined)
  const { username, firstName, lastName } = known
  /** What was sent and not answered since: nobody knows what stands there. What was not sent stands as it did. */
  const lost = useRef<DetailsBody>({})
  const form = useAccountForm({
    name: 'profile',
    fields: DETAILS_FIELDS,
    base: known,
    typed,
    check: (values) => (isBlank(values.username) ? { username: 'Enter a username.' } : {}),
    send: async (values) => {
      const kept = draft.read()
      const body = detailsBody(withoutLost(detailsOf(session.state().user), lost.current), values)
      lost.current = { ...lost.current, ...body }
      if (Object.keys(body).length > 0) await updateDetails(body)
      const now = detailsOf(session.state().user)
      lost.current = {}
      form.rebase(now, values)
      // A form that was left has nobody else to do it.
      if (session.goesOn(login) && draft.read() === kept) draft.set('')
      toast('success', 'Profile updated')
      const others = session.goesOn(login) ? detailsNotKept(body, now) : []
      if (others.length > 0) toast('warning', NOT_KEPT, { text: notKeptText(others) })
    },
    refused: (error) => {
      if (!isUnsure(error) && !form.wasUnsure) lost.current = {}
      return refusalOf(error, DETAILS_FIELDS, FAILED)
    },
    onBegin: failure.takeBack,
    onRefused: (error) => failure.say(FAILED, { text: textBelow(FAILED, error), isUnsure: isUnsure(error) }),
  })

  // What the server tells later shows where nobody has typed, and nowhere else.
  const show = useEffectEvent((next: Details) => form.rebase(next))
  useEffect(() => show({ username, firstName, lastName }), [username, firstName, lastName])

  // Whose names they are may become known late (R6), and only then what was kept of them.
  const takeOver = useEffectEvent(() => {
    const kept = readDetails(draft.read(), known)
    if (!kept) return
    isOwn.current = true
    for (const name of form.names) form.set(name, kept[name])
  })
  const id = user?.id
  useEffect(() => {
    if (id !== undefined) takeOver()
  }, [id])

  const { isDirty, values } = form
  const keep = useEffectEvent((text: string) => {
    // A session that ended, with another one's in its place or not, has left the draft to its user.
    if (!session.goesOn(login) || (text === '' && !isOwn.current)) return
    isOwn.current = text !== ''
    draft.set(text)
  })
  useEffect(() => keep(isDirty ? keptDetails(detailsOf(session.state().user), values) : ''), [isDirty, session, values])
  // Left on purpose; what is on its way may be refused yet.
  const leave = useEffectEvent(() => !form.busy && keep(''))
  useEffect(() => () => void leave(), [])
  return form
}
