import { errorText } from '@bunko/api-client'
import { houseName, type House } from '../../lib/house-list.ts'
import { labelOf } from '../../lib/title-text.ts'
import { useDeletion, type Deletion } from '../../toasts/use-deletion.ts'
import type { HouseKind } from './house-kind.ts'

/** Deletes houses, in the words of their kind. */
export const useHouseDelete = <T extends House>(
  { one, deleteFailed }: Pick<HouseKind<T>, 'one' | 'deleteFailed'>,
  send: (house: T) => Promise<unknown>,
): Deletion<T> =>
  useDeletion({
    done: `${labelOf(one) ?? one} deleted`,
    nameOf: houseName,
    whyNot: (error) => ({ text: errorText(error, deleteFailed) }),
    send,
  })
