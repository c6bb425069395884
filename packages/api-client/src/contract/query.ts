import * as z from 'zod/mini'

const positive = z.int().check(z.minimum(1))

export const limit = { limit: z.optional(positive) }
export const paged = { ...limit, offset: z.optional(z.int().check(z.minimum(0))) }
export const numbered = { ...limit, page: z.optional(positive) }
export const q = { q: z.string() }
