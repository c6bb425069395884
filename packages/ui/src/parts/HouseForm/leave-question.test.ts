import { expect, test } from 'vitest'
import { leaveQuestion } from './leave-question.ts'

const KEPT = 'What you typed is kept as a draft and offered when you return.'

test('nothing is asked where nothing is lost', () => {
  expect(leaveQuestion(null, false)).toBeNull()
  // The logo is taken away also when nobody waits for it.
  expect(leaveQuestion('remove', false)).toBeNull()
})
test('what was typed and not saved is kept, and that is said', () => {
  const question = { title: 'Leave without saving?', body: KEPT, draft: true }
  expect(leaveQuestion(null, true)).toEqual(question)
  expect(leaveQuestion('remove', true)).toEqual(question)
})
test('a logo that is looked at, or being sent, would not arrive; a draft is promised only where something was typed', () => {
  const title = 'Leave while the logo is on its way?'
  const body = 'The upload ends when you leave.'
  for (const logo of ['look', 'upload'] as const) {
    expect(leaveQuestion(logo, false)).toEqual({ title, body, draft: false })
    expect(leaveQuestion(logo, true)).toEqual({ title, body: `${body} ${KEPT}`, draft: true })
  }
})
test('a logo that could not be sent is asked about: it would have to be chosen anew', () => {
  const title = 'Leave without the logo?'
  const body = 'It was not uploaded: it would have to be chosen anew.'
  expect(leaveQuestion('failed', false)).toEqual({ title, body, draft: false })
  expect(leaveQuestion('failed', true)).toEqual({ title, body: `${body} ${KEPT}`, draft: true })
})
