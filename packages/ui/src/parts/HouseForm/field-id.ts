import type { HouseField } from '../../lib/house-form.ts'

/** The id of a field's control, for links and the focus. */
export const fieldId = (field: HouseField): string => `house-${field}`
