import { contract } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import { hash } from '../db/random.ts'
import type { MailRow, UserRow } from '../db/rows.ts'
import { iso } from '../now.ts'
import { COVER_KINDS, dropImage, readImage, storeImage } from '../rules/image.ts'
import { emailFormProblem, lengthProblem, USERNAME_MAX } from '../rules/text-problems.ts'
import { badToken, blankProblem, detail, refuse, requireText } from '../wire/refusal.ts'
import { handle, signedIn, type Entry, type Viewer } from './handle.ts'
import { userAnswer } from './user-answer.ts'

const { auth } = contract
const PASSWORD_MIN = 8
/** What somebody who registers becomes (section 3): a Regular User. */
const NEW_LEVEL = 5

const send = (db: Db, kind: MailRow['kind'], user: UserRow, to: string): void => {
  const id = db.mails.nextId()
  db.mails.put({ id, kind, user_id: user.id, to, token: `${kind}-${hash('mail', kind, id).toString(36)}` })
}
/** The letter of a token, of its owner where one is given; used up by this. @throws Refusal 400 */
const redeem = (db: Db, kind: MailRow['kind'], token: string, owner?: number): { mail: MailRow; user: UserRow } => {
  const mail = db.mails
    .by('token', token)
    .find((one) => one.kind === kind && (owner === undefined || one.user_id === owner))
  const user = mail && db.users.get(mail.user_id)
  if (!user) throw detail(400, 'Invalid or expired token.')
  db.mails.remove(mail.id)
  return { mail, user }
}
const takeBack = (db: Db, kind: MailRow['kind'], user: UserRow): void => {
  for (const mail of db.mails.all()) if (mail.kind === kind && mail.user_id === user.id) db.mails.remove(mail.id)
}

const TAKEN_NAME = 'A user with that username already exists.'
const BAD_NAME = 'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.'
const TOO_SHORT = `This password is too short. It must contain at least ${PASSWORD_MIN} characters.`
const TAKEN_EMAIL = 'user with this email already exists.'
const weak = (password: string): string | readonly string[] | null => {
  const found = [
    [...password].length < PASSWORD_MIN && TOO_SHORT,
    /^\d+$/.test(password) && 'This password is entirely numeric.',
  ].filter((text) => text !== false)
  return blankProblem(password) ?? (found.length ? found : null)
}
const nameProblem = (db: Db, name: string, self?: UserRow): string | null => {
  const [twin] = db.users.by('username', name.toLowerCase())
  return (
    blankProblem(name) ??
    (/^[\p{L}\p{N}_.@+-]+$/u.test(name) ? null : BAD_NAME) ??
    lengthProblem(name, USERNAME_MAX) ??
    (twin && twin.id !== self?.id ? TAKEN_NAME : null)
  )
}
const emailProblem = (db: Db, email: string): string | null =>
  blankProblem(email) ??
  emailFormProblem(email) ??
  (db.users.by('email', email.toLowerCase()).length ? TAKEN_EMAIL : null)

/** A new name shows wherever the user is named. */
const rename = (db: Db, user: UserRow, username: string): void => {
  for (const edit of db.edits.by('editor_id', user.id)) db.edits.update(edit.id, { editor_username: username })
  for (const edit of db.edits.all())
    if (edit.reviewed_by === user.id) db.edits.update(edit.id, { reviewer_username: username })
}

const store = async (db: Db, { user: { id } }: Viewer, file: File, field: 'avatar' | 'banner') => {
  const picture = await readImage(file, COVER_KINDS)
  // While the file was read a reset or another scenario may have taken the user away.
  const user = db.users.get(id)
  if (!user) throw badToken('Token is invalid')
  dropImage(db, user[field])
  const image_url = storeImage(db, picture, `${field}s`)
  db.users.update(id, { [field]: image_url })
  return { image_url }
}

export const accountHandlers: Entry[] = [
  handle(
    auth.register,
    ({ body, db, now }) => {
      const { username, email, password, password_confirm, first_name, last_name } = body
      refuse({
        username: nameProblem(db, username),
        email: emailProblem(db, email),
        password: weak(password),
        password_confirm: blankProblem(password_confirm),
        first_name: lengthProblem(first_name, USERNAME_MAX),
        last_name: lengthProblem(last_name, USERNAME_MAX),
        turnstile_token: blankProblem(body.turnstile_token),
      })
      // What needs two fields is looked at when each is fine.
      refuse({ password_confirm: password === password_confirm ? null : 'Passwords do not match.' })
      const user = db.users.put({
        id: db.users.nextId(),
        username,
        email,
        password,
        first_name: first_name ?? '',
        last_name: last_name ?? '',
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
    requireText(body, ['token'])
    redeem(db, 'verify', body.token)
    return { message: 'Email verified' }
  }),
  handle(auth.forgotPassword, ({ body, db }) => {
    const { email } = body
    refuse({ email: blankProblem(email) ?? emailFormProblem(email) })
    const [user] = db.users.by('email', email.toLowerCase())
    // The same answer for everybody: it does not tell who has an account.
    if (user) send(db, 'reset', user, user.email)
    return { message: 'If the address is known, a letter is on its way.' }
  }),
  handle(auth.resetPassword, ({ body, db }) => {
    refuse({ token: blankProblem(body.token), newPassword: weak(body.newPassword) })
    const { user } = redeem(db, 'reset', body.token)
    db.users.update(user.id, { password: body.newPassword })
    // The other letters were for the old password.
    takeBack(db, 'reset', user)
    return { message: 'Password changed' }
  }),
  handle(auth.changePassword, ({ body, viewer, db }) => {
    const { user } = signedIn(viewer)
    const wrong = user.password === body.currentPassword ? null : 'Wrong password.'
    refuse({ currentPassword: blankProblem(body.currentPassword) ?? wrong, newPassword: weak(body.newPassword) })
    db.users.update(user.id, { password: body.newPassword })
    return { message: 'Password changed' }
  }),
  handle(auth.updateMe, ({ body, viewer, db }) => {
    const { user } = signedIn(viewer)
    const { username = user.username, first_name = user.first_name, last_name = user.last_name } = body
    refuse({
      username: body.username === undefined ? null : nameProblem(db, username, user),
      first_name: lengthProblem(first_name, USERNAME_MAX),
      last_name: lengthProblem(last_name, USERNAME_MAX),
    })
    if (username !== user.username) rename(db, user, username)
    return userAnswer(db.users.put({ ...user, username, first_name, last_name }))
  }),
  handle(auth.uploadAvatar, ({ body, viewer, db }) => store(db, signedIn(viewer), body.avatar, 'avatar')),
  handle(auth.uploadBanner, ({ body, viewer, db }) => store(db, signedIn(viewer), body.banner, 'banner')),
  handle(auth.requestEmailChange, ({ body, viewer, db }) => {
    const { user } = signedIn(viewer)
    const { newEmail } = body
    refuse({ newEmail: emailProblem(db, newEmail) })
    send(db, 'email', user, newEmail)
    return { message: 'Please confirm the new address.' }
  }),
  handle(auth.confirmEmailChange, ({ body, viewer, db }) => {
    requireText(body, ['token'])
    const { mail, user } = redeem(db, 'email', body.token, signedIn(viewer).user.id)
    refuse({ token: emailProblem(db, mail.to) })
    db.users.update(user.id, { email: mail.to })
    // An older one would undo this.
    takeBack(db, 'email', user)
    return { message: 'Address changed' }
  }),
]
