import {
  errorText,
  isApiError,
  MAGAZINE_LOGO_PIXELS,
  MAGAZINE_UPLOAD_MESSAGE_MS,
  PUBLISHER_LOGO_MESSAGE_MS,
} from '@bunko/api-client'
import { COVER_KINDS, type ImageKind } from './image-check.ts'
import { refusedFileText } from './refused-file.ts'

/** What differs between the logo of a magazine and that of a publisher (sections 5 and 9). */
export interface LogoRules {
  kinds: readonly ImageKind[]
  hint: string
  /** How long a message of success stands. */
  messageMs: number
  /** Before sending, where there is no record yet. */
  noId: string
}

/** Section 5, Magazine. */
export const MAGAZINE_LOGO: LogoRules = {
  kinds: [...COVER_KINDS, 'avif'],
  hint: `JPEG, JPG, PNG, WebP or AVIF, at most 5MB. Recommended: ${MAGAZINE_LOGO_PIXELS}x${MAGAZINE_LOGO_PIXELS}.`,
  messageMs: MAGAZINE_UPLOAD_MESSAGE_MS,
  noId: 'Cannot upload image: Magazine ID not found.',
}
/** Section 5, Publisher. */
export const PUBLISHER_LOGO: LogoRules = {
  kinds: COVER_KINDS,
  hint: 'JPG, PNG or WebP, at most 5MB.',
  messageMs: PUBLISHER_LOGO_MESSAGE_MS,
  noId: 'Cannot upload image: Publisher ID not found.',
}

const NOT_UPLOADED = 'Failed to upload image'
const EXPIRED = 'Authentication expired. Please login again.'
const isSignedOut = (error: unknown) =>
  isApiError(error) && (error.kind === 'session' || (error.kind === 'http' && error.status === 401))
const failedText = (error: unknown, prefix: string, fallback: string) => {
  const text = errorText(error, fallback)
  // Refused: without an answer the text is the network's own.
  const isRefused = isApiError(error) && error.kind === 'http' && text !== fallback
  return isRefused ? `${prefix}: ${text}` : text
}

/** Why a logo was not uploaded (section 8). A 401 here is one after the refresh. */
export const uploadProblem = (error: unknown): string => {
  if (isSignedOut(error)) return EXPIRED
  const text = failedText(error, 'Upload failed', NOT_UPLOADED)
  return text === NOT_UPLOADED ? refusedFileText(error, NOT_UPLOADED) : text
}

/** Why a logo was not removed (section 8). */
export const removeProblem = (error: unknown): string =>
  isSignedOut(error) ? 'Authentication required' : failedText(error, 'Delete failed', 'Failed to remove image')

/** Before an upload is sent (section 8). */
export const NOT_SIGNED_IN = 'You must be logged in to upload images. Please login again.'
