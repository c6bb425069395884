/** `changes` of the named proposals: unknown on purpose, a server may send anything (R21). */
export const KITCHEN_CHANGES: unknown = [
  {
    field_name: 'description.pt-br',
    field_type: 'string',
    old_value:
      'Um cozinheiro desempregado entra na masmorra por engano e descobre que os monstros são ingredientes raros e que o rei morre no volume 3.',
    new_value:
      'Um cozinheiro desempregado entra na masmorra atrás de trabalho e descobre que os monstros dão ótimos ingredientes. Cada andar pede uma receita nova.',
    change_reason: 'Spoiler',
  },
  {
    field_name: 'theme_names',
    field_type: 'list',
    old_value: ['Gore', 'Dungeon', 'Monsters', 'Comedy'],
    new_value: ['Cooking', 'Slice of Life', 'Dungeon', 'Monsters', 'Comedy'],
  },
  {
    field_name: 'year',
    field_type: 'number',
    old_value: 2015,
    new_value: 2014,
    change_reason: 'The tankōbon says 2014',
  },
]

export const HOSTILE_CHANGES: unknown = [
  { field_name: '__proto__', field_type: 'string', old_value: null, new_value: { polluted: true } },
  { field_name: 'constructor.prototype.polluted', field_type: 'other', old_value: 1, new_value: 2 },
  {
    field_name: 'title.<img src=x onerror=alert(1)>',
    field_type: 'string',
    old_value: '<script>alert("old")</script>',
    new_value: '<script>alert("new")</script>\u0000\u0008',
    change_reason: '"><svg onload=alert(1)>',
  },
  {
    field_name: 'description.en',
    field_type: 'string',
    old_value: 'Plain text',
    new_value: '\u202Etxet nialP\u202C & <b>markup</b>',
  },
  {
    field_name: 'genre_names',
    field_type: 'list',
    old_value: ['Drama'],
    new_value: ['Drama', '<i>Drama</i>', '__proto__'],
  },
  { field_name: '', field_type: '', old_value: '', new_value: '' },
  'not an object at all',
  null,
]

export const ODD_CHANGES: unknown = [
  { field_name: 'year', field_type: 'number', old_value: null, new_value: 2023 },
  { field_name: 'chapters', field_type: 'number', old_value: '12', new_value: 13 },
  { field_name: 'original_publisher', field_type: 'string', old_value: 'Umineko Books', new_value: null },
  {
    field_name: 'publication',
    field_type: 'object',
    old_value: { start: '2023-04', end: null },
    new_value: { start: '2023-03', end: null, magazine: { id: 3 } },
  },
  {
    field_name: 'alternative_titles',
    field_type: 'list',
    old_value: [{ lang: 'ja', title: '海猫亭' }],
    new_value: [
      { lang: 'ja', title: '海猫亭' },
      { lang: 'es', title: 'La posada de la gaviota' },
    ],
  },
  {
    field_name: 'description.en',
    field_type: 'string',
    old_value: 'Seven rooms.\r\nOne ferry.',
    new_value: 'Seven rooms.\nOne ferry.',
  },
  {
    field_name: 'title.en',
    field_type: 'string',
    old_value: 'The Gull Inn',
    new_value: 'The\u200B Gull\u00A0Inn\u202E',
  },
  { field_name: 'is_licensed', field_type: 'boolean', old_value: false, new_value: true },
  { field_name: 'content_rating', old_value: 'safe', new_value: 'suggestive' },
  { field_name: 'volumes', field_type: 'number', old_value: 4, new_value: 4 },
  { field_name: 'format_names', field_type: 'list', old_value: [], new_value: ['Adaptation', 'Adaptation'] },
]

const OLD_JAPANESE =
  '壁のない図書館で、最後の司書が巨大な返却棚に挑む。返された本はどれも一頁だけ欠けていて、欠けた頁を探すたびに街の地図が少しずつ変わっていく。司書は夜ごと灯りを持って棚の奥へ降り、貸出票に残された名前を一つずつ呼ぶ。返事をするのは、もうどこにもいないはずの読者たちだった。やがて彼女は自分の名前が書かれた票を見つける。返却期限は明日の朝。'

export const JAPANESE_CHANGES: unknown = [
  {
    field_name: 'description.ja',
    field_type: 'string',
    old_value: OLD_JAPANESE,
    new_value: OLD_JAPANESE.replace('巨大な返却棚に挑む', '果てしない返却棚に立ち向かう').replace(
      '明日の朝',
      '今夜の零時',
    ),
  },
]

/** About one word in twenty replaced. */
export const proofread = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at % 20 === 7 ? `${word.replace(/[.,]$/, '')}, aliás,` : word))
    .join(' ')
    .slice(0, text.length)
