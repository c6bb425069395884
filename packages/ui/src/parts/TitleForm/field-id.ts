import type { TitleField } from '../../lib/title-fields.ts'

/** The id of a field's control, for links and the focus. */
export const fieldId = (field: TitleField): string => `title-${field}`
