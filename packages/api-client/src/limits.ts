// Section 9, once. Times in milliseconds, sizes in bytes.

/** Milliseconds a call may take, its whole body included (R9), unless it uploads a picture. */
export const REQUEST_TIMEOUT_MS = 5_000
/** Milliseconds an upload of a picture may take: a cover, and by R9 a logo, an avatar or a banner. */
export const UPLOAD_TIMEOUT_MS = 30_000
/** Bytes of the largest picture that is taken: 5 MB, as section 5 counts them. */
export const IMAGE_MAX_BYTES = 5_242_880
/** Pixels, width and height, that a magazine's logo is recommended to have. A hint: nothing is refused for it. */
export const MAGAZINE_LOGO_PIXELS = 400
/** Milliseconds a toast stands, where no other time is named for it. */
export const TOAST_MS = 7_000
/** Milliseconds the toast of an approved or rejected edit stands. */
export const REVIEW_TOAST_MS = 8_000
/** Milliseconds the message of success stands at a magazine's logo; one of failure stays (R28). */
export const MAGAZINE_UPLOAD_MESSAGE_MS = 3_000
/** Milliseconds the message of success stands at a publisher's logo; one of failure stays (R28). */
export const PUBLISHER_LOGO_MESSAGE_MS = 5_000
/**
 * Milliseconds from the last upload of a new title's covers to the way back to /admin; with no covers none (section 4).
 */
export const AFTER_UPLOADS_REDIRECT_MS = 2_000
/** Milliseconds from a decision on an edit to the way back to the list (section 4). */
export const AFTER_REVIEW_REDIRECT_MS = 2_000
/** Milliseconds from a login to the call for the profile (section 4). */
export const PROFILE_WAIT_MS = 100
/** Milliseconds after the last key until a picker asks, or a search for magazines or publishers does. */
export const PICKER_DEBOUNCE_MS = 300
/** Milliseconds after the last key until the authors screen asks. */
export const AUTHORS_DEBOUNCE_MS = 500
/** Characters from which a picker asks, and the search box suggests. */
export const SEARCH_MIN_LENGTH = 2
/** Results that a picker offers, where its own call has no other limit. */
export const PICKER_RESULTS = 10
/** Suggestions that the autocomplete call asks for, where its caller names no other number. */
export const AUTOCOMPLETE_LIMIT = 5
/** Milliseconds what a picker found is kept for the same text. */
export const RELATION_CACHE_MS = 30_000
/** Milliseconds the authors list counts as fresh. */
export const AUTHORS_CACHE_MS = 30_000
/** People that one call for the authors list asks for. */
export const AUTHORS_LIMIT = 50
/** Titles that the search of a magazine's form asks for. */
export const MAGAZINE_MANGA_SEARCH_LIMIT = 20
/** Magazines that the search of a publisher's form asks for. */
export const PUBLISHER_MAGAZINE_SEARCH_LIMIT = 10
/** Titles that are asked for by follows or by rating for visitors (R24a). */
export const POPULAR_LIMIT = 20
/** The most followed titles that the delete screen offers before anything is typed (R15a). */
export const POPULAR_ADMIN_LIMIT = 50
/** Titles of the hero slider that are featured: its first ones (R24a). */
export const FEATURED_LIMIT = 10
/** Trending titles that are asked for. */
export const TRENDING_LIMIT = 20
/** Recent titles that are asked for. */
export const RECENT_LIMIT = 20
/** Titles that are asked for from the top of the current season. */
export const SEASONAL_TOP_LIMIT = 10
/** Pending edits that the dashboard's card shows. */
export const PENDING_PREVIEW = 4
/** The lowest year of a title; the highest is `titleYearMax`. */
export const TITLE_YEAR_MIN = 1900
/** The lowest founded year of a magazine or publisher; the highest is `foundedYearMax`. */
export const FOUNDED_YEAR_MIN = 1800
/** Volumes of a title that tells none: 1, which is also the fewest (section 5). */
export const DEFAULT_VOLUMES = 1
/** Chapters of a title that tells none: 0, which is also the fewest (section 5). */
export const DEFAULT_CHAPTERS = 0

/** Section 5: the highest year of a title, the calendar year after `now`. */
export const titleYearMax = (now: Date): number => now.getFullYear() + 1
/** Section 5: the highest founded year, the calendar year of `now`. */
export const foundedYearMax = (now: Date): number => now.getFullYear()
