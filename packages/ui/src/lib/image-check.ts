import { IMAGE_MAX_BYTES } from '@bunko/api-client'

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif'
/** Section 5, title covers. */
export const COVER_KINDS = ['jpeg', 'png', 'webp'] as const satisfies readonly ImageKind[]

/** Bytes that tell a picture's kind. */
const HEAD_BYTES = 12
const isOf: Record<ImageKind, (head: string) => boolean> = {
  jpeg: (head) => head.startsWith('\xFF\xD8\xFF'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1A\n'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  avif: (head) => head.startsWith('ftypavif', 4) || head.startsWith('ftypavis', 4),
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
  if (!kinds.some((kind) => file.type === `image/${kind}`)) return formatText(kinds)
  if (file.size > IMAGE_MAX_BYTES) return SIZE_TEXT
  // A file that has gone since it was chosen, or a folder, cannot be read.
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const text = String.fromCharCode(...new Uint8Array(head))
  return kinds.some((kind) => isOf[kind](text)) ? null : formatText(kinds)
}

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
