import { expect, test } from 'vitest'
import * as limits from './limits.ts'

// Section 9 in its own order, times in milliseconds; written from the specification.
const SECTION_9 = {
  REQUEST_TIMEOUT_MS: 5000,
  UPLOAD_TIMEOUT_MS: 30_000,
  IMAGE_MAX_BYTES: 5 * 1024 * 1024,
  MAGAZINE_LOGO_PIXELS: 400,
  TOAST_MS: 7000,
  REVIEW_TOAST_MS: 8000,
  MAGAZINE_UPLOAD_MESSAGE_MS: 3000,
  PUBLISHER_LOGO_MESSAGE_MS: 5000,
  AFTER_UPLOADS_REDIRECT_MS: 2000,
  AFTER_REVIEW_REDIRECT_MS: 2000,
  PROFILE_WAIT_MS: 100,
  PICKER_DEBOUNCE_MS: 300,
  AUTHORS_DEBOUNCE_MS: 500,
  SEARCH_MIN_LENGTH: 2,
  PICKER_RESULTS: 10,
  AUTOCOMPLETE_LIMIT: 5,
  RELATION_CACHE_MS: 30_000,
  AUTHORS_CACHE_MS: 30_000,
  AUTHORS_LIMIT: 50,
  MAGAZINE_MANGA_SEARCH_LIMIT: 20,
  PUBLISHER_MAGAZINE_SEARCH_LIMIT: 10,
  POPULAR_LIMIT: 20,
  POPULAR_ADMIN_LIMIT: 50,
  FEATURED_LIMIT: 10,
  TRENDING_LIMIT: 20,
  RECENT_LIMIT: 20,
  SEASONAL_TOP_LIMIT: 10,
  PENDING_PREVIEW: 4,
  TITLE_YEAR_MIN: 1900,
  FOUNDED_YEAR_MIN: 1800,
  DEFAULT_VOLUMES: 1,
  DEFAULT_CHAPTERS: 0,
}

test('the constants of section 9', () => {
  const { titleYearMax: _title, foundedYearMax: _founded, ...constants } = limits
  expect(constants).toEqual(SECTION_9)
  expect(limits.IMAGE_MAX_BYTES).toBe(5_242_880)
})

test.each([
  ['the middle of a year', new Date(2026, 5, 15), 2027, 2026],
  ["a second before New Year's Eve ends", new Date(2026, 11, 31, 23, 59, 59), 2027, 2026],
  ['a second after', new Date(2027, 0, 1, 0, 0, 1), 2028, 2027],
])('the highest years in %s', (_, now, title, founded) => {
  expect(limits.titleYearMax(now)).toBe(title)
  expect(limits.foundedYearMax(now)).toBe(founded)
})
