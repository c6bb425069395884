import { IMAGE_MAX_BYTES, inTime } from '@bunko/api-client'

/** A kind of picture, as it stands behind `image/` in its type. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif'
/** Section 5, title covers. */
export const COVER_KINDS = ['jpeg', 'png', 'webp'] as const satisfies readonly ImageKind[]

/** Bytes that tell a picture's kind: an AVIF may name it behind a dozen others. */
const HEAD_BYTES = 64

/** What an ISO media file says that it is: its main brand, and behind a version the others that it may be read as. */
const brandsOf = (head: string): string[] => {
  if (!head.startsWith('ftyp', 4)) return []
  let size = 0
  for (const byte of head.slice(0, 4)) size = size * 256 + byte.charCodeAt(0)
  const box = head.slice(0, size)
  return [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gs) ?? [])]
}
const isOf: Record<ImageKind, (head: string) => boolean> = {
  jpeg: (head) => head.startsWith('\xFF\xD8\xFF'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1A\n'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  avif: (head) => brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis'),
}

/** The type that a file has; some systems call a JPEG by its other name, which section 5 lists for the logos. */
const typeOf = ({ type }: File): string => (type === 'image/jpg' ? 'image/jpeg' : type)

/** How long the first bytes of a file are waited for. */
const LOOK_MS = 20_000
const LATE_TEXT = 'The file did not come in time. Choose it again.'
/** The first bytes: none of a file that has gone since it was chosen, or of a folder; null where they do not come. */
const headOf = (file: File): Promise<ArrayBuffer | null> => {
  const head = file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return inTime(head, LOOK_MS).catch(() => null)
}

/** 'Invalid file format. Accepted: JPEG, PNG, WEBP' (section 5). */
const formatText = (kinds: readonly ImageKind[]) =>
  `Invalid file format. Accepted: ${kinds.map((kind) => kind.toUpperCase()).join(', ')}`
const SIZE_TEXT = 'File too large. Maximum size: 5MB'

/**
 * Looks at type, size and first bytes of a picture (R15): a page that calls itself a picture is none.
 * @returns section 5's text for what is wrong, or null
 */
export const checkImage = async (file: File, kinds: readonly ImageKind[]): Promise<string | null> => {
  if (!kinds.some((kind) => typeOf(file) === `image/${kind}`)) return formatText(kinds)
  if (file.size > IMAGE_MAX_BYTES) return SIZE_TEXT
  const head = await headOf(file)
  if (head === null) return LATE_TEXT
  const text = String.fromCharCode(...new Uint8Array(head))
  return kinds.some((kind) => isOf[kind](text)) ? null : formatText(kinds)
}

/** A file that was not taken, and what `checkImage` says of it. */
export interface RefusedFile {
  file: File
  text: string
}
/** Parts files into those that are accepted, in their order, and those that are refused with the reason. */
export const sortImages = async (files: readonly File[], kinds: readonly ImageKind[]) => {
  const texts = await Promise.all(files.map((file) => checkImage(file, kinds)))
  const accepted = files.filter((_, at) => texts[at] === null)
  const refused = files.flatMap((file, at): RefusedFile[] => {
    const text = texts[at]
    return typeof text === 'string' ? [{ file, text }] : []
  })
  return { accepted, refused }
}
