/** Deterministic texts for the benchmark: the same seed gives the same text. */

/** Words, each with what follows it (a space, a full stop, nothing). */
export type Item = { word: string; after: string }
export type Random = () => number
export type Corpus = { name: string; write: (characters: number, random: Random) => Item[]; word: (random: Random) => Item }

/** Numbers from 0 up to 1 (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!

/** Picks by Zipf's law (with Mandelbrot's offset): the word of rank r with weight 1 / (r + offset). */
function zipf(words: readonly string[], offset: number): (random: Random) => string {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= words.length; rank++) sums.push((sum += 1 / (rank + offset)))
  return (random) => {
    const target = random() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < target) low = middle + 1
      else high = middle
    }
    return words[low]!
  }
}

const FREQUENT =
  'the of and to a in is it that he was for on are with as his they at be this from have or by one had not but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may water long little very after words called just where most know'

const LOREM =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'

const syllables = (onsets: string, vowels: string, codas: string) =>
  onsets.split(' ').flatMap((onset) => vowels.split(' ').flatMap((vowel) => codas.split(' ').map((coda) => onset + vowel + coda)))

/** Made-up words without repetition: the frequent ones first, then `count` of one to `longest` syllables. */
function vocabulary(frequent: readonly string[], parts: readonly string[], count: number, longest: number): string[] {
  const random = randomFrom(20)
  const words = new Set(frequent)
  while (words.size < frequent.length + count) {
    const length = 1 + Math.floor(random() * longest)
    words.add(Array.from({ length }, () => pick(parts, random)).join(''))
  }
  return [...words]
}

function writer(word: (random: Random) => Item, full: string, comma: string, paragraph: string): Corpus['write'] {
  return (characters, random) => {
    const items: Item[] = []
    let size = 0
    let left = 12
    while (size < characters) {
      const item = word(random)
      left -= 1
      if (left === 0) {
        item.after = random() < 0.15 ? paragraph : full
        left = 6 + Math.floor(random() * 16)
      } else if (random() < 0.06) item.after = comma
      items.push(item)
      size += item.word.length + item.after.length
    }
    return items
  }
}

function spaced(name: string, choose: (random: Random) => string): Corpus {
  const word = (random: Random): Item => ({ word: choose(random), after: ' ' })
  return { name, word, write: writer(word, '. ', ', ', '.\n\n') }
}

const english = vocabulary(FREQUENT.split(' '), syllables('b br c ch d f g gr h l m n p pr r s st t tr v w', 'a e i o u ea ou', 'n r l s t nd ck'), 12_000, 3)

const KANJI = [...'人日本国学生年月時間世界物語少女王魔法戦争東京都市記憶運命未来過去秘密事件探偵力心空海山川花鳥風雪星光影夢愛友達家族父母兄弟姉妹先師剣士勇者竜神社会議長部活動画面白黒赤青金銀鉄道路地図書館員外内前後上下左右中大小高低新古今昔早朝昼夜春夏秋冬']
const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニノハヒフヘホマミムメモラリルレロ']
const PARTICLES = 'の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない この ため その あっ よう また もの という あり まで られ なる へ か だ これ によって により おり より による ず なり られる において ば なかっ なく しかし について せ だっ その後 できる それ'.split(' ')
const VERBS = '走る 見つける 戦う 出会う 始まる 失う 描く 守る 信じる 旅立つ 美しい 静かな 強い 新しい 小さな 若い 遠い 深い 思い出す 向かう 知る 語る 生きる 死ぬ 待つ 選ぶ 変わる 消える 現れる 眠る'.split(' ')

const nouns = (() => {
  const kanji = vocabulary(VERBS, KANJI, 6000, 2)
  const katakana = vocabulary([], KANA, 1500, 4).filter((word) => word.length > 2)
  return kanji.flatMap((word, index) => (index % 5 === 4 ? [word, katakana[(index - 4) / 5] ?? word] : [word]))
})()

function japanese(): Corpus {
  const particle = zipf(PARTICLES, 3)
  const noun = zipf([...new Set(nouns)], 8)
  let afterNoun = false
  const word = (random: Random): Item => {
    afterNoun = !afterNoun
    return { word: afterNoun ? noun(random) : particle(random), after: '' }
  }
  return { name: 'Japanese', word, write: writer(word, '。', '、', '。\n') }
}

export const CORPORA: readonly Corpus[] = [
  spaced('English prose', zipf(english, 2.7)),
  spaced('lorem ipsum', (random) => pick(LOREM.split(' '), random)),
  japanese(),
]

export const join = (items: readonly Item[]): string => items.map((item) => item.word + item.after).join('')

/** The text with this share of its words changed: most replaced, some removed, some added, one to three at a time. */
export function change(items: readonly Item[], share: number, corpus: Corpus, random: Random): Item[] {
  const changed: Item[] = []
  const start = share / (1.6 - 0.6 * share)
  let index = 0
  while (index < items.length) {
    if (random() >= start) {
      changed.push(items[index++]!)
      continue
    }
    const run = 1 + Math.floor(random() * 3)
    const kind = random()
    if (kind < 0.8) index += run
    if (kind < 0.6 || kind >= 0.8) for (let added = 0; added < run; added++) changed.push(corpus.word(random))
  }
  return changed
}
