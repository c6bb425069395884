import { isRecord } from '../http/is-record.ts'
import type { SessionUser } from './types.ts'

type Writable = { -readonly [K in keyof SessionUser]: SessionUser[K] }

const TEXTS = ['username', 'email', 'first_name', 'last_name', 'date_joined', 'avatar', 'banner'] as const

export const parseJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}

/** A stored or answered user with only the fields of section 3, each of its own type or null; null for no object. */
export const readUser = (value: unknown): SessionUser | null => {
  if (!isRecord(value)) return null
  const user: Writable = {}
  const { id, profile } = value
  if (id !== undefined) user.id = Number.isSafeInteger(id) || (typeof id === 'string' && id) ? (id as number) : null
  for (const key of TEXTS) {
    const text = value[key]
    if (text !== undefined) user[key] = typeof text === 'string' ? text : null
  }
  if (profile !== undefined) user.profile = isRecord(profile) ? { level: profile['level'] } : null
  return user
}
