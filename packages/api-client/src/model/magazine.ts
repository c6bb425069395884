import * as z from 'zod/mini'
import { entity, flag, Id, number, text } from './common.ts'
import { MagazineStatus, open } from './enums.ts'
import { Title } from './title.ts'

const links = { website: text, logo: text, twitter: text, facebook: text, instagram: text, youtube: text }

/** Section 3. */
export const Magazine = entity(['id', 'public_id'], {
  id: z.nullable(Id),
  public_id: text,
  name: text,
  type: text,
  description: text,
  about: text,
  target_demographic: text,
  publication_frequency: text,
  country: text,
  founded_year: number,
  status: open(MagazineStatus),
  ...links,
  is_digital_only: flag,
  serialized_manga_ids: z.array(Id),
  manga_count: number,
  url: text,
  edit_url: text,
})
export type Magazine = z.infer<typeof Magazine>

/** The form of section 3. An empty logo and founded year are sent as null. */
export const MagazineDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  type: z.string().check(z.minLength(1)),
  description: z.optional(text),
  about: z.optional(text),
  target_demographic: z.optional(text),
  publication_frequency: z.optional(text),
  country: z.optional(text),
  founded_year: z.optional(z.nullable(z.int())),
  status: z.optional(text),
  website: z.optional(text),
  logo: z.optional(text),
  twitter: z.optional(text),
  facebook: z.optional(text),
  instagram: z.optional(text),
  youtube: z.optional(text),
  is_digital_only: z.optional(z.boolean()),
  serialized_manga_ids: z.optional(z.array(Id)),
})
export type MagazineDraft = z.infer<typeof MagazineDraft>

/** What GET /manga/magazines/{id}/ answers (section 7). Without its magazine it fits no shape. */
export const MagazineDetail = z.object({ magazine: Magazine, serialized_manga: z.array(Title) })
export type MagazineDetail = z.infer<typeof MagazineDetail>

/** A choice of a form: a plain value, or a value with its label, in a row of two as Django writes its choices or by name. */
export const Choices = z.array(z.union([z.string(), z.array(z.string()), z.object({ value: z.string(), label: text })]))

/** Identified by its list: an answer without one is no empty list (R1). */
export const MagazineInfo = entity(['magazines'], {
  types: Choices,
  demographics: Choices,
  frequencies: Choices,
  statuses: Choices,
  total_count: number,
  magazines: z.array(Magazine),
})
export type MagazineInfo = z.infer<typeof MagazineInfo>
