import type { CoverUrls } from '@bunko/api-client'

/** The address of a cover in one size, else in another: a server may not have made them all, and says so by null or ''. */
export const coverSrc = (covers: CoverUrls | null | undefined, size: keyof CoverUrls) =>
  covers && (covers[size] || covers.medium || covers.large || covers.original || covers.thumbnail)
