import type { User } from '@bunko/api-client'
import type { UserRow } from '../db/rows.ts'

/** A user as the wire shows one: without the password. */
export const userAnswer = ({ password: _, ...user }: UserRow): User => user
