import { contract } from '@bunko/api-client'
import { detail, requireText } from '../wire/refusal.ts'
import { handle, signedIn, type Context, type Entry } from './handle.ts'
import { userAnswer } from './user-answer.ts'

const { auth } = contract

const refresh = ({ body, tokens }: { body: { refreshToken: string } } & Context) => {
  requireText(body, ['refreshToken'])
  return tokens.refresh(body.refreshToken)
}

export const authHandlers: Entry[] = [
  handle(auth.login, ({ body, db, tokens }) => {
    requireText(body, ['login', 'password', 'turnstile_token'])
    const login = body.login.toLowerCase()
    const [user] = [...db.users.by('email', login), ...db.users.by('username', login)]
    if (user?.password !== body.password) throw detail(401, 'No active account found with the given credentials')
    return tokens.signIn(user)
  }),
  handle(auth.refresh, refresh),
  handle(auth.refreshBare, refresh),
  handle(auth.logout, ({ body, viewer, tokens }) => {
    if (viewer) tokens.end(viewer.token.token)
    if (body.refreshToken) tokens.end(body.refreshToken)
    return { message: 'Logged out' }
  }),
  handle(auth.me, ({ viewer }) => userAnswer(signedIn(viewer).user)),
]
