import * as z from 'zod/mini'
import { UPLOAD_TIMEOUT_MS } from '../limits.ts'
import { ImageAnswer } from '../model/common.ts'
import { RenewedTokens, TokenPair, User } from '../model/user.ts'
import { tokensIn } from '../session/refresh-answer.ts'
import { endpoint, nothing, one, perhaps } from './endpoint.ts'
import { refresh, RefreshBody } from './refresh.ts'

const upload = <F extends string>(field: F) => z.object({ [field]: z.file() } as Record<F, z.ZodMiniFile>)

/** A login's tokens may stand wherever a refresh's may, by the same names (R4). */
const pairIn = (body: unknown) => {
  const tokens = tokensIn(body)
  return tokens && { access: tokens.accessToken, refresh: tokens.refreshToken }
}

/** Section 7, Auth: the session's own calls, and the viewer's account. What carries no token is `open` (R5). */
export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login/',
    body: z.object({ login: z.string(), password: z.string(), turnstile_token: z.string() }),
    answer: { ...one(TokenPair, ['tokens']), take: pairIn },
    token: 'open',
    errors: [400, 401, 429],
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register/',
    body: z.object({
      username: z.string(),
      email: z.string(),
      password: z.string(),
      password_confirm: z.string(),
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
      turnstile_token: z.string(),
    }),
    answer: nothing,
    token: 'open',
    errors: [400, 429],
  }),
  /** The other spelling of section 7; the session uses the one with the final slash (R4). */
  refreshBare: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    body: RefreshBody,
    answer: one(RenewedTokens, ['tokens'], 'data'),
    token: 'open',
    errors: [400, 401, 403],
  }),
  refresh,
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout/',
    body: z.object({ refreshToken: z.optional(z.string()) }),
    answer: nothing,
    token: 'ended',
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me/',
    answer: one(User, ['user'], 'data'),
    who: 'signedIn',
    errors: [401],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-email/',
    body: z.object({ token: z.string() }),
    answer: nothing,
    token: 'open',
    errors: [400],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password/',
    body: z.object({ email: z.string() }),
    answer: nothing,
    token: 'open',
    errors: [400, 429],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password/',
    body: z.object({ token: z.string(), newPassword: z.string() }),
    answer: nothing,
    token: 'open',
    errors: [400],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password/',
    body: z.object({ currentPassword: z.string(), newPassword: z.string() }),
    answer: nothing,
    who: 'signedIn',
    errors: [400, 401],
  }),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/auth/me/',
    body: z.object({
      username: z.optional(z.string()),
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
    }),
    answer: perhaps(User, ['user'], 'data'),
    who: 'signedIn',
    errors: [400, 401],
  }),
  uploadAvatar: endpoint({
    method: 'POST',
    path: '/auth/avatar/upload/',
    body: upload('avatar'),
    encoding: 'multipart',
    answer: perhaps(ImageAnswer, [], 'successData'),
    who: 'signedIn',
    errors: [400, 401, 413],
    limitMs: UPLOAD_TIMEOUT_MS,
  }),
  uploadBanner: endpoint({
    method: 'POST',
    path: '/auth/banner/upload/',
    body: upload('banner'),
    encoding: 'multipart',
    answer: perhaps(ImageAnswer, [], 'successData'),
    who: 'signedIn',
    errors: [400, 401, 413],
    limitMs: UPLOAD_TIMEOUT_MS,
  }),
  requestEmailChange: endpoint({
    method: 'POST',
    path: '/auth/request-email-change',
    body: z.object({ newEmail: z.string() }),
    answer: nothing,
    who: 'signedIn',
    errors: [400, 401],
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/auth/confirm-email-change',
    body: z.object({ token: z.string() }),
    answer: nothing,
    who: 'signedIn',
    errors: [400, 401],
  }),
}
