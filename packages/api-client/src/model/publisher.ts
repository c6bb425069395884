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

/** The form of section 3; empty texts are dropped before sending (section 5). */
export const PublisherDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  type: z.optional(z.string()),
  description: z.optional(z.string()),
  about: z.optional(z.string()),
  headquarters: z.optional(z.string()),
  country: z.optional(z.string()),
  founded_year: z.optional(z.nullable(z.int())),
  status: z.optional(z.string()),
  website: z.optional(z.string()),
  logo: z.optional(z.string()),
  twitter: z.optional(z.string()),
  facebook: z.optional(z.string()),
  instagram: z.optional(z.string()),
  youtube: z.optional(z.string()),
  linkedin: z.optional(z.string()),
  owned_magazine_ids: z.optional(z.array(Id)),
})
export type PublisherDraft = z.infer<typeof PublisherDraft>

export const PublisherDetail = z.object({ publisher: Publisher, owned_magazines: z.array(Magazine) })
export type PublisherDetail = z.infer<typeof PublisherDetail>

/** Identified by its list: an answer without one is no empty list (R1). */
export const PublisherInfo = entity(['publishers'], {
  statuses: Choices,
  total_count: number,
  publishers: z.array(Publisher),
})
export type PublisherInfo = z.infer<typeof PublisherInfo>
