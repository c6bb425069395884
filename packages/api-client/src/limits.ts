/** Section 9, once. Times in milliseconds, sizes in bytes. */
export const REQUEST_TIMEOUT_MS = 5_000
export const UPLOAD_TIMEOUT_MS = 30_000
export const IMAGE_MAX_BYTES = 5_242_880
export const MAGAZINE_LOGO_PIXELS = 400
export const TOAST_MS = 7_000
export const REVIEW_TOAST_MS = 8_000
export const MAGAZINE_UPLOAD_MESSAGE_MS = 3_000
export const PUBLISHER_LOGO_MESSAGE_MS = 5_000
export const AFTER_UPLOADS_REDIRECT_MS = 2_000
export const AFTER_REVIEW_REDIRECT_MS = 2_000
export const PROFILE_WAIT_MS = 100
export const PICKER_DEBOUNCE_MS = 300
export const AUTHORS_DEBOUNCE_MS = 500
export const SEARCH_MIN_LENGTH = 2
export const PICKER_RESULTS = 10
export const AUTOCOMPLETE_LIMIT = 5
export const RELATION_CACHE_MS = 30_000
export const AUTHORS_CACHE_MS = 30_000
export const AUTHORS_LIMIT = 50
export const MAGAZINE_MANGA_SEARCH_LIMIT = 20
export const PUBLISHER_MAGAZINE_SEARCH_LIMIT = 10
export const POPULAR_LIMIT = 20
export const POPULAR_ADMIN_LIMIT = 50
export const FEATURED_LIMIT = 10
export const TRENDING_LIMIT = 20
export const RECENT_LIMIT = 20
export const SEASONAL_TOP_LIMIT = 10
export const PENDING_PREVIEW = 4
export const TITLE_YEAR_MIN = 1900
export const FOUNDED_YEAR_MIN = 1800
export const DEFAULT_VOLUMES = 1
export const DEFAULT_CHAPTERS = 0

/** Section 5: the highest year of a title, the calendar year after `now`. */
export const titleYearMax = (now: Date): number => now.getFullYear() + 1
/** Section 5: the highest founded year, the calendar year of `now`. */
export const foundedYearMax = (now: Date): number => now.getFullYear()
