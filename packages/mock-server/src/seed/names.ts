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
type Pattern = (a: Noun, b: Noun, p: Noun) => Names

const PATTERNS: readonly Pattern[] = [
  (a, _, p) => ({
    en: `The ${a.en} of the ${p.en}`,
    pt: `${upper(a.pt)} ${de(p)}`,
    ja: `${p.ja}の${a.ja}`,
    ko: `${p.ko}의 ${a.ko}`,
    zh: `${p.zh}之${a.zh}`,
  }),
  (a, b) => ({
    en: `The ${a.en} and the ${b.en}`,
    pt: `${upper(a.pt)} e ${b.pt}`,
    ja: `${a.ja}と${b.ja}`,
    ko: `${koAnd(a)} ${b.ko}`,
    zh: `${a.zh}与${b.zh}`,
  }),
  (a) => ({
    en: `I Was Reborn as ${an(a)}`,
    pt: `Renasci como ${um(a)}`,
    ja: `転生したら${a.ja}だった`,
    ko: `환생했더니 ${a.ko}`,
    zh: `转生成为${a.zh}`,
  }),
  (a) => ({
    en: `My Neighbour Is ${an(a)}`,
    pt: `${agree(a, 'Meu Vizinho', 'Minha Vizinha')} É ${um(a)}`,
    ja: `隣の${a.ja}さん`,
    ko: `옆집 ${a.ko}`,
    zh: `隔壁的${a.zh}`,
  }),
  (_a, _b, p) => ({
    en: `${p.en} Diaries`,
    pt: `Diários ${de(p)}`,
    ja: `${p.ja}日記`,
    ko: `${p.ko} 일기`,
    zh: `${p.zh}日记`,
  }),
  (a) => ({
    en: `The Last ${a.en}`,
    pt: agree(a, `O Último ${bare(a)}`, `A Última ${bare(a)}`),
    ja: `最後の${a.ja}`,
    ko: `마지막 ${a.ko}`,
    zh: `最后的${a.zh}`,
  }),
  (a) => ({
    en: `${a.en} at Midnight`,
    pt: `${bare(a)} à Meia-Noite`,
    ja: `真夜中の${a.ja}`,
    ko: `한밤의 ${a.ko}`,
    zh: `午夜的${a.zh}`,
  }),
  (_a, _b, p) => ({
    en: `The ${p.en} after Rain`,
    pt: `${upper(p.pt)} depois da Chuva`,
    ja: `雨上がりの${p.ja}`,
    ko: `비 갠 뒤의 ${p.ko}`,
    zh: `雨后的${p.zh}`,
  }),
  (a, _, p) => ({
    en: `${upper(an(a))} in the ${p.en}`,
    pt: `${upper(um(a))} n${p.pt}`,
    ja: `${p.ja}には${a.ja}がいる`,
    ko: `${p.ko}에는 ${a.ko}`,
    zh: `${p.zh}里的${a.zh}`,
  }),
  (a, b) => ({
    en: `${upper(an(a))} Who Became ${an(b)}`,
    pt: `${upper(um(a))} Que Virou ${bare(b)}`,
    ja: `${b.ja}になった${a.ja}`,
    ko: `${b.ko}가 된 ${a.ko}`.replace(/([가-힣])가 된/u, (all, last: string) => (closed(last) ? `${last}이 된` : all)),
    zh: `成为${b.zh}的${a.zh}`,
  }),
]
const closed = (hangul: string) => ((hangul.codePointAt(0) ?? 0) - 0xac00) % 28 !== 0
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A title that is not in `taken`; past the stock of names a number is added. */
export const inventNames = (random: Random, taken: Set<string>): Names => {
  for (let attempt = 0; ; attempt++) {
    const [a, b] = random.sample(WHO, 2) as [Noun, Noun]
    const made = random.pick(PATTERNS)(a, b, random.pick(WHERE))
    const names = attempt < 3 ? made : numbered(made, random.int(2, 9999))
    if (taken.has(names.en)) continue
    taken.add(names.en)
    return names
  }
}
const numbered = (names: Names, n: number): Names => ({
  en: `${names.en} ${n}`,
  pt: `${names.pt} ${n}`,
  ja: `${names.ja}${n}`,
  ko: `${names.ko} ${n}`,
  zh: `${names.zh}${n}`,
})
