/** Deterministic texts for the benchmark: the same seed gives the same text. */

/** Words, each with what follows it (a space, a full stop, nothing). */
export type Item = { word: string; after: string }
export type Random = () => number
export type Corpus = {
  name: string
  write: (characters: number, random: Random) => Item[]
  word: (random: Random) => Item
}

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
  onsets
    .split(' ')
    .flatMap((onset) => vowels.split(' ').flatMap((vowel) => codas.split(' ').map((coda) => onset + vowel + coda)))

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

const english = vocabulary(
  FREQUENT.split(' '),
  syllables('b br c ch d f g gr h l m n p pr r s st t tr v w', 'a e i o u ea ou', 'n r l s t nd ck'),
  12_000,
  3,
)

const NOUNS =
  '人 時 年 日 月 物語 世界 少年 少女 主人公 学校 友達 家族 父 母 兄 姉 弟 妹 先生 生徒 東京 京都 大阪 町 村 森 海 山 川 空 星 月夜 太陽 光 影 風 雪 雨 花 桜 夢 愛 恋 心 命 死 神 悪魔 天使 王 王女 王国 皇帝 騎士 剣 剣士 魔法 魔女 魔王 勇者 竜 戦争 戦い 平和 敵 味方 仲間 旅 旅人 冒険 運命 記憶 未来 過去 現在 秘密 事件 犯人 探偵 警察 刑事 事故 事実 真実 嘘 力 能力 才能 努力 勝利 敗北 試合 選手 部活 野球 剣道 柔道 音楽 歌 歌手 声 絵 画家 漫画 漫画家 作品 作家 作者 小説 雑誌 連載 単行本 出版社 編集者 映画 監督 舞台 劇場 図書館 本 手紙 電話 写真 新聞 番組 放送 会社 社長 仕事 社員 店 料理 料理人 食堂 酒 茶 米 魚 肉 野菜 果物 病院 医者 看護師 薬 病気 手術 科学 科学者 研究 研究所 実験 機械 宇宙 宇宙船 惑星 地球 月面 飛行機 電車 駅 道 橋 車 船 港 島 国 政府 首相 大臣 議会 法律 裁判 裁判所 弁護士 軍 軍人 兵士 将軍 武器 銃 爆弾 城 寺 神社 祭り 伝説 伝統 歴史 時代 江戸 明治 昭和 平成 武士 侍 忍者 姫 殿様 農民 商人 職人 貴族 奴隷 子供 大人 老人 若者 男 女 男性 女性 恋人 夫 妻 夫婦 結婚 離婚 誕生 誕生日 成長 別れ 出会い 約束 希望 絶望 怒り 悲しみ 喜び 笑顔 涙 言葉 名前 意味 理由 原因 結果 問題 答え 質問 方法 目的 計画 準備 開始 終了 完結 最終回 第一話 続編 原作 設定 登場人物 性格 特徴 関係 影響 評価 人気 受賞 発表 発売 翻訳 海外 日本 日本人 中国 韓国 英語 日本語 外国 外国人 部屋 家 庭 窓 扉 鍵 机 椅子 台所 風呂 布団 服 着物 制服 靴 帽子 眼鏡 指輪 宝石 金 銀 銅 鉄 石 水 火 土 木 草 葉 根 犬 猫 馬 牛 鳥 虫 狼 狐 熊 虎 龍 朝 昼 夜 夕方 春 夏 秋 冬 昨日 今日 明日 毎日 今 昔 前 後 上 下 左 右 中 外 間 隣 奥 遠く 近く 一人 二人 三人 全員 自分 相手 本人 彼 彼女 私 僕 君 誰 何 千年 百年 十年 三年 一年 数年 半年 一日 夜中 瞬間 最初 最後 途中 以前 以後 同時 次 部分 全体 一部 場所 場面 世代 社会 文化 経済 政治 教育 環境 自然 動物 植物 技術 情報 通信 電気 温度 速度 距離 重力 空気 気持ち 感情 精神 身体 頭 顔 目 耳 口 手 足 腕 指 背中 胸 血 骨 髪'
const KATAKANA =
  'アニメ マンガ キャラクター ストーリー シリーズ ファンタジー ドラマ ミステリー ホラー コメディー ロボット パイロット チーム リーダー ライバル ヒーロー ヒロイン クラス クラブ サッカー バスケットボール テニス ボクシング レース ゲーム カード コンピューター インターネット ネットワーク プログラム データ システム エネルギー レベル スキル モンスター ドラゴン エルフ ギルド ダンジョン パーティー アイドル バンド ギター ピアノ コンサート ステージ カメラ テレビ ラジオ ニュース ホテル レストラン カフェ パン ケーキ コーヒー ワイン ビール アメリカ イギリス フランス ドイツ イタリア ロシア ヨーロッパ アジア パリ ロンドン ニューヨーク バス タクシー トラック エンジン ドア ベッド テーブル シャツ ドレス マスク タイトル テーマ ジャンル ページ コマ シーン スタイル デザイン イメージ メッセージ ヒント ルール チャンス ショック ストレス トラブル プロ アマチュア ファン ブーム イベント サイン'
const STEMS =
  '走 書 読 聞 話 見つけ 見 知 思 考え 言 行 来 帰 戻 進 止ま 始ま 終わ 続 変わ 変え 作 壊 直 守 戦 勝 負け 倒 救 助け 殺 死 生き 生まれ 育 学 教え 習 働 休 眠 起き 食べ 飲 歌 踊 笑 泣 怒 喜 悲し 愛 恋 憎 信じ 疑 願 祈 待 会 出会 別れ 探 隠 現れ 消え 失 得 与え 受け 送 届 渡 持 捨て 拾 開 閉 入 出 乗 降 飛 落ち 登 泳 立 座 歩 逃げ 追 捕まえ 描 選 決め 語 伝え 呼 答え 誘 断 認め 許 忘れ 思い出'
const ENDINGS =
  'った っている る して した していた われる わせる えば おう りながら らない らなかった ります りました れば って り っては られた'
const PARTICLES =
  'の は が を に と で も から まで や へ より には では とは だけ など として による について によって とともに のため の中で という ような'
const FREE = 'そして しかし また さらに やがて ある この その いつも まだ もう とても やはり すべて ついに なぜ'

/** For invented names. */
const KANA = 'アイウエオカキクケコサシスセソタチツテトナニノハヒフヘホマミムメモラリルレロン'

const list = (words: string) => words.split(' ')

/** Nouns, verbs in all their forms, compounds and numbers; shuffled, so that frequent words are of every kind. */
const japaneseWords = (() => {
  const random = randomFrom(21)
  const nouns = [...list(NOUNS), ...list(KATAKANA)]
  const verbs = list(STEMS).flatMap((stem) => list(ENDINGS).map((ending) => stem + ending))
  const compounds = Array.from({ length: 1000 }, () => pick(nouns, random) + pick(nouns, random))
  const names = vocabulary([], [...KANA], 5000, 5).filter((name) => name.length > 2)
  const numbers = Array.from({ length: 300 }, () => `${Math.floor(random() * 2000)}年`)
  const frequent = new Set([...list(FREE), ...nouns, ...list(STEMS).map((stem) => `${stem}った`)])
  const rare = new Set([...verbs, ...compounds, ...names, ...numbers])
  const shuffled = (words: Iterable<string>) =>
    [...words].map((word) => ({ word, by: random() })).toSorted((a, b) => a.by - b.by)
  return [...shuffled(frequent), ...shuffled(rare)].map(({ word }) => word)
})()

function japanese(): Corpus {
  const particle = zipf(list(PARTICLES), 2)
  const other = zipf(japaneseWords, 8)
  const word = (random: Random): Item => ({ word: random() < 0.42 ? particle(random) : other(random), after: '' })
  return { name: 'Japanese', word, write: writer(word, '。', '、', '。\n') }
}

export const CORPORA: readonly Corpus[] = [
  spaced('English prose', zipf(english, 2.7)),
  spaced('lorem ipsum', (random) => pick(LOREM.split(' '), random)),
  japanese(),
]

/** A paragraph over and over: nothing in it occurs once, however many words are taken together. */
export const REFRAIN: Corpus = {
  ...CORPORA[1]!,
  name: 'one paragraph, repeated',
  write: (characters, random) => {
    const paragraph = CORPORA[1]!.write(450, random)
    const length = paragraph.reduce((sum, { word, after }) => sum + word.length + after.length, 0)
    return Array.from({ length: Math.ceil(characters / length) }, () => paragraph).flat()
  },
}

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
