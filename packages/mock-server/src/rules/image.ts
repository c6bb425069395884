import { IMAGE_MAX_BYTES } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import { hashOfBytes, publicId } from '../db/random.ts'
import { Refusal } from '../wire/refusal.ts'

export type Kind = 'jpeg' | 'png' | 'webp' | 'avif'
export const COVER_KINDS = ['jpeg', 'png', 'webp'] as const satisfies readonly Kind[]
export const LOGO_KINDS = [...COVER_KINDS, 'avif'] as const satisfies readonly Kind[]

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Whether one of the brands of an ISO media file is AVIF's: the main one, or one of those behind the version. */
const isAvif = (bytes: Uint8Array): boolean => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands = [ascii(bytes, 8, 12), ...(ascii(bytes, 16, Math.min(size, 64)).match(/.{4}/gs) ?? [])]
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}

/** What a picture is by its first bytes, whatever its name says (R15). */
const kindOf = (bytes: Uint8Array): Kind | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && ascii(bytes, 1, 4) === 'PNG') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (isAvif(bytes)) return 'avif'
  return null
}

const refused = (text: string) => new Refusal(400, { success: false, error: text })

/** An uploaded file that is a picture by its first bytes. */
interface Picture {
  readonly kind: Kind
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Looks at an uploaded file. @throws Refusal 400 with section 5's text */
export const readImage = async (file: File, allowed: readonly Kind[]): Promise<Picture> => {
  if (file.size > IMAGE_MAX_BYTES) throw refused('File too large. Maximum size: 5MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(bytes)
  if (!kind || !allowed.includes(kind))
    throw refused(`Invalid file format. Accepted: ${allowed.map((one) => one.toUpperCase()).join(', ')}`)
  return { kind, bytes }
}

/** Keeps a picture. @returns its address, which no other picture ever had, not even before a reset: browsers keep it */
export const storeImage = (db: Db, { kind, bytes }: Picture, folder: string): string => {
  const id = db.files.nextId()
  const name = publicId('img', folder, id, hashOfBytes(bytes))
  const path = `/media/${folder}/${name}.${kind === 'jpeg' ? 'jpg' : kind}`
  db.files.put({ id, path, type: `image/${kind}`, bytes })
  return path
}

/** Forgets an uploaded picture; generated ones stay. */
export const dropImage = (db: Db, path: string | null): void => {
  if (path !== null) db.files.removeBy('path', path)
}
