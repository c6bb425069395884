import type { PersonField } from '../../lib/person-form.ts'

/** The id of a field's control, for links and the focus. */
export const fieldId = (field: PersonField): string => `person-${field}`
