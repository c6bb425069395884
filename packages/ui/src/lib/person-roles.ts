import type { Person, Title } from '@bunko/api-client'
import { sameText } from './same-text.ts'

/** What a person can be to a title (section 3). */
export type Role = 'author' | 'artist'
/** What a role is called on a badge. */
export const ROLE_LABELS = { author: 'Author', artist: 'Artist' } as const satisfies Record<Role, string>

/** What a person did for a title, as far as the title's own names tell (R13); none where they do not. */
export const rolesOn = (
  title: Pick<Title, 'author_names' | 'artist_names'>,
  { name }: Pick<Person, 'name'>,
): readonly Role[] => {
  if (!name?.trim()) return []
  const holds = (names: readonly string[]) => names.some((one) => sameText(one, name))
  return (['author', 'artist'] as const).filter((role) =>
    holds(role === 'author' ? title.author_names : title.artist_names),
  )
}
