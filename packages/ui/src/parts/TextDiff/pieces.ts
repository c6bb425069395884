export type Piece = { text: string } | { code: string }
const INVISIBLE = /[\u200B\u202A-\u202E\u2066-\u2069\u00A0\u0000-\u0008]/gu
export const hasInvisible = (text: string): boolean => new RegExp(INVISIBLE, 'u').test(text)
export const piecesOf = (text: string): Piece[] => {
  const out: Piece[] = []
  let last = 0
  for (const m of text.matchAll(INVISIBLE)) {
    if (m.index > last) out.push({ text: text.slice(last, m.index) })
    out.push({ code: `U+${m[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` })
    last = m.index + m[0].length
  }
  if (last < text.length) out.push({ text: text.slice(last) })
  return out
}
