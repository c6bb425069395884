import type { Edit } from '@bunko/api-client'
import { expect, it } from 'vitest'
import { withKnown } from './with-known.ts'

it('keeps what a later answer leaves out, and takes what it tells', () => {
  const before = {
    id: 1,
    status: 'pending',
    edit_summary: 'Summary',
    changes: [1],
    reviewed_by: null,
  } as unknown as Edit
  const latest = {
    id: 1,
    status: 'approved',
    edit_summary: null,
    changes: undefined,
    reviewed_by: 2,
  } as unknown as Edit
  expect(withKnown(before, latest)).toEqual({
    id: 1,
    status: 'approved',
    edit_summary: 'Summary',
    changes: [1],
    reviewed_by: 2,
  })
})
