import type { CoverUrls } from '@bunko/api-client'

const SIZES = { thumbnail: 120, medium: 256, large: 512, original: 1024 } as const
export type CoverSize = keyof typeof SIZES
/** Width in pixels of a size; undefined for an unknown one. */
export const widthOf = (size: string): number | undefined =>
  Object.hasOwn(SIZES, size) ? SIZES[size as CoverSize] : undefined

/** Addresses of a title's generated cover, one per size. */
export const coverUrls = (publicId: string, volume: number): CoverUrls => {
  const base = `/media/covers/${publicId}/${volume}/`
  const at = (size: CoverSize) => `${base}${size}.svg`
  return { thumbnail: at('thumbnail'), medium: at('medium'), large: at('large'), original: at('original') }
}
