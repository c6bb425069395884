import { errorText, isApiError, levelOf, TEXT_LIMIT, type HttpError, type User } from '@bunko/api-client'
import { isBlank } from './blank.ts'
import { otherErrors, withOthers } from './other-errors.ts'
import { refusedFileText } from './refused-file.ts'
import { isUnsure } from './unsure.ts'

/** A user as far as it is known, as the session holds one. */
type KnownUser = Readonly<Partial<User>>

/** A field of a form: what it is called on the screen, and every name a server may give it. */
export interface FieldSpec {
  readonly label: string
  readonly wire: readonly string[]
}
/** A form's fields, in the order in which they stand there. */
export type Fields<F extends string> = Readonly<Record<F, FieldSpec>>
/** What was typed, by field. */
export type Values<F extends string> = Readonly<Record<F, string>>
/** What is wrong, by field; nothing for a field that is right. */
export type Problems<F extends string> = Readonly<Partial<Record<F, string>>>

/** Why something was not done. */
export interface Refusal<F extends string> {
  readonly title: string
  /** More than the title says; often ''. */
  readonly text: string
  readonly problems: Problems<F>
  /** It may have been done all the same. */
  readonly isUnsure: boolean
}

/** Names of the fields in their order. */
export const namesOf = <F extends string>(fields: Fields<F>): F[] => Object.keys(fields) as F[]

const placed = <F extends string>(found: HttpError['fields'], fields: Fields<F>): Problems<F> => {
  const entries = namesOf(fields).flatMap((name) => {
    const wire = fields[name].wire.find((key) => Object.hasOwn(found, key))
    return wire === undefined ? [] : [[name, found[wire]] as const]
  })
  return Object.fromEntries(entries) as Problems<F>
}

/** A refused form: what the server says of a field lands there, the rest stands below `failed`. */
export const refusalOf = <F extends string>(error: unknown, fields: Fields<F>, failed: string): Refusal<F> => {
  const found = isApiError(error) && error.kind === 'http' ? error.fields : {}
  const problems = placed(found, fields)
  const text = errorText(error, failed)
  const isSaid = text === failed || Object.values(problems).includes(text)
  const hasField = (wire: string) => namesOf(fields).some((name) => fields[name].wire.includes(wire))
  const others = otherErrors(found, hasField, [text, ...Object.values(problems as Record<string, string>)])
  return {
    title: failed,
    text: withOthers(isSaid ? '' : text, others),
    problems,
    isUnsure: isUnsure(error),
  }
}

/** Section 7, POST /auth/register/, in the order of section 8. The e-mail is what one logs in with. */
export const REGISTER_FIELDS = {
  username: { label: 'Username', wire: ['username'] },
  email: { label: 'E-mail', wire: ['email'] },
  password: { label: 'Password', wire: ['password'] },
  passwordConfirm: { label: 'Repeat password', wire: ['password_confirm'] },
  firstName: { label: 'First name', wire: ['first_name'] },
  lastName: { label: 'Last name', wire: ['last_name'] },
} as const satisfies Record<string, FieldSpec>
type RegisterField = keyof typeof REGISTER_FIELDS

const firstText = (value: unknown): string | null => {
  const text: unknown = Array.isArray(value) ? value.find((one) => typeof one === 'string' && one.trim() !== '') : value
  return typeof text === 'string' ? text.trim().slice(0, TEXT_LIMIT) : null
}

/** Section 8's order after the four fields. */
const BESIDE_FIELDS = ['non_field_errors', 'detail', 'message'] as const
const REGISTRATION_FAILED = 'Registration failed'

/**
 * Section 8: the first text among username, email, password, password_confirm, non_field_errors, detail and message,
 * else 'Registration failed'; where no answer came, that is said.
 */
export const registerRefusal = (error: unknown): Refusal<RegisterField> => {
  const general = refusalOf(error, REGISTER_FIELDS, REGISTRATION_FAILED)
  if (!isApiError(error) || error.kind !== 'http') {
    // An exception that is no answer has nothing else to tell.
    const isSilent = isApiError(error) && (error.kind === 'timeout' || error.kind === 'network')
    const title = isSilent ? general.text : REGISTRATION_FAILED
    return { ...general, title, text: '' }
  }
  const { username, email, password, passwordConfirm } = general.problems
  const body = typeof error.body === 'object' && error.body !== null ? error.body : {}
  const beside = BESIDE_FIELDS.map((key) => firstText((body as Record<string, unknown>)[key]))
  const first = [username, email, password, passwordConfirm, ...beside].find((text) => text)
  if (first) return { ...general, title: first, text: '' }
  return general
}

// Only what is surely none is refused here: the server knows better. What comes along when an address is copied, as a
// comma or brackets, is in none, but for one in quotation marks.
const WORD = String.raw`[^\s@<>(),;:"[\]\\.]+`
const EMAIL = new RegExp(String.raw`^(?:"[^"]+"|${WORD}(?:\.${WORD})*)@(?:${WORD}(?:\.${WORD})+|\[[^\]]+\])$`)
const isEmail = (text: string): boolean => EMAIL.test(text.trim())
/** What is wrong with an e-mail address, or undefined. */
export const emailProblem = (text: string): string | undefined => {
  if (isBlank(text)) return 'Enter your e-mail.'
  return isEmail(text) ? undefined : 'Enter an e-mail address such as name@example.com.'
}

/** Said at the repetition. */
export const PASSWORDS_DIFFER = 'The two passwords are not the same.'
/** What is wrong with a new password and its repetition; what a good one is, the server knows. */
export const newPasswordProblems = (password: string, repeated: string): { first?: string; second?: string } => {
  if (password === '') return { first: 'Enter a password.' }
  if (repeated === '') return { second: 'Enter the password again.' }
  return password === repeated ? {} : { second: PASSWORDS_DIFFER }
}

/** What is wrong before anything is sent. */
export const registerProblems = (values: Values<RegisterField>): Problems<RegisterField> => {
  const email = emailProblem(values.email)
  const { first, second } = newPasswordProblems(values.password, values.passwordConfirm)
  return {
    ...(isBlank(values.username) && { username: 'Enter a username.' }),
    ...(email !== undefined && { email }),
    ...(first !== undefined && { password: first }),
    ...(second !== undefined && { passwordConfirm: second }),
  }
}

/** PATCH /auth/me/. */
export const DETAILS_FIELDS = {
  username: { label: 'Username', wire: ['username'] },
  firstName: { label: 'First name', wire: ['first_name', 'firstName'] },
  lastName: { label: 'Last name', wire: ['last_name', 'lastName'] },
} as const satisfies Record<string, FieldSpec>
/** A field of the profile's details. */
export type DetailsField = keyof typeof DETAILS_FIELDS
/** The profile's details as the form holds them. */
export type Details = Values<DetailsField>

/** A user's details as the form holds them: '' for what is not known. */
export const detailsOf = (user: KnownUser | null): Details => ({
  username: user?.username ?? '',
  firstName: user?.first_name ?? '',
  lastName: user?.last_name ?? '',
})

/** What of the details is sent. */
export interface DetailsBody {
  username?: string
  first_name?: string
  last_name?: string
}
/**
 * Only what was changed is sent, and what is not known to stand there: the rest of what stands on the server is not
 * written over with what this tab once read.
 */
export const detailsBody = (before: Partial<Details>, after: Details): DetailsBody => ({
  ...(after.username.trim() !== before.username && { username: after.username.trim() }),
  ...(after.firstName.trim() !== before.firstName && { first_name: after.firstName.trim() }),
  ...(after.lastName.trim() !== before.lastName && { last_name: after.lastName.trim() }),
})

/** The details as they are known, without those that were `sent` and not answered. */
export const withoutLost = (known: Details, sent: DetailsBody): Partial<Details> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => !(DETAILS_FIELDS[name as DetailsField].wire[0] in sent)))

/** The labels of what was sent and stands there otherwise after a save that was accepted: a server may take it from nobody. */
export const detailsNotKept = (body: DetailsBody, now: Details): string[] =>
  namesOf(DETAILS_FIELDS)
    .filter((name) => {
      const sent = body[DETAILS_FIELDS[name].wire[0]]
      return sent !== undefined && sent !== now[name]
    })
    .map((name) => DETAILS_FIELDS[name].label)

type Sent = { readonly [K in keyof User]?: User[K] | undefined }
/** The session's user after a save: the answer where it tells, else what was sent. A level is never lost by it (R6). */
export const userAfter = (before: KnownUser | null, answer: User | null, sent: Sent): KnownUser => {
  const { profile, ...others } = answer ?? {}
  const tells = { ...others, profile: levelOf(profile?.level).known ? profile : null }
  const told = Object.fromEntries(Object.entries(tells).filter(([, value]) => value !== null))
  const known = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  // Who they are does not change; the row of a profile has a number of its own.
  return { ...before, ...known, ...told, ...(before?.id != null && { id: before.id }) }
}

/** The text of a draft of the details: what differs from what the server has told, nothing where nothing does. */
export const keptDetails = (known: Details, typed: Details): string => {
  const changed = namesOf(DETAILS_FIELDS).filter((name) => typed[name] !== known[name])
  return changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed.map((name) => [name, typed[name]])))
}
/** The details with a draft of some of them laid over; a damaged one is none. */
export const readDetails = (text: string, known: Details): Details | null => {
  try {
    const kept = JSON.parse(text) as Partial<Record<DetailsField, unknown>>
    const read = namesOf(DETAILS_FIELDS).filter((name) => typeof kept[name] === 'string')
    return read.length === 0 ? null : { ...known, ...Object.fromEntries(read.map((name) => [name, kept[name]])) }
  } catch {
    return null
  }
}

/** The token in what was pasted: the token itself, or the whole link of the letter. */
export const tokenIn = (pasted: string): string => {
  const text = pasted.trim()
  const query = /[?&#]token=([^&#\s]*)/.exec(text)?.[1]
  if (query === undefined) return text
  try {
    return decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return query
  }
}

/** Why a picture was not uploaded (section 8, image upload); what the server said stands behind 'Upload failed'. */
export const uploadText = (error: unknown): string => {
  if (!isApiError(error)) return 'Failed to upload image'
  if (error.kind === 'http' && error.status === 401) return 'Authentication expired. Please login again.'
  if (error.kind === 'http' && error.text !== null) return `Upload failed: ${error.text}`
  return refusedFileText(error, 'Failed to upload image')
}
