import { randomOf } from '../db/random.ts'
import { motif, type Palette } from './motifs.ts'

const PALETTES: readonly Palette[] = [
  { ground: '#1f2a44', one: '#e76f51', two: '#d9b766', ink: '#fff' },
  { ground: '#7b1e2b', one: '#1b1a18', two: '#f2e2c0', ink: '#fff' },
  { ground: '#1f4e4f', one: '#e07a5f', two: '#f4f1e8', ink: '#fff' },
  { ground: '#3d2c5a', one: '#f7a587', two: '#f4717f', ink: '#fff' },
  { ground: '#0b3954', one: '#bfd7ea', two: '#ff6663', ink: '#fff' },
  { ground: '#b5651d', one: '#e6d8ad', two: '#2f3e2e', ink: '#fff' },
  { ground: '#2b2d42', one: '#ef233c', two: '#edf2f4', ink: '#fff' },
  { ground: '#283618', one: '#dda15e', two: '#fefae0', ink: '#fff' },
  { ground: '#5f0f40', one: '#fb8b24', two: '#f1e3d3', ink: '#fff' },
  { ground: '#f1e9da', one: '#c2361c', two: '#1b1916', ink: '#1b1916' },
  { ground: '#dfe7e2', one: '#1c6b45', two: '#e2a03f', ink: '#12301f' },
  { ground: '#e9d8c4', one: '#28498a', two: '#a8152f', ink: '#1b2440' },
]

export interface CoverOf {
  /** What the drawing follows from; the same key, the same cover. */
  readonly key: string
  readonly name: string
  readonly volume: number
  /** Pixels; the shape is two by three. */
  readonly width: number
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '')
/** Without control, bidirectional and zero-width characters: XML refuses some, the others turn the line around. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()

const SERIF =
  "'Noto Serif CJK JP','Noto Serif JP','Hiragino Mincho ProN','Yu Mincho','Nanum Myeongjo','Songti SC',serif"
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

const fit = (chars: readonly string[], size: number, room: number) =>
  Math.min(size, Math.floor(room / Math.max(1, chars.length)))

/** Set vertically at the right edge, as on a spine. */
const vertical = (name: string, style: string): string => {
  const chars = Array.from(name).slice(0, 14)
  const size = fit(chars, 46, 400)
  return `<text x="${278 - size / 2}" y="18" font-size="${size}" writing-mode="vertical-rl" ${style}>${escape(chars.join(''))}</text>`
}

/** A Latin name has no vertical form: a column of its words. */
const horizontal = (name: string, style: string): string => {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 13) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, 16))
  }
  const shown = lines.slice(0, 6)
  const size = Math.min(34, Math.floor(430 / Math.max(6, ...shown.map((line) => line.length))))
  const spans = shown.map((line, n) => `<tspan x="22" y="${24 + size + n * size * 1.16}">${escape(line)}</tspan>`)
  return `<text font-size="${size}" ${style}>${spans.join('')}</text>`
}

/** A generated cover: two or three flat shapes and the name. Deterministic. */
export const coverSvg = ({ key, name, volume, width }: CoverOf): string => {
  const palette = randomOf('palette', key).pick(PALETTES)
  const shapes = motif(palette, randomOf('motif', key))
  const style = `font-family="${SERIF}" font-weight="700" fill="${palette.ink}" stroke="${palette.ground}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`
  const label = printable(name)
  const title = label === '' ? '' : EAST_ASIAN.test(label) ? vertical(label, style) : horizontal(label, style)
  const number = volume > 1 ? `<text x="24" y="426" font-size="34" ${style}>${volume}</text>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 1.5}" viewBox="0 0 300 450"><rect width="300" height="450" fill="${palette.ground}"/>${shapes}${title}${number}</svg>`
}
