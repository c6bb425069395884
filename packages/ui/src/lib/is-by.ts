import type { Edit } from '@bunko/api-client'

/** Whether `viewer` made a proposal, or a decision: by id, which a server may tell as the username, or by name. */
export const isBy = (
  viewer: { id: string | null; name: string } | null,
  id: Edit['editor_id'],
  name: string | null,
): boolean =>
  viewer !== null &&
  ((id !== null && (viewer.id === String(id) || viewer.name === id)) || (name !== null && viewer.name === name))
