import { HttpError, NetworkError, SessionError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('a message says what the server said, or that the session had ended', () => {
  const texts = [
    new SessionError('refused'),
    new HttpError({ call: 'PUT', status: 400, text: 'Locked.' }),
    new NetworkError('PUT'),
    new Error('x'),
    null,
  ].map((error) => failureText(error, 'Not saved'))
  expect(texts).toEqual([
    'Not saved: your session had ended',
    'Locked.',
    'Network error - please check your connection',
    'Not saved',
    'Not saved',
  ])
})
