import { useState } from 'react'
import { useDraft } from '../../drafts/drafts.tsx'
import {
  changedIn,
  EMPTY_PERSON,
  PERSON_FIELD_NAMES,
  readPersonDrafts,
  writePersonDrafts,
  type PersonValues,
} from '../../lib/person-form.ts'
import { useSavedLater } from '../../lib/use-saved-later.ts'
import type { PersonFormReturn } from '../../parts/PersonForm/use-person-form.ts'
import { useSession } from '../../session/session-context.tsx'

const NAME = 'create-author'
/**
 * R15b: keeps what is typed, for its user, half a second after the last letter and when the screen is left. What an
 * earlier visit left is offered, and stays kept beside the new one until it is restored or discarded.
 */
export const usePersonDraft = (form: PersonFormReturn) => {
  const { session } = useSession()
  const draft = useDraft(NAME)
  const [offers, setOffers] = useState(() => readPersonDrafts(draft.text))

  const keep = (drafts: readonly PersonValues[]) => {
    callOff()
    // A logout has cleared the drafts: nothing comes back.
    if (session.state().isAuthenticated) draft.set(writePersonDrafts(drafts))
  }
  const begun = () => {
    const values = form.getValues()
    return changedIn(values, EMPTY_PERSON).length > 0 ? [values] : []
  }
  const callOff = useSavedLater(form, () => keep([...begun(), ...offers]))

  const [offer, ...rest] = offers
  return {
    offer: offer ?? null,
    restore: () => {
      if (!offer) return
      const others = [...begun(), ...rest]
      setOffers(others)
      for (const name of PERSON_FIELD_NAMES) form.setValue(name, offer[name], { shouldDirty: true })
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
