import { expect, test } from 'vitest'
import { judgeRefresh, tokensIn } from './refresh-answer.ts'
import { BOTH_TOKENS, PLACES } from './testing/token-answers.ts'

test.each(BOTH_TOKENS.map((body) => [body]))('R4: %j holds both tokens', (body) => {
  expect(tokensIn(body)).toEqual({ accessToken: 'a', refreshToken: 'r' })
})

test.each(PLACES.map((place) => [place({ access: 'a' })]))('R4: %j keeps the refresh token that was sent', (body) => {
  const tokens = { accessToken: 'a', refreshToken: 'sent' }
  expect(judgeRefresh({ status: 200, body }, 'sent')).toEqual({ kind: 'renewed', tokens })
})

test.each([[null], [''], [7], [[]]])('a new refresh token of %j counts as none', (refresh) => {
  const verdict = judgeRefresh({ status: 201, body: { access: 'a', refresh } }, 'sent')
  expect(verdict).toMatchObject({ kind: 'renewed', tokens: { refreshToken: 'sent' } })
})

test.each([
  [400, 'ended'],
  [401, 'ended'],
  [403, 'ended'],
  [200, 'renewed'],
  [299, 'renewed'],
  [199, 'unsure'],
  [300, 'unsure'],
  [404, 'unsure'],
  [409, 'unsure'],
  [429, 'unsure'],
  [500, 'unsure'],
])('R4: status %i with tokens in the body: %s', (status, kind) => {
  expect(judgeRefresh({ status, body: { access: 'a' } }, 'r').kind).toBe(kind)
})

test.each([
  undefined,
  null,
  [],
  '',
  'text',
  7,
  true,
  {},
  { data: [] },
  { tokens: null },
  { access: 7 },
  { access: 'å' },
])('no tokens in %j', (body) => {
  expect(tokensIn(body)).toBeNull()
})
