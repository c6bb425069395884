import { useState } from 'react'
import { useDraft } from '../../drafts/drafts.tsx'
import { changedIn, type HouseShape, type HouseValues } from '../../lib/house-form.ts'
import { readHouseDrafts, writeHouseDrafts } from '../../lib/house-draft.ts'
import { useSavedLater } from '../../lib/use-saved-later.ts'
import { useSession } from '../../session/session-context.tsx'
import type { HouseFormReturn } from './use-house-form.ts'

/**
 * R15b: keeps what is typed for a magazine or publisher, for its user, half a second after the last letter and when the
 * form is left. What an earlier visit left is offered, and stays kept until it is restored or discarded. Of a house that
 * is edited, `empty` is what stands on the server, and `name` tells which one.
 */
export const useHouseDraft = (
  form: HouseFormReturn,
  shape: HouseShape,
  empty: HouseValues,
  name = `create-${shape.kind}`,
) => {
  const { session } = useSession()
  const draft = useDraft(name)
  const [offers, setOffers] = useState(() => readHouseDrafts(shape, empty, draft.text))

  // What was not touched is the server's, and may be another by then.
  const changesOf = (values: HouseValues): Partial<HouseValues> =>
    Object.fromEntries(changedIn(shape, values, empty).map((field) => [field, values[field]]))
  const keep = (drafts: readonly HouseValues[]) => {
    callOff()
    // A logout has cleared the drafts: nothing comes back.
    if (session.state().isAuthenticated) draft.set(writeHouseDrafts(drafts.map(changesOf)))
  }
  const begun = () => {
    const values = form.getValues()
    return changedIn(shape, values, empty).length > 0 ? [values] : []
  }
  const callOff = useSavedLater(form, () => keep([...begun(), ...offers]))

  const [offer, ...rest] = offers
  return {
    offer: offer ?? null,
    restore: () => {
      if (!offer) return
      const others = [...begun(), ...rest]
      setOffers(others)
      for (const field of changedIn(shape, offer, empty)) form.setValue(field, offer[field], { shouldDirty: true })
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

export type HouseDraft = ReturnType<typeof useHouseDraft>
