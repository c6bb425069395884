import {
  HttpError,
  NetworkError,
  SessionError,
  ShapeError,
  TEXT_LIMIT,
  TimeoutError,
  type User,
} from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import {
  DETAILS_FIELDS,
  detailsBody,
  detailsNotKept,
  detailsOf,
  emailProblem,
  newPasswordProblems,
  keptDetails,
  readDetails,
  refusalOf,
  registerProblems,
  registerRefusal,
  tokenIn,
  uploadText,
  userAfter,
  withoutLost,
} from './account-form.ts'

const refused = (init: { status?: number; text?: string | null; fields?: Record<string, string>; body?: unknown }) =>
  new HttpError({ call: 'POST /auth/register/', status: 400, ...init })

describe('a refused registration (section 8)', () => {
  const fields = { password_confirm: 'C', password: 'B', email: 'E', username: 'U' }
  const body = { message: 'M', detail: 'D', non_field_errors: ['N', 'more'] }
  test.each([
    ['U', fields, body],
    ['E', { email: 'E', password: 'B', password_confirm: 'C' }, body],
    ['B', { password_confirm: 'C', password: 'B' }, body],
    ['C', { password_confirm: 'C' }, body],
    ['N', {}, body],
    ['D', {}, { message: 'M', detail: 'D', non_field_errors: [] }],
    ['M', {}, { message: 'M', detail: ' ' }],
    ['N', {}, { non_field_errors: [4, ' ', ' N '] }],
    ['D', {}, { non_field_errors: ' ', detail: ' D ' }],
    ['M', {}, { non_field_errors: 4, detail: { message: 'x' }, message: 'M' }],
    ['m'.repeat(TEXT_LIMIT), {}, { message: ` ${'m'.repeat(TEXT_LIMIT + 1)}` }],
    ['Registration failed', { first_name: 'F' }, {}],
    ['Registration failed', {}, 'a page'],
    ['Registration failed', {}, null],
  ])('%s stands first', (title, given, answer) => {
    expect(registerRefusal(refused({ fields: given, body: answer })).title).toBe(title)
  })
  test('each field keeps its own', () => {
    const { problems } = registerRefusal(
      refused({ fields: { ...fields, first_name: 'F', turnstile_token: 'T' }, body }),
    )
    expect(problems).toEqual({ username: 'U', email: 'E', password: 'B', passwordConfirm: 'C', firstName: 'F' })
    expect(Object.keys(problems)).toEqual(['username', 'email', 'password', 'passwordConfirm', 'firstName'])
  })
  test('a text that is none of the seven stands below', () => {
    const refusal = registerRefusal(refused({ text: 'Closed for today', body: { error: 'Closed for today' } }))
    expect(refusal).toMatchObject({ title: 'Registration failed', text: 'Closed for today', isUnsure: false })
    const said = registerRefusal(refused({ text: 'Taken', fields: { email: 'Taken' }, body: {} }))
    expect(said).toMatchObject({ title: 'Taken', text: '' })
    expect(registerRefusal(refused({ text: 'Other', fields: { email: 'Taken' }, body: {} })).text).toBe('')
  })
  test('no answer is said as such', () => {
    const title = 'Network error - please check your connection'
    expect(registerRefusal(new NetworkError('POST /x/'))).toEqual({ title, text: '', problems: {}, isUnsure: true })
    expect(registerRefusal(new TimeoutError('POST /x/', 5_000))).toMatchObject({ title, isUnsure: true })
    for (const error of [
      new Error('chunk'),
      new ShapeError('POST /x/', '(body)', 'no JSON'),
      new SessionError('refused'),
    ])
      expect(registerRefusal(error)).toMatchObject({ title: 'Registration failed', text: '' })
  })
})

describe('any other refusal', () => {
  const failed = 'Failed to update profile'
  const unsure = (error: unknown) => refusalOf(error, DETAILS_FIELDS, failed).isUnsure
  test('a text of a field is not said twice', () => {
    const error = refused({ text: 'Taken', fields: { username: 'Taken' } })
    expect(refusalOf(error, DETAILS_FIELDS, failed)).toEqual({
      title: failed,
      text: '',
      problems: { username: 'Taken' },
      isUnsure: false,
    })
  })
  test('what is said of no field is said above them, once', () => {
    const fields = { username: 'Taken', other: 'Odd', non_field_errors: 'Wait a day' }
    const textOf = (text: string) => refusalOf(refused({ text, fields }), DETAILS_FIELDS, failed).text
    expect(textOf('Taken')).toBe('other: Odd; Wait a day')
    expect(textOf('Wait a day')).toBe('Wait a day; other: Odd')
  })
  test('of a field with two names the server says something once', () => {
    const fields = { address: { label: 'Address', wire: ['email', 'login'] }, name: { label: 'Name', wire: ['name'] } }
    const error = refused({ fields: { email: 'Taken', login: 'In use', other: 'Odd' } })
    expect(refusalOf(error, fields, failed)).toMatchObject({ text: 'other: Odd', problems: { address: 'Taken' } })
  })
  test('any other is said', () => {
    expect(refusalOf(refused({ text: 'No' }), DETAILS_FIELDS, failed)).toMatchObject({ text: 'No', problems: {} })
    expect(refusalOf(refused({}), DETAILS_FIELDS, failed)).toMatchObject({ title: failed, text: '' })
    expect(refusalOf(new NetworkError('POST /x/'), DETAILS_FIELDS, failed)).toMatchObject({ isUnsure: true })
  })
  test('it may have been done where the server failed on the way, or its answer cannot be read', () => {
    expect([500, 504].map((status) => unsure(refused({ status })))).toEqual([true, true])
    expect(unsure(new ShapeError('POST /x/', '(body)', 'no JSON'))).toBe(true)
    expect([refused({ status: 499 }), new SessionError('No auth data found'), new Error('x')].map(unsure)).toEqual(
      Array(3).fill(false),
    )
  })
})

describe('before anything is sent', () => {
  const whole = {
    username: 'mei',
    email: 'mei@example.com',
    password: ' p ',
    passwordConfirm: ' p ',
    firstName: '',
    lastName: '',
  }
  test('names are not asked for', () => {
    expect(registerProblems(whole)).toEqual({})
  })
  test('everything that is missing is said, in the order of the form', () => {
    const problems = registerProblems({ ...whole, username: ' ', email: '', password: '', passwordConfirm: '' })
    expect(problems).toEqual({
      username: 'Enter a username.',
      email: 'Enter your e-mail.',
      password: 'Enter a password.',
    })
    expect(Object.keys(registerProblems(whole))).toEqual([])
  })
  test('the repetition is asked for behind the password', () => {
    expect(registerProblems({ ...whole, passwordConfirm: '' })).toEqual({
      passwordConfirm: 'Enter the password again.',
    })
    expect(registerProblems({ ...whole, passwordConfirm: 'p' })).toEqual({
      passwordConfirm: 'The two passwords are not the same.',
    })
  })
  test('passwords are compared as they are, spaces and all', () => {
    expect(newPasswordProblems(' p ', 'p')).toEqual({ second: 'The two passwords are not the same.' })
    expect(newPasswordProblems('p', '')).toEqual({ second: 'Enter the password again.' })
    expect(newPasswordProblems('p', 'p')).toEqual({})
  })
  const NONE = ['a', 'a@b', '@b.c', 'a b@c.d', 'a@b.', 'a@b@c.d', 'a@b.c d@e', 'a@b.c@']
  const COPIED = ['a@b.c,', '<a@b.c>', 'a@b.c;', 'a@b..c', '.a@b.c', 'a.@b.c', 'a..a@b.c', 'a@b.c)']
  test.each([...NONE, ...COPIED])('%j is no address', (text) => {
    expect(emailProblem(text)).toBe('Enter an e-mail address such as name@example.com.')
  })
  test.each(['a@b.c', " o'brien+x@mail.example ", '田@例え.テスト', '"a, b"@c.d', 'a.b@c.d.e'])(
    '%j may be one',
    (text) => {
      expect(emailProblem(text)).toBeUndefined()
    },
  )
})

const USER: User = {
  id: 5,
  username: 'ana.luz',
  email: 'a@b.c',
  first_name: null,
  last_name: 'Luz',
  date_joined: null,
  avatar: '/a.png',
  banner: null,
  profile: { level: 5 },
}

test('details: read, and only what was changed is sent', () => {
  const before = detailsOf(USER)
  expect(before).toEqual({ username: 'ana.luz', firstName: '', lastName: 'Luz' })
  expect(detailsOf(null)).toEqual({ username: '', firstName: '', lastName: '' })
  expect(detailsBody(before, { username: ' ana.luz ', firstName: ' ', lastName: ' Luz ' })).toEqual({})
  expect(detailsBody(before, { ...before, lastName: ' Luz e Mar ' })).toEqual({ last_name: 'Luz e Mar' })
  expect(detailsBody({}, before)).toEqual({ username: 'ana.luz', first_name: '', last_name: 'Luz' })
  expect(detailsBody(before, { username: 'ana ', firstName: ' Ana', lastName: '' })).toEqual({
    username: 'ana',
    first_name: 'Ana',
    last_name: '',
  })
})

test('the user after a save keeps what the answer does not tell', () => {
  expect(userAfter(USER, { ...USER, id: 77 }, {}).id).toBe(USER.id)
  // Of a sign-in whose profile could not be loaded the e-mail alone is known.
  expect(userAfter({ email: USER.email }, { ...USER, id: 77 }, {}).id).toBe(77)
  expect(userAfter(null, { ...USER, id: 77 }, {}).id).toBe(77)
  expect(userAfter(USER, null, { first_name: 'Ana' })).toEqual({ ...USER, first_name: 'Ana' })
  expect(userAfter(USER, null, { first_name: undefined, last_name: null })).toEqual({ ...USER, last_name: null })
  const answer = { ...USER, first_name: 'ANA', profile: null, avatar: null }
  expect(userAfter(USER, answer, { first_name: 'Ana' })).toEqual({ ...USER, first_name: 'ANA' })
  expect(userAfter(USER, { ...answer, profile: { level: null } }, {}).profile).toEqual({ level: 5 })
  expect(userAfter(USER, { ...answer, profile: { level: 3 } }, {}).profile).toEqual({ level: 3 })
})

const KNOWN = { username: 'ana', firstName: 'Ana', lastName: '' }
test.each(['', '{', 'null', '[]', '{"username":1}', '{"more":"a"}'])('%j is no draft', (text) => {
  expect(readDetails(text, KNOWN)).toBeNull()
})
test('a draft keeps what was typed alone: what changes elsewhere meanwhile stays changed', () => {
  expect(keptDetails(KNOWN, KNOWN)).toBe('')
  const text = keptDetails(KNOWN, { ...KNOWN, firstName: '' })
  expect(text).toBe('{"firstName":""}')
  const renamed = { ...KNOWN, username: 'ana.luz' }
  expect(readDetails(text, renamed)).toEqual({ ...renamed, firstName: '' })
  expect(readDetails('{"lastName":"Luz","firstName":1,"more":"a"}', KNOWN)).toEqual({ ...KNOWN, lastName: 'Luz' })
})

test.each([
  [' verify-1a ', 'verify-1a'],
  ['https://bunko.example/verify-email?token=verify-1a&next=%2F', 'verify-1a'],
  ['https://bunko.example/verify-email?next=%2F&token=a%2Bb#x', 'a+b'],
  ['/verify-email?token=a+b', 'a b'],
  ['/verify-email?token=%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('the token in %j', (pasted, token) => {
  expect(tokenIn(pasted)).toBe(token)
})

const http = (status: number, text: string | null) => new HttpError({ call: 'POST /x/', status, text })
test('why a picture was not uploaded', () => {
  expect(uploadText(http(400, 'Too wide'))).toBe('Upload failed: Too wide')
  expect(uploadText(http(500, null))).toBe('Failed to upload image')
  expect(uploadText(http(413, null))).toBe('The server takes no file of this size.')
  expect(uploadText(new SessionError('refused'))).not.toContain('Upload failed')
  expect(uploadText(http(401, 'Token is expired'))).toBe('Authentication expired. Please login again.')
  expect(uploadText(new NetworkError('POST /x/'))).toBe('Network error - please check your connection')
  expect(uploadText(new Error('x'))).toBe('Failed to upload image')
  expect(uploadText(undefined)).toBe('Failed to upload image')
})

test('what was sent and stands there otherwise', () => {
  const now = { username: 'ana', firstName: 'Ana', lastName: '' }
  expect(detailsNotKept({}, now)).toEqual([])
  expect(detailsNotKept({ username: 'ana', first_name: 'Ana', last_name: '' }, now)).toEqual([])
  expect(detailsNotKept({ username: 'ana.nova', last_name: 'Luz' }, now)).toEqual(['Username', 'Last name'])
  expect(detailsNotKept({ first_name: '' }, now)).toEqual(['First name'])
})

test('what was sent and not answered is not known; the rest is, and is not sent again', () => {
  const known = { username: 'ana', firstName: '', lastName: '' }
  expect(withoutLost(known, {})).toEqual(known)
  expect(withoutLost(known, { first_name: 'Ana' })).toEqual({ username: 'ana', lastName: '' })
  const sent = { username: 'luz' }
  expect(detailsBody(withoutLost(known, sent), { ...known, username: 'luz' })).toEqual({ username: 'luz' })
})
