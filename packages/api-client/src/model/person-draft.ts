import * as z from 'zod/mini'
import { text } from './common.ts'

/** What a new author or artist is made of (section 3). */
export const PersonDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  is_author: z.boolean(),
  is_artist: z.boolean(),
  age: z.optional(z.nullable(z.int())),
  hometown: z.optional(text),
  url: z.optional(text),
})
export type PersonDraft = z.infer<typeof PersonDraft>

/** What an edit sends: a role that the server did not tell is left out. */
export const PersonPut = z.partial(PersonDraft, { is_author: true, is_artist: true })
export type PersonPut = z.infer<typeof PersonPut>
