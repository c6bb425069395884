import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withDefaults } from './defaults.ts'

const Query = z.object({ q: z.string(), limit: z._default(z.number(), 5), genre: z.optional(z.string()) })

test('what has a default is filled in where it is left out, and nothing else is added (section 9)', () => {
  expect(withDefaults(Query, { q: 'on' })).toStrictEqual({ q: 'on', limit: 5 })
  expect(withDefaults(Query, { q: 'on', limit: undefined })).toStrictEqual({ q: 'on', limit: 5 })
})

test('what is said stays, as the very thing that was given', () => {
  const given = { q: 'on', limit: 8 }
  expect(withDefaults(Query, given)).toBe(given)
  const odd = { note: 1 }
  expect(withDefaults(undefined, odd)).toBe(odd)
  expect(withDefaults(Query, undefined)).toBeUndefined()
})
