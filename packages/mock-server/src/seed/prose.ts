import type { Random } from '../db/random.ts'
import { an, ao, de, em, um, WHERE, WHO, type Noun } from './words.ts'

type Sentence = (a: Noun, b: Noun, p: Noun) => readonly [en: string, pt: string]
const low = (text: string) => text.toLowerCase()
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const OPENINGS: readonly Sentence[] = [
  (a, _, p) => [
    `For eleven years ${an(a)} has lived behind the ${p.en} and spoken to nobody.`,
    `Há onze anos ${um(a)} vive atrás ${de(p)} e não fala com ninguém.`,
  ],
  (a, b, p) => [
    `When the ${p.en} closes for good, ${an(a)} and ${an(b)} are left with a single key and no door that it fits.`,
    `Quando ${p.pt} fecha para sempre, ${um(a)} e ${um(b)} ficam com uma única chave e nenhuma porta em que ela sirva.`,
  ],
  (a, _, p) => [
    `Nobody in the village admits that the ${p.en} moves a little every night, until ${an(a)} draws a map of it.`,
    `Ninguém na vila admite que ${p.pt} muda um pouco de lugar a cada noite, até que ${um(a)} faz um mapa.`,
  ],
  (a, _, p) => [
    `An unemployed office clerk wakes up as ${an(a)} and is hired on the spot to clean the ${p.en}.`,
    `Um escriturário desempregado acorda como ${um(a)} e é contratado na hora para limpar ${p.pt}.`,
  ],
  (a, b) => [
    `The ${a.en} cannot lie, the ${b.en} cannot keep a secret, and both of them have seen the same crime.`,
    `${cap(a.pt)} não sabe mentir, ${b.pt} não sabe guardar segredo, e os dois viram o mesmo crime.`,
  ],
  (a, b, p) => [
    `Every spring ${an(a)} comes to the ${p.en} to bury a letter, and every spring ${an(b)} digs it up and answers.`,
    `Toda primavera ${um(a)} vem ${ao(p)} enterrar uma carta, e toda primavera ${um(b)} a desenterra e responde.`,
  ],
]
const MIDDLES: readonly Sentence[] = [
  (_a, b) => [
    `What begins as a quarrel over rent turns into an apprenticeship with ${an(b)}.`,
    `O que começa como uma briga pelo aluguel vira um aprendizado com ${um(b)}.`,
  ],
  (_a, _b, p) => [
    `Below the ${p.en} there is a second one, older and much better kept.`,
    `Embaixo ${de(p)} existe outro lugar igual, mais antigo e muito mais bem cuidado.`,
  ],
  () => [
    'Debts are paid in recipes, promises in weather, and the first snow is late.',
    'As dívidas são pagas com receitas, as promessas com o tempo, e a primeira neve está atrasada.',
  ],
  (a) => [
    `Each chapter follows one customer, one object, and the ${a.en} who has to return it.`,
    `Cada capítulo segue um freguês, um objeto e ${a.pt} que precisa devolvê-lo.`,
  ],
  (_a, b) => [
    `Only the ${b.en} remembers the war, and tells it differently each time.`,
    `Só ${b.pt} se lembra da guerra, e a conta de um jeito diferente a cada vez.`,
  ],
  (_a, _b, p) => [
    `Between two trains there are nine minutes in which the ${p.en} belongs to the dead.`,
    `Entre um trem e outro há nove minutos em que ${p.pt} pertence aos mortos.`,
  ],
]
const CLOSINGS: readonly Sentence[] = [
  () => [
    'A slow, funny story about work, weather and the people who stay.',
    'Uma história lenta e engraçada sobre trabalho, clima e as pessoas que ficam.',
  ],
  (_a, _b, p) => [
    `By the third volume the ${p.en} is full, and somebody has to leave.`,
    `No terceiro volume não cabe mais ninguém ${em(p)}, e alguém precisa ir embora.`,
  ],
  () => [
    'Winner of two readers’ awards and, at last, complete.',
    'Vencedor de dois prêmios dos leitores e, enfim, completo.',
  ],
  (a) => [`No one asks the ${a.en} what it costs.`, `Ninguém pergunta ${ao(a)} quanto isso custa.`],
  () => ['The soup is excellent.', 'A sopa é excelente.'],
]

const DETAILS = [OPENINGS, MIDDLES, CLOSINGS].flat()

export interface Prose {
  readonly en: readonly string[]
  readonly pt: readonly string[]
}
const spoken = (noun: Noun): Noun => ({ ...noun, en: low(noun.en), pt: low(noun.pt) })
const SPOKEN_WHO = WHO.map(spoken)
const SPOKEN_WHERE = WHERE.map(spoken)
const tell = (sentences: readonly Sentence[], random: Random): Prose => {
  const [a, b] = random.sample(SPOKEN_WHO, 2) as [Noun, Noun]
  const p = random.pick(SPOKEN_WHERE)
  const told = sentences.map((sentence) => sentence(a, b, p))
  return { en: told.map(([en]) => cap(en)), pt: told.map(([, pt]) => cap(pt)) }
}

/** A synopsis of three or four sentences, the same in both languages. */
export const synopsis = (random: Random): Prose =>
  tell([random.pick(OPENINGS), ...random.sample(MIDDLES, random.int(1, 2)), random.pick(CLOSINGS)], random)

/** Sentences of both languages until each side has at least `length` characters. */
export const longProse = (random: Random, length: number): Prose => {
  const en: string[] = []
  const pt: string[] = []
  while (en.join(' ').length < length || pt.join(' ').length < length) {
    const more = tell(random.sample(DETAILS, 6), random)
    en.push(...more.en)
    pt.push(...more.pt)
  }
  return { en, pt }
}

/** The text with one sentence told otherwise: what an editor proposes. */
export const retell = (text: string, language: 'en' | 'pt', random: Random): string => {
  const sentences = text.match(/[^.]+\.\s*/gu) ?? [text]
  const other = tell([random.pick(random.pick([MIDDLES, CLOSINGS]))], random)[language].join(' ')
  const at = random.int(1, Math.max(1, sentences.length - 1))
  return sentences.toSpliced(at, 1, `${other} `).join('').trim()
}
