import * as z from 'zod/mini'
import { alsoTold, entity, Id, text } from './common.ts'

/** Section 3. `level` stays as it came: `levelOf` judges it (R7). */
export const User = alsoTold(
  entity(['id', 'username'], {
    id: z.nullable(Id),
    username: text,
    email: text,
    first_name: text,
    last_name: text,
    date_joined: text,
    avatar: text,
    banner: text,
    profile: z.nullable(z.object({ level: z.unknown() })),
  }),
  // Django's own user has no pictures: they stand where the level does.
  {
    avatar: ['profile.avatar', 'avatar_url', 'profile.avatar_url'],
    banner: ['profile.banner', 'banner_url', 'profile.banner_url'],
  },
)
export type User = z.infer<typeof User>

/** What POST /auth/login/ answers. */
export const TokenPair = z.object({
  access: z.string().check(z.minLength(1)),
  refresh: z.string().check(z.minLength(1)),
})
export type TokenPair = z.infer<typeof TokenPair>

/** What POST /auth/refresh/ answers under `data`. */
export const RenewedTokens = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: text,
})
export type RenewedTokens = z.infer<typeof RenewedTokens>
