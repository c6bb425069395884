import * as z from 'zod/mini'
import { entity, Id, number, text } from './common.ts'
import { open, PublisherStatus } from './enums.ts'
import { Choices, Magazine } from './magazine.ts'

/** Section 3. */
export const Publisher = entity(['id', 'public_id'], {
  id: z.nullable(Id),
  public_id: text,
  name: text,
  type: text,
  description: text,
  about: text,
  headquarters: text,
  country: text,
  founded_year: number,
  status: open(PublisherStatus),
  website: text,
  logo: text,
  twitter: text,
  facebook: text,
  instagram: text,
  youtube: text,
  linkedin: text,
  owned_magazine_ids: z.array(Id),
  magazine_count: number,
  url: text,
})
export type Publisher = z.infer<typeof Publisher>

/** The form of section 3; empty texts are dropped before sending (section 5). Null is taken, as an answer may tell it. */
export const PublisherDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  type: z.optional(text),
  description: z.optional(text),
  about: z.optional(text),
  headquarters: z.optional(text),
  country: z.optional(text),
  founded_year: z.optional(z.nullable(z.int())),
  status: z.optional(text),
  website: z.optional(text),
  logo: z.optional(text),
  twitter: z.optional(text),
  facebook: z.optional(text),
  instagram: z.optional(text),
  youtube: z.optional(text),
  linkedin: z.optional(text),
  owned_magazine_ids: z.optional(z.array(Id)),
})
export type PublisherDraft = z.infer<typeof PublisherDraft>

/** What GET /manga/publishers/{id}/ answers (section 7). Without its publisher it fits no shape. */
export const PublisherDetail = z.object({ publisher: Publisher, owned_magazines: z.array(Magazine) })
export type PublisherDetail = z.infer<typeof PublisherDetail>

/** Identified by its list: an answer without one is no empty list (R1). */
export const PublisherInfo = entity(['publishers'], {
  statuses: Choices,
  total_count: number,
  publishers: z.array(Publisher),
})
export type PublisherInfo = z.infer<typeof PublisherInfo>
