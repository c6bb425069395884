/** Changes for the stories of the parts; what a server sends in earnest is the mock server's affair. */
const string = (field_name: string, old_value: unknown, new_value: unknown, change_reason?: string) => ({
  field_name,
  field_type: 'string',
  old_value,
  new_value,
  change_reason,
})

export const DESCRIPTION = string(
  'description.pt-br',
  'Um cozinheiro desempregado entra na masmorra por engano e descobre que os monstros são ingredientes raros e que o rei morre no volume 3.',
  'Um cozinheiro desempregado entra na masmorra atrás de trabalho e descobre que os monstros dão ótimos ingredientes. Cada andar pede uma receita nova.',
  'Sem spoiler',
)
export const THEMES = {
  field_name: 'theme_names',
  field_type: 'list',
  old_value: ['Gore', 'Dungeon', 'Monsters', 'Comedy'],
  new_value: ['Cooking', 'Slice of Life', 'Dungeon', 'Monsters', 'Comedy'],
}
export const YEAR = { field_name: 'year', field_type: 'number', old_value: 2013, new_value: 2014 }

export const LANGUAGES = [
  string('title.ko', '던전 부엌 일기', '던전 주방 일기'),
  string('title.ja', '迷宮台所日記', '迷宮台所の日記'),
  string('title.en', 'Dungeon Kitchen Diary', 'Dungeon Kitchen Diaries'),
  string('description.en', null, 'A cook out of work walks into a dungeon.'),
  string('title.pt-br', 'Diários da Cozinha', 'Diários da Cozinha da Masmorra'),
  { field_name: 'chapters', field_type: 'number', old_value: 80, new_value: 84 },
]

const JAPANESE_OLD =
  '壁のない図書館で、最後の司書が巨大な返却棚に挑む。返された本はどれも一頁だけ欠けていて、欠けた頁を探すたびに街の地図が少しずつ変わっていく。司書は夜ごと灯りを持って棚の奥へ降り、貸出票に残された名前を一つずつ呼ぶ。返事をするのは、もうどこにもいないはずの読者たちだった。'
export const JAPANESE = [
  string(
    'description.ja',
    JAPANESE_OLD,
    JAPANESE_OLD.replace('巨大な返却棚に挑む', '果てしない返却棚に立ち向かう').replace('街の地図', '町の地図'),
  ),
]

const WORDS =
  'lantern market umbrella keeper salt road winter gate ferry tailor dragon apprentice season library observatory map letter kitchen ' +
  'harbour clock fox river orchard ghost tram violin bakery storm island moth glass garden'
/** Prose of a kind: always the same words in an order that does not repeat. */
const prose = (length: number): string => {
  const words = WORDS.split(' ')
  const written: string[] = []
  for (let seed = 7, letters = 0; letters < length; seed = (seed * 48_271) % 2_147_483_647) {
    const word = words[seed % words.length] ?? ''
    written.push(written.length % 11 === 10 ? `${word}.` : word)
    letters += word.length + 1
  }
  return written.join(' ')
}
const LONG_TEXT = prose(20_000)
export const LONG = [
  string(
    'description.en',
    LONG_TEXT,
    LONG_TEXT.split(' ')
      .map((word, at) => (at % 400 === 200 ? 'tankōbon' : word))
      .join(' '),
  ),
]

export const UNRELATED = [
  string(
    'description.en',
    'Seven rooms above a fish market, one ferry a week, and an innkeeper who has promised never to ask her guests where they come from.',
    'Quando a biblioteca fechou, os livros voltaram sozinhos para casa; ninguém na cidade lembra quem apagou a luz daquela última noite de julho.',
  ),
]

export const LINE_ENDS = [
  string('description.en', 'Seven rooms.\r\nOne ferry.', 'Seven rooms.\nOne ferry.'),
  string(
    'description.pt-br',
    `${'Sete quartos.\r\n'.repeat(10)}Uma balsa.`,
    `${'Sete quartos.\n'.repeat(10)}Uma balsa.`,
  ),
]
export const INVISIBLE = [
  string('title.en', 'The Gull Inn', 'The\u200B Gull\u00A0Inn\u202E'),
  string('alias', 'Gull', 'Gull\u2060'),
]

export const VALUES = [
  { field_name: 'year', field_type: 'number', old_value: null, new_value: 2023 },
  { field_name: 'chapters', field_type: 'number', old_value: '12', new_value: 13 },
  string('original_publisher', 'Umineko Books', null),
  string('serialized_in', 'Weekly Lantern', ''),
  { field_name: 'volumes', field_type: 'number', old_value: 4, new_value: 4 },
  { field_name: 'is_licensed', field_type: 'boolean', old_value: false, new_value: true },
  { field_name: 'released', field_type: 'date', old_value: '2023-04-01', new_value: '2023-03-25' },
  { field_name: 'status', old_value: 'ongoing', new_value: 'completed' },
]

export const OBJECTS = [
  {
    field_name: 'alternative_titles',
    field_type: 'list',
    old_value: [{ lang: 'ja', title: '海猫亭' }],
    new_value: [
      { title: '海猫亭', lang: 'ja' },
      { lang: 'es', title: 'La posada de la gaviota' },
      { id: 3, name: 'Gull Inn', official: true },
    ],
  },
  {
    field_name: 'publication',
    field_type: 'object',
    old_value: { start: '2023-04', end: null, days: ['mon'] },
    new_value: { start: '2023-03', end: null, days: ['mon', 'thu'], magazine: { id: 3, of: { house: 'Umineko' } } },
  },
  {
    field_name: 'title',
    old_value: { pt: 'A Pousada', en: 'The Inn' },
    new_value: { pt: 'A Pousada da Gaivota', en: 'The Inn' },
  },
  { field_name: 'staff', old_value: ['A. Mori'], new_value: { author: 'A. Mori', artist: 'K. Sato' } },
  { field_name: 'genre_names', field_type: 'list', old_value: ['Drama', 'Mystery'], new_value: ['Mystery', 'Drama'] },
]

export const HOSTILE: unknown = [
  JSON.parse('{"field_name":"__proto__","field_type":"string","old_value":null,"new_value":{"__proto__":1}}'),
  { field_name: 'constructor.prototype.polluted', field_type: 'other', old_value: 1, new_value: 2 },
  string(
    'title.<img src=x onerror=alert(1)>',
    '<script>alert("old")</script>',
    '<script>alert("new")</script>\u0000\u0008',
    '"><svg onload=alert(1)>',
  ),
  string('description.en', 'Plain text', '\u202Etxet nialP\u202C & <b>markup</b>'),
  {
    field_name: 'genre_names',
    field_type: 'list',
    old_value: ['Drama'],
    new_value: ['Drama', '<i>Drama</i>', '__proto__', 'x'.repeat(300)],
  },
  { field_name: '', field_type: '', old_value: '', new_value: '' },
  { field_name: 'w'.repeat(300), old_value: 'y'.repeat(90), new_value: 'z'.repeat(90) },
  'not an object at all',
  null,
]
