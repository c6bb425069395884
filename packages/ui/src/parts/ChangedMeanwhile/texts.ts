/** What the two buttons do where both have changed the same field. */
export const CLASHING =
  'Where you both changed the same field, overwrite and your value replaces theirs, or take theirs and yours is dropped. Your other changes stay either way.'
/** And where they have not. */
export const APART = 'They changed other fields than you did: save, and both changes stand.'
