import { HttpError, NetworkError, SessionError } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { MAGAZINE_LOGO, NOT_SIGNED_IN, PUBLISHER_LOGO, removeProblem, uploadProblem } from './logo-rules.ts'

const http = (status: number, text: string | null = null) => new HttpError({ call: 'POST', status, text })

test('only a magazine takes AVIF, and has a recommended size; messages stand 3 s and 5 s', () => {
  expect(MAGAZINE_LOGO).toEqual({
    kinds: ['jpeg', 'png', 'webp', 'avif'],
    hint: 'JPEG, JPG, PNG, WebP or AVIF, at most 5MB. Recommended: 400x400.',
    messageMs: 3000,
    noId: 'Cannot upload image: Magazine ID not found.',
  })
  expect(PUBLISHER_LOGO).toEqual({
    kinds: ['jpeg', 'png', 'webp'],
    hint: 'JPG, PNG or WebP, at most 5MB.',
    messageMs: 5000,
    noId: 'Cannot upload image: Publisher ID not found.',
  })
  expect(NOT_SIGNED_IN).toBe('You must be logged in to upload images. Please login again.')
})

describe('what failed', () => {
  test.each([
    [http(400, 'Too small.'), 'Upload failed: Too small.', 'Delete failed: Too small.'],
    [http(500), 'Failed to upload image', 'Failed to remove image'],
    [http(413), 'The server takes no file of this size.', 'Failed to remove image'],
    [http(413, 'Too large.'), 'Upload failed: Too large.', 'Delete failed: Too large.'],
    [http(401), 'Authentication expired. Please login again.', 'Authentication required'],
    [http(401, 'Token expired.'), 'Authentication expired. Please login again.', 'Authentication required'],
    [new SessionError('refused'), 'Authentication expired. Please login again.', 'Authentication required'],
    [
      new NetworkError('POST'),
      'Network error - please check your connection',
      'Network error - please check your connection',
    ],
    [new Error('x'), 'Failed to upload image', 'Failed to remove image'],
  ])('%s', (error, upload, remove) => {
    expect(uploadProblem(error)).toBe(upload)
    expect(removeProblem(error)).toBe(remove)
  })
})
