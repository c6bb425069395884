import { useState } from 'react'
import type { HouseShape, HouseValues } from '../lib/house-form.ts'
import type { LogoRules } from '../lib/logo-rules.ts'
import { useHouseDraft } from '../parts/HouseForm/use-house-draft.ts'
import { useHouseForm } from '../parts/HouseForm/use-house-form.ts'
import { useHouseSave } from '../parts/HouseForm/use-house-save.ts'
import { useLogo, type LogoCalls } from '../parts/LogoField/use-logo.ts'
import { useSameLogin } from '../session/use-same-login.ts'
import { useToast } from '../toasts/toasts.tsx'
import { BEING_SENT, useUnsaved } from './use-unsaved.tsx'

interface Options {
  shape: HouseShape
  /** What the form begins with. */
  empty: HouseValues
  /** Section 8's last resort when it is refused. */
  fallback: string
  /** Section 8's text when it is there. */
  created: string
  logo: { rules: LogoRules; calls: LogoCalls }
  /** Answers what the new record is called in addresses; '' where the server did not say. */
  create: (values: HouseValues) => Promise<string>
  /** Where the list is, to which a new one leads. */
  list: string
}

/** Section 2's create mode of a magazine or publisher: the record first, then its logo (section 4), then the list. */
export const useNewHouse = ({ shape, empty, fallback, created, logo: { rules, calls }, create, list }: Options) => {
  const toast = useToast()
  const isSame = useSameLogin()
  const form = useHouseForm(shape, empty)
  const { isDirty } = form.formState
  const onRestored = () => {
    forget()
    // It was chosen for the one that gives way, and is not kept. Where nothing was typed none gives way.
    if (isDirty) logo.reset()
  }
  const draft = useHouseDraft({ form, shape, empty, onRestored })
  const { saving, failure, unsureOf, forget, submit } = useHouseSave({ form, shape, fallback })
  const logo = useLogo({ rules, calls, record: null, locked: saving })
  const [isCreated, setCreated] = useState(false)
  const { dialog, go } = useUnsaved(
    isCreated
      ? null
      : saving
        ? { ...BEING_SENT, parameter: 'mode' }
        : isDirty || logo.preview !== null
          ? {
              title: `Leave this ${shape.kind} unsaved?`,
              body: 'What you typed is kept as a draft and offered when you return. A logo you chose is not.',
              draft: true,
              parameter: 'mode',
            }
          : null,
  )
  const send = () =>
    submit(async (values) => {
      const ref = await create(values)
      setCreated(true)
      draft.finish()
      toast('success', created, { text: values.name.trim() })
      // Somebody else's by now, in another tab: their session sends nothing of this one.
      if (isSame()) await logo.uploadAfter(ref)
      form.reset(empty)
      logo.reset()
      // Nowhere, where one has gone elsewhere while its logo was sent.
      await go(list)
    })
  return { form, logo, draft, saving, failure, unsureOf, isCreated, dialog, send: () => void send() }
}
