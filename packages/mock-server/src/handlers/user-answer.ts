import type { User } from '@bunko/api-client'
import type { UserRow } from '../db/rows.ts'

/** A user as the wire shows one: without the password. */
export const userAnswer = (user: UserRow): User => {
  const { id, username, email, first_name, last_name, date_joined, avatar, banner, profile } = user
  return { id, username, email, first_name, last_name, date_joined, avatar, banner, profile }
}
