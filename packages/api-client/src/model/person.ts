import * as z from 'zod/mini'
import { entity, flag, Id, number, text } from './common.ts'

/** An author or artist (section 3). */
export const Person = entity(['id', 'public_id'], {
  id: z.nullable(Id),
  public_id: text,
  name: text,
  is_author: flag,
  is_artist: flag,
  age: number,
  hometown: text,
  url: text,
  manga_count: number,
})
export type Person = z.infer<typeof Person>
