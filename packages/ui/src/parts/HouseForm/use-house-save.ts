import type { HouseField, HouseShape, HouseValues } from '../../lib/house-form.ts'
import { houseRefusal } from '../../lib/house-refusal.ts'
import { fieldId } from './field-id.ts'
import { useFormSave } from '../LongForm/use-form-save.ts'
import type { HouseFormReturn } from './use-house-form.ts'

export interface HouseFailure {
  text: string
  /** It may have been saved all the same: no answer came, or none that says. */
  isUnsure: boolean
}
interface Options {
  form: HouseFormReturn
  shape: HouseShape
  /** Section 8's last resort: 'An error occurred', 'Failed to save publisher'. */
  fallback: string
}

/** Sends a form as `useFormSave` does; what the server says of a field lands on that field. */
export const useHouseSave = ({ form, shape, fallback }: Options) => {
  // Section 8's text may name neither, and the toast may be read on another screen.
  const failed = `Failed to save ${shape.kind}`
  return useFormSave<HouseValues, HouseFailure>({
    form,
    fields: shape.fields,
    fieldId,
    refused(error, isUnsure, say) {
      const { text, fields } = houseRefusal(shape, error, fallback)
      for (const [name, message] of Object.entries(fields))
        form.setError(name as HouseField, { type: 'server', message })
      say(failed, { text: text === failed ? undefined : text, isUnsure })
      return { text, isUnsure }
    },
  })
}
