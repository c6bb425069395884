/** Whose list it is: the viewer's own, or that of the user whom the address names. */
export type Owner = { kind: 'mine' } | { kind: 'user'; id: string }

const IS_ID = /^\d+$/
const MINE: Owner = { kind: 'mine' }

/**
 * One's own address (`/users/{id}/lists`, by id or by name) shows one's own list, to be changed. Digits are an id: a name
 * of digits alone may be another user's.
 */
export const ownerOf = (id: string | undefined, viewer: { id: string | null; name: string } | null): Owner =>
  id === undefined || (viewer !== null && (id === viewer.id || (id === viewer.name && !IS_ID.test(id))))
    ? MINE
    : { kind: 'user', id }

/** 'ana.luz', 'user 42': section 7 has no call that tells a user's name. */
export const ownerName = (id: string): string => (IS_ID.test(id) ? `user ${id}` : id)
