import * as z from 'zod/mini'

const positive = z.int().check(z.minimum(1))

/** How many rows a query asks for, from 1 on. Spread into a schema, like the others here. */
export const limit = { limit: z.optional(positive) }
/** A list gone on in by rows: `offset` is how many to pass over. */
export const paged = { ...limit, offset: z.optional(z.int().check(z.minimum(0))) }
/** A list gone on in by pages: `page` counts from 1. */
export const numbered = { ...limit, page: z.optional(positive) }
/** The text of a search. An empty one is not sent: `queryOf` leaves it out. */
export const q = { q: z.string() }
