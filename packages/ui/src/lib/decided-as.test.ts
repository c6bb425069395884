import type { Edit } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { decidedAs, earlierIn, type Deciding } from './decided-as.ts'

const BEFORE = {
  id: 1,
  status: 'pending',
  edit_summary: 'The year',
  changes: [{ field_name: 'year' }],
  reviewed_by: null,
  reviewer_username: null,
  reviewed_at: null,
  approval_reason: null,
  rejection_reason: null,
} as unknown as Edit
const SENT: Deciding = { action: 'approve', reason: 'Reads well', by: 'm.tanabe', at: '2026-11-20T12:00:00Z' }
const KNOWN = {
  ...BEFORE,
  status: 'approved',
  reviewer_username: 'm.tanabe',
  reviewed_at: '2026-11-20T12:00:00Z',
  approval_reason: 'Reads well',
}
const NOTHING = Object.fromEntries(Object.keys(BEFORE).map((name) => [name, null]))
const answer = (told: Partial<Edit>) => ({ ...NOTHING, id: 1, ...told }) as Edit

test('without an answer it is as it was sent', () => {
  expect(decidedAs(BEFORE, SENT, null)).toEqual(KNOWN)
  expect(decidedAs(BEFORE, { ...SENT, action: 'reject' }, null)).toMatchObject({
    status: 'rejected',
    approval_reason: null,
    rejection_reason: 'Reads well',
  })
})
test.each([{ status: 'approved' }, { status: 'pending' }, { status: null }, { id: '1' }] as Partial<Edit>[])(
  'what an answer leaves out is known: %j',
  (told) => expect(decidedAs(BEFORE, SENT, answer(told))).toEqual({ ...KNOWN, id: told.id ?? 1 }),
)
test('what an answer tells counts more', () => {
  const told = { status: 'approved', reviewer_username: 'M. Tanabe', approval_reason: 'reads well.' } as const
  expect(decidedAs(BEFORE, SENT, answer(told))).toEqual({ ...KNOWN, ...told })
})
test.each(['ongoing', 'rejected', ' ', null])(
  'an answer about something else is none about the proposal, whatever its status: %j',
  (status) => expect(decidedAs(BEFORE, SENT, answer({ id: 7, status, edit_summary: 'Cozinha' }))).toEqual(KNOWN),
)
test.each(['ongoing', 'completed', 'hiatus', 'cancelled'])(
  'nor is the title that was changed, where both have one number: %s',
  (status) => expect(decidedAs(BEFORE, SENT, answer({ status, edit_summary: 'Cozinha' }))).toEqual(KNOWN),
)
test.each(['', ' '])('a status %j is none, and what else is told counts', (status) =>
  expect(decidedAs(BEFORE, SENT, answer({ status, approval_reason: 'reads well.' }))).toEqual({
    ...KNOWN,
    approval_reason: 'reads well.',
  }),
)
test.each(['rejected', ' rejected '])('what was decided otherwise was not decided by this: %j', (status) =>
  expect(decidedAs(BEFORE, SENT, answer({ status, rejection_reason: 'No' }))).toEqual({
    ...BEFORE,
    status: 'rejected',
    rejection_reason: 'No',
  }),
)

const isKenji = ({ reviewer_username }: Edit) => reviewer_username === 'kenji_m'
test.each([
  { status: 'rejected' },
  { status: ' rejected ' },
  { status: 'rejected', reviewer_username: 'm.tanabe', reviewed_by: 2 },
  { status: 'approved', reviewer_username: 'kenji_m', reviewed_by: 5 },
] as Partial<Edit>[])('an answer tells of a decision that was made before: %j', (told) => {
  const earlier = answer(told)
  expect(earlierIn('1', 'approve', earlier, isKenji)).toBe(earlier)
})
test.each([
  null,
  answer({ status: 'approved' }),
  answer({ status: 'approved', reviewer_username: 'm.tanabe', reviewed_by: 2 }),
  // Perhaps it is how the server writes one's own name.
  answer({ status: 'approved', reviewer_username: 'kenji_m' }),
  answer({ status: 'pending', reviewer_username: 'kenji_m', reviewed_by: 5 }),
  answer({ status: ' ' }),
  answer({ status: 'cancelled' }),
  answer({ id: 7, status: 'rejected' }),
])('and not: %j', (told) => expect(earlierIn('1', 'approve', told, isKenji)).toBeNull())
