import { contract } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import { hash } from '../db/random.ts'
import type { MailRow, UserRow } from '../db/rows.ts'
import { iso } from '../now.ts'
import { COVER_KINDS, dropImage, storeImage } from '../rules/image.ts'
import { BLANK, detail, invalid, requireText } from '../wire/refusal.ts'
import { handle, signedIn, type Entry } from './handle.ts'
import { userAnswer } from './user-answer.ts'

const { auth } = contract
const PASSWORD_MIN = 8
/** What somebody who registers becomes (section 3): a Regular User. */
const NEW_LEVEL = 5

const send = (db: Db, kind: MailRow['kind'], user: UserRow, to: string): void => {
  const id = db.mails.nextId()
  db.mails.put({ id, kind, user_id: user.id, to, token: `${kind}-${hash('mail', kind, id).toString(36)}` })
}
/** The letter of a token, used up by this. @throws Refusal 400 */
const redeem = (db: Db, kind: MailRow['kind'], token: string): { mail: MailRow; user: UserRow } => {
  const mail = db.mails.by('token', token).find((one) => one.kind === kind)
  const user = mail && db.users.get(mail.user_id)
  if (!user) throw detail(400, 'Invalid or expired token.')
  db.mails.remove(mail.id)
  return { mail, user }
}

const TAKEN_NAME = 'A user with that username already exists.'
const TAKEN_EMAIL = 'user with this email already exists.'
const weak = (password: string): string | null =>
  password.length < PASSWORD_MIN
    ? `This password is too short. It must contain at least ${PASSWORD_MIN} characters.`
    : null
const nameProblem = (db: Db, name: string, self?: UserRow): string | null => {
  if (name.trim() === '') return BLANK
  const [twin] = db.users.by('username', name.toLowerCase())
  return twin && twin.id !== self?.id ? TAKEN_NAME : null
}
const emailProblem = (db: Db, email: string): string | null => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Enter a valid email address.'
  return db.users.by('email', email.toLowerCase()).length ? TAKEN_EMAIL : null
}
/** @throws Refusal 400 with every field that has a problem */
const refuse = (problems: Readonly<Record<string, string | null>>): void => {
  const found = Object.entries(problems).filter(([, problem]) => problem !== null)
  if (found.length) throw invalid(Object.fromEntries(found.map(([field, problem]) => [field, [problem]])))
}

const store = async (db: Db, user: UserRow, file: File, field: 'avatar' | 'banner') => {
  const image_url = await storeImage(db, file, `${field}s`, COVER_KINDS)
  dropImage(db, user[field])
  db.users.update(user.id, { [field]: image_url })
  return { image_url }
}

export const accountHandlers: Entry[] = [
  handle(
    auth.register,
    ({ body, db, now }) => {
      requireText(body, ['username', 'email', 'password', 'password_confirm', 'turnstile_token'])
      const { username, email, password, password_confirm, first_name = '', last_name = '' } = body
      refuse({
        username: nameProblem(db, username),
        email: emailProblem(db, email),
        password: weak(password),
        password_confirm: password === password_confirm ? null : 'Passwords do not match.',
      })
      const user = db.users.put({
        id: db.users.nextId(),
        username,
        email,
        password,
        first_name,
        last_name,
        date_joined: iso(now),
        avatar: null,
        banner: null,
        profile: { level: NEW_LEVEL },
      })
      send(db, 'verify', user, email)
      return { message: 'Registration successful. Please check your email.' }
    },
    201,
  ),
  handle(auth.verifyEmail, ({ body, db }) => {
    redeem(db, 'verify', body.token)
    return { message: 'Email verified' }
  }),
  handle(auth.forgotPassword, ({ body, db }) => {
    requireText(body, ['email'])
    const [user] = db.users.by('email', body.email.trim().toLowerCase())
    // The same answer for everybody: it does not tell who has an account.
    if (user) send(db, 'reset', user, user.email)
    return { message: 'If the address is known, a letter is on its way.' }
  }),
  handle(auth.resetPassword, ({ body, db }) => {
    refuse({ newPassword: weak(body.newPassword) })
    const { user } = redeem(db, 'reset', body.token)
    db.users.update(user.id, { password: body.newPassword })
    return { message: 'Password changed' }
  }),
  handle(auth.changePassword, ({ body, viewer, db }) => {
    const { user } = signedIn(viewer)
    const right = user.password === body.currentPassword
    refuse({ currentPassword: right ? null : 'Wrong password.', newPassword: weak(body.newPassword) })
    db.users.update(user.id, { password: body.newPassword })
    return { message: 'Password changed' }
  }),
  handle(auth.updateMe, ({ body, viewer, db }) => {
    const { user } = signedIn(viewer)
    const { username = user.username, first_name = user.first_name, last_name = user.last_name } = body
    refuse({ username: nameProblem(db, username, user) })
    return userAnswer(db.users.put({ ...user, username, first_name, last_name }))
  }),
  handle(auth.uploadAvatar, ({ body, viewer, db }) => store(db, signedIn(viewer).user, body.avatar, 'avatar')),
  handle(auth.uploadBanner, ({ body, viewer, db }) => store(db, signedIn(viewer).user, body.banner, 'banner')),
  handle(auth.requestEmailChange, ({ body, viewer, db }) => {
    const { user } = signedIn(viewer)
    refuse({ newEmail: emailProblem(db, body.newEmail) })
    send(db, 'email', user, body.newEmail)
    return { message: 'Please confirm the new address.' }
  }),
  handle(auth.confirmEmailChange, ({ body, db }) => {
    const { mail, user } = redeem(db, 'email', body.token)
    refuse({ token: emailProblem(db, mail.to) })
    db.users.update(user.id, { email: mail.to })
    return { message: 'Address changed' }
  }),
]
