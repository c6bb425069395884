import { expect, onTestFinished, test, vi } from 'vitest'
import { checkImage, COVER_KINDS, sortImages } from './image-check.ts'
import { MAGAZINE_LOGO, PUBLISHER_LOGO } from './logo-rules.ts'

const FORMAT = 'Invalid file format. Accepted: JPEG, PNG, WEBP'
const SIZE = 'File too large. Maximum size: 5MB'
const PNG = '\x89PNG\r\n\x1A\n'
const HEADS = {
  jpeg: '\xFF\xD8\xFF\xE0\0\x10JFIF\0',
  png: `${PNG}\0\0\0\rIHDR`,
  webp: 'RIFF\x24\n\0\0WEBPVP8 ',
  avif: '\0\0\0\x1Cftypavif',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  html: '<!doctype html><script>alert(1)</script>',
}
const bytes = (text: string, size = text.length) => {
  const all = new Uint8Array(size)
  for (let at = 0; at < text.length; at++) all[at] = text.charCodeAt(at)
  return all
}
const file = (head: string, type: string, size?: number) => new File([bytes(head, size)], 'cover.png', { type })

test.each<[string, File, string | null]>([
  ['a JPEG', file(HEADS.jpeg, 'image/jpeg'), null],
  ['a PNG', file(HEADS.png, 'image/png'), null],
  ['a WebP', file(HEADS.webp, 'image/webp'), null],
  ['an animated WebP', file('RIFF\x24\n\0\0WEBPVP8X\n\0\0\0\x02', 'image/webp'), null],
  ['an animated PNG', file(`${HEADS.png}\0\0\0\bacTL`, 'image/png'), null],
  ['an animated GIF renamed', file('GIF89a\x01\0\x01\0NETSCAPE2.0', 'image/png'), FORMAT],
  ['a PNG that is called a JPEG', file(HEADS.png, 'image/jpeg'), null],
  ['a JPEG that is called a JPG', file(HEADS.jpeg, 'image/jpg'), null],
  ['an HTML page that is called a JPG', file(HEADS.html, 'image/jpg'), FORMAT],
  ['5,242,880 bytes', file(HEADS.png, 'image/png', 5_242_880), null],
  ['5,242,881 bytes', file(HEADS.png, 'image/png', 5_242_881), SIZE],
  ['5,242,881 bytes of a wrong type', file(HEADS.avif, 'image/avif', 5_242_881), FORMAT],
  ['an AVIF', file(HEADS.avif, 'image/avif'), FORMAT],
  ['an AVIF renamed', file(HEADS.avif, 'image/png'), FORMAT],
  ['an SVG', file(HEADS.svg, 'image/svg+xml'), FORMAT],
  ['an SVG renamed', file(HEADS.svg, 'image/png'), FORMAT],
  ['an HTML page renamed', file(HEADS.html, 'image/jpeg'), FORMAT],
  ['a GIF', file('GIF89a', 'image/gif'), FORMAT],
  ['no type', file(HEADS.png, ''), FORMAT],
  ['nothing in it', file('', 'image/png'), FORMAT],
  ['cut inside its signature', file(PNG.slice(0, 4), 'image/png'), FORMAT],
  ['the signature one byte late', file(`\0${HEADS.png}`, 'image/png'), FORMAT],
  ['WEBP that is no RIFF', file('FFIR\x24\n\0\0WEBPVP8 ', 'image/webp'), FORMAT],
  ['RIFF that is sound', file('RIFF\x24\n\0\0WAVEfmt ', 'image/webp'), FORMAT],
])('%s', async (_, picture, text) => {
  expect(await checkImage(picture, COVER_KINDS)).toBe(text)
})

test('a file that can no longer be read', async () => {
  const gone = file(HEADS.png, 'image/png')
  gone.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) as Partial<Blob> as Blob
  expect(await checkImage(gone, COVER_KINDS)).toBe(FORMAT)
})

test('other kinds say so', async () => {
  expect(await checkImage(file(HEADS.avif, 'image/avif'), ['jpeg', 'avif'])).toBeNull()
  expect(await checkImage(file('\0\0\0\x1Cftypavis', 'image/avif'), ['avif'])).toBeNull()
  expect(await checkImage(file('\0\0\0\x1Cftypmp42', 'image/avif'), ['avif'])).toBe(
    'Invalid file format. Accepted: AVIF',
  )
  expect(await checkImage(file(HEADS.svg, 'image/avif'), ['jpeg', 'avif'])).toBe(
    'Invalid file format. Accepted: JPEG, AVIF',
  )
})

const NO_AVIF = 'Invalid file format. Accepted: AVIF'
test.each<[string, string, string | null]>([
  ['a general picture that is an AVIF too', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf', null],
  ['a sequence, named last', '\0\0\0\x24ftypmsf1\0\0\0\0msf1miafMA1Bavis', null],
  ['behind nine others, in a box of 288 bytes', `\0\0\x01\x20ftypmsf1\0\0\0\0${'miaf'.repeat(9)}avis`, null],
  ['a HEIC', '\0\0\0\x1Cftypmif1\0\0\0\0mif1heic', NO_AVIF],
  ['the version, which is no brand', '\0\0\0\x18ftypmif1avifmif1heic', NO_AVIF],
  ['behind the end of its brands', '\0\0\0\x14ftypmif1\0\0\0\0mif1avif', NO_AVIF],
  ['across two brands', '\0\0\0\x1Cftypmif1\0\0\0\0miavifif', NO_AVIF],
  ['no brands at all', '\0\0\0\x1Cmoovmif1\0\0\0\0avifavis', NO_AVIF],
])('AVIF: %s', async (_, head, text) => {
  expect(await checkImage(file(head.padEnd(200, '\0'), 'image/avif'), ['avif'])).toBe(text)
})

test('a logo may be called a JPG, of a magazine and of a publisher (section 5)', async () => {
  const jpg = file(HEADS.jpeg, 'image/jpg')
  for (const { kinds } of [MAGAZINE_LOGO, PUBLISHER_LOGO]) expect(await checkImage(jpg, kinds)).toBeNull()
  expect(await checkImage(jpg, ['avif'])).toBe(NO_AVIF)
})

test('a file of a far place that does not come is given up, and not called another format', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const far = file(HEADS.png, 'image/png')
  far.slice = () => Object.assign(new Blob([]), { arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) })
  const looked = checkImage(far, COVER_KINDS)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await looked).toBe('The file did not come in time. Choose it again.')
  expect(await checkImage(file(HEADS.png, 'image/png'), COVER_KINDS)).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('files are parted in their order', async () => {
  const [a, b, c, d] = [
    file(HEADS.png, 'image/png'),
    file(HEADS.html, 'image/png'),
    file(HEADS.webp, 'image/webp'),
    file(HEADS.png, 'image/png', 5_242_881),
  ] as [File, File, File, File]
  expect(await sortImages([a, b, c, d], COVER_KINDS)).toEqual({
    accepted: [a, c],
    refused: [
      { file: b, text: FORMAT },
      { file: d, text: SIZE },
    ],
  })
})
