const bytes = (head: readonly number[], size: number) => {
  const all = new Uint8Array(size)
  all.set(head)
  return all
}
const HEADS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  avif: [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
} as const

/** A file that is by its first bytes what it says. */
export const imageFile = (kind: keyof typeof HEADS = 'png', size = 64): File =>
  new File([bytes(HEADS[kind], size)], `picture.${kind}`, { type: `image/${kind}` })

/** An AVIF that is a general picture first, and says what it is among its other brands. */
export const generalAvif = (): File =>
  new File([bytes([0, 0, 0, 0x1c], 4), 'ftypmif1', bytes([], 4), 'mif1miafavif'], 'picture.avif', {
    type: 'image/avif',
  })

/** A page that calls itself a picture. */
export const lyingFile = (): File => new File(['<html><script>alert(1)</script>'], 'picture.png', { type: 'image/png' })
