import { useState } from 'react'
import { useDraft } from '../../drafts/drafts.tsx'
import {
  changedIn,
  EMPTY_PERSON,
  readPersonDrafts,
  writePersonDrafts,
  type PersonValues,
} from '../../lib/person-form.ts'
import { useSavedLater } from '../../lib/use-saved-later.ts'
import type { PersonFormReturn } from '../../parts/PersonForm/use-person-form.ts'
import { useSession } from '../../session/session-context.tsx'

/**
 * R15b: keeps what is typed, for its user, half a second after the last letter and when the screen is left. What an
 * earlier visit left is offered, and stays kept beside the new one until it is restored or discarded. Of a person who is
 * edited, `base` is what stands on the server, and `name` tells who.
 */
export const usePersonDraft = (form: PersonFormReturn, base = EMPTY_PERSON, name = 'create-author') => {
  const { session } = useSession()
  const draft = useDraft(name)
  const [offers, setOffers] = useState(() => readPersonDrafts(draft.text, base))

  // What was not touched is the server's, and may be another by then.
  const changesOf = (values: PersonValues): Partial<PersonValues> =>
    Object.fromEntries(changedIn(values, base).map((field) => [field, values[field]]))
  const keep = (drafts: readonly PersonValues[]) => {
    callOff()
    // A logout has cleared the drafts: nothing comes back.
    if (session.state().isAuthenticated) draft.set(writePersonDrafts(drafts.map(changesOf)))
  }
  const begun = () => {
    const values = form.getValues()
    return changedIn(values, base).length > 0 ? [values] : []
  }
  const callOff = useSavedLater(form, () => keep([...begun(), ...offers]))

  const [offer, ...rest] = offers
  return {
    offer: offer ?? null,
    restore: () => {
      if (!offer) return
      const others = [...begun(), ...rest]
      setOffers(others)
      for (const field of changedIn(offer, base)) form.setValue(field, offer[field], { shouldDirty: true })
      form.clearErrors()
      keep([offer, ...others])
    },
    discard: () => {
      setOffers(rest)
      keep([...begun(), ...rest])
    },
    /** What was typed is saved: only what an earlier visit left remains. */
    finish: () => keep(offers),
  }
}
