import { isApiError } from '@bunko/api-client'

/** R1: an answer that fits no shape names the call and the field; nothing of other errors. */
export const shapeHint = (error: unknown): string | undefined =>
  isApiError(error) && error.kind === 'shape' ? `${error.call}: ${error.field}` : undefined
