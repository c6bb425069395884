import type { Random } from '../db/random.ts'
import { agree, an, bare, de, koAnd, um, WHERE, WHO, type Noun } from './words.ts'

/** One invented title in five languages. */
export interface Names {
  readonly en: string
  readonly pt: string
  readonly ja: string
  readonly ko: string
  readonly zh: string
}
/** Each language by itself: most invented names are taken already, and then only one of the five was made. */
interface Pattern extends Readonly<Record<keyof Names, (a: Noun, b: Noun, p: Noun) => string>> {
  /** The nouns that make a difference. */
  readonly of: 'a' | 'p' | 'ab' | 'ap'
}

const PATTERNS: readonly Pattern[] = [
  {
    of: 'ap',
    en: (a, _b, p) => `The ${a.en} of the ${p.en}`,
    pt: (a, _b, p) => `${upper(a.pt)} ${de(p)}`,
    ja: (a, _b, p) => `${p.ja}の${a.ja}`,
    ko: (a, _b, p) => `${p.ko}의 ${a.ko}`,
    zh: (a, _b, p) => `${p.zh}之${a.zh}`,
  },
  {
    of: 'ab',
    en: (a, b) => `The ${a.en} and the ${b.en}`,
    pt: (a, b) => `${upper(a.pt)} e ${b.pt}`,
    ja: (a, b) => `${a.ja}と${b.ja}`,
    ko: (a, b) => `${koAnd(a)} ${b.ko}`,
    zh: (a, b) => `${a.zh}与${b.zh}`,
  },
  {
    of: 'a',
    en: (a) => `I Was Reborn as ${an(a)}`,
    pt: (a) => `Renasci como ${um(a)}`,
    ja: (a) => `転生したら${a.ja}だった`,
    ko: (a) => `환생했더니 ${a.ko}`,
    zh: (a) => `转生成为${a.zh}`,
  },
  {
    of: 'a',
    en: (a) => `My Neighbour Is ${an(a)}`,
    pt: (a) => `${agree(a, 'Meu Vizinho', 'Minha Vizinha')} É ${um(a)}`,
    ja: (a) => `隣の${a.ja}さん`,
    ko: (a) => `옆집 ${a.ko}`,
    zh: (a) => `隔壁的${a.zh}`,
  },
  {
    of: 'p',
    en: (_a, _b, p) => `${p.en} Diaries`,
    pt: (_a, _b, p) => `Diários ${de(p)}`,
    ja: (_a, _b, p) => `${p.ja}日記`,
    ko: (_a, _b, p) => `${p.ko} 일기`,
    zh: (_a, _b, p) => `${p.zh}日记`,
  },
  {
    of: 'a',
    en: (a) => `The Last ${a.en}`,
    pt: (a) => agree(a, `O Último ${bare(a)}`, `A Última ${bare(a)}`),
    ja: (a) => `最後の${a.ja}`,
    ko: (a) => `마지막 ${a.ko}`,
    zh: (a) => `最后的${a.zh}`,
  },
  {
    of: 'a',
    en: (a) => `${a.en} at Midnight`,
    pt: (a) => `${bare(a)} à Meia-Noite`,
    ja: (a) => `真夜中の${a.ja}`,
    ko: (a) => `한밤의 ${a.ko}`,
    zh: (a) => `午夜的${a.zh}`,
  },
  {
    of: 'p',
    en: (_a, _b, p) => `The ${p.en} after Rain`,
    pt: (_a, _b, p) => `${upper(p.pt)} depois da Chuva`,
    ja: (_a, _b, p) => `雨上がりの${p.ja}`,
    ko: (_a, _b, p) => `비 갠 뒤의 ${p.ko}`,
    zh: (_a, _b, p) => `雨后的${p.zh}`,
  },
  {
    of: 'ap',
    en: (a, _b, p) => `${upper(an(a))} in the ${p.en}`,
    pt: (a, _b, p) => `${upper(um(a))} n${p.pt}`,
    ja: (a, _b, p) => `${p.ja}には${a.ja}がいる`,
    ko: (a, _b, p) => `${p.ko}에는 ${a.ko}`,
    zh: (a, _b, p) => `${p.zh}里的${a.zh}`,
  },
  {
    of: 'ab',
    en: (a, b) => `${upper(an(a))} Who Became ${an(b)}`,
    pt: (a, b) => `${upper(um(a))} Que Virou ${bare(b)}`,
    ja: (a, b) => `${b.ja}になった${a.ja}`,
    ko: (a, b) =>
      `${b.ko}가 된 ${a.ko}`.replace(/([가-힣])가 된/u, (all, last: string) => (closed(last) ? `${last}이 된` : all)),
    zh: (a, b) => `成为${b.zh}的${a.zh}`,
  },
]
const closed = (hangul: string) => ((hangul.codePointAt(0) ?? 0) - 0xac00) % 28 !== 0
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const known = new Map<number, string>()
/** The English name without a number, made once: nearly all of these are taken where titles are many. */
const english = (pattern: number, a: number, b: number, p: number): string => {
  const { of, en } = PATTERNS[pattern] as Pattern
  const parts = [of.includes('a') ? a : 0, of.includes('b') ? b : 0, of.includes('p') ? p : 0]
  const key = parts.reduce((sum, part) => sum * 64 + part, pattern)
  const before = known.get(key)
  if (before !== undefined) return before
  const made = en(WHO[a] as Noun, WHO[b] as Noun, WHERE[p] as Noun)
  known.set(key, made)
  return made
}

/** A title whose English name is not in `taken`; past the stock of names a number is added. */
export const inventNames = (random: Random, taken: Set<string>): ((language: keyof Names) => string) => {
  for (let attempt = 0; ; attempt++) {
    const first = random.int(0, WHO.length - 1)
    let second = first
    while (second === first) second = random.int(0, WHO.length - 1)
    const [a, b] = first < second ? [first, second] : [second, first]
    const pattern = random.int(0, PATTERNS.length - 1)
    const p = random.int(0, WHERE.length - 1)
    const number = attempt < 3 ? null : random.int(2, 9999)
    const en = numbered(english(pattern, a, b, p), number, 'en')
    if (taken.has(en)) continue
    taken.add(en)
    return (language) => {
      if (language === 'en') return en
      const make = (PATTERNS[pattern] as Pattern)[language]
      return numbered(make(WHO[a] as Noun, WHO[b] as Noun, WHERE[p] as Noun), number, language)
    }
  }
}
const numbered = (name: string, n: number | null, language: keyof Names): string => {
  if (n === null) return name
  return language === 'ja' || language === 'zh' ? `${name}${n}` : `${name} ${n}`
}
