import { changedIn, type HouseShape, type HouseValues } from '../../lib/house-form.ts'
import { useFreshValues } from '../LongForm/use-fresh-values.ts'
import type { HouseFormReturn } from './use-house-form.ts'

/** `useFreshValues` of a house, whose logo is stored by itself. */
export const useFreshHouse = (
  form: HouseFormReturn,
  shape: HouseShape,
  { fresh, attempt }: { fresh: HouseValues; attempt: HouseValues | null },
) => {
  const { base, saved, adopt, withOwn } = useFreshValues({
    form,
    fresh,
    attempt,
    changedIn: (one, other) => changedIn(shape, one, other),
    reset: (values) => {
      form.reset(values)
      // Forgotten by that, as it has no control of its own: it would not be given anew.
      form.register('logo')
    },
  })
  return {
    base,
    saved,
    withOwn,
    /** One's own logo may have been stored since they were read. */
    adopt: (read: HouseValues, whose: 'mine' | 'theirs') => adopt({ ...read, logo: base.current.logo }, whose),
    /** A logo is stored by itself: it is no change of the form. */
    storeLogo: (address: string) => {
      form.resetField('logo', { defaultValue: address })
      base.current = { ...base.current, logo: address }
    },
  }
}
