import * as z from 'zod/mini'
import { RenewedTokens } from '../model/user.ts'
import { endpoint, one } from './endpoint.ts'

/** What a refresh sends (R4): the stored refresh token, by either spelling of the path. */
export const RefreshBody = z.object({ refreshToken: z.string() })

/** Apart from the other calls of `auth`: the client itself makes this one (R4). */
export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh/',
  body: RefreshBody,
  answer: one(RenewedTokens, ['tokens'], 'data'),
  token: 'open',
  errors: [400, 401, 403],
})
