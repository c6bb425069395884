import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const SIGNS = { keep: '=', remove: '-', add: '+' } as const

/** What a reader is shown of small changes: whatever moves a cut elsewhere is seen here. */
test.each<[before: string, after: string, shown: string | string[]]>([
  ['She waits. He goes. They meet.', 'She waits. They meet.', ['=She waits. ', '-He goes. ', '=They meet.']],
  ['She waits. They meet.', 'She waits. He goes. They meet.', ['=She waits. ', '+He goes. ', '=They meet.']],
  [
    'one two three four five six seven',
    'one two 3 four five 6 seven',
    ['=one two ', '-three', '+3', '= four five ', '-six', '+6', '= seven'],
  ],
  ['a b c a b c a b c', 'a b c a b c', ['=a b c a b ', '-c a b ', '=c']],
  [
    'line one\nline two\nline three\n',
    'line one\nline 2\nline three\nline four\n',
    ['=line one\nline ', '-two', '+2', '=\nline three\n', '+line four\n'],
  ],
  ['the the the cat', 'the cat', ['=the ', '-the the ', '=cat']],
  ['x, y; z', 'x; y, z', ['=x', '-, y', '=; ', '+y, ', '=z']],
  [
    'Volume 12: The Gate (2014)',
    'Volume 13: The Gate (2015)',
    ['=Volume ', '-12', '+13', '=: The Gate (', '-2014', '+2015', '=)'],
  ],
  [
    '少年は走った。少女は歩いた。',
    '少年は走った。犬は眠った。少女は歩いた。',
    ['=少年は走った。', '+犬は眠った。', '=少女は歩いた。'],
  ],
  [
    '彼は東京に住んでいる。',
    '彼女は京都に住んでいた。',
    ['-彼', '+彼女', '=は', '-東京', '+京都', '=に住んで', '-いる', '+いた', '=。'],
  ],
  ['第１巻　始まり', '第２巻　終わり', 'whole: different'],
  [
    '그는 학교에 갔다. 그녀는 집에 있었다.',
    '그는 집에 갔다. 그녀는 학교에 있었다.',
    ['=그는 ', '-학교에', '+집에', '= 갔다. 그녀는 ', '-집에', '+학교에', '= 있었다.'],
  ],
  ['他在北京工作。', '她在上海工作。', ['-他在北京', '+她在上海', '=工作。']],
  [
    '“Quoted” text — with dashes',
    '"Quoted" text - with dashes',
    ['-“', '+"', '=Quoted', '-”', '+"', '= text ', '-—', '+-', '= with dashes'],
  ],
  ['e-mail: a@b.example', 'e-mail: c@b.example', ['=e-mail: ', '-a', '+c', '=@b.example']],
  ['tabs\tand  spaces', 'tabs and spaces', ['=tabs', '-\t', '+ ', '=and ', '- ', '=spaces']],
  ['end without a stop', 'end without a stop.', ['=end without a stop', '+.']],
  ['UPPER lower', 'upper lower', ['-UPPER', '+upper', '= lower']],
  ['1,000 copies sold', '10,000 copies were sold', ['-1', '+10', '=,000 copies ', '+were ', '=sold']],
  ['á b', 'á b', ['-á', '+á', '= b']],
  [
    'She said: go! Then she left. Nobody saw her again.',
    'She said: stay! Then nobody left. Everybody saw her again.',
    [
      '=She said: ',
      '-go',
      '+stay',
      '=! Then ',
      '-she',
      '+nobody',
      '= left. ',
      '-Nobody',
      '+Everybody',
      '= saw her again.',
    ],
  ],
  [
    'A long introduction that nobody reads, with many words in it, stands here. The end.',
    'Here stands another beginning, of which every word is new, or nearly so. The end.',
    [
      '-A long introduction that nobody reads, with many words in it',
      '+Here stands another beginning, of which every word is new',
      '=, ',
      '-stands here',
      '+or nearly so',
      '=. The end.',
    ],
  ],
  [
    'alpha beta gamma delta epsilon zeta eta theta',
    'alpha gamma beta delta zeta epsilon eta theta',
    ['=alpha ', '-beta ', '=gamma ', '+beta ', '=delta ', '-epsilon ', '=zeta ', '+epsilon ', '=eta theta'],
  ],
  [
    'The wolf ran. The wolf ran. The wolf slept.',
    'The wolf ran. The wolf slept. The wolf ran.',
    ['=The wolf ran. The wolf ', '-ran', '+slept', '=. The wolf ', '-slept', '+ran', '=.'],
  ],
  ['Ｆｕｌｌ width', 'Full width', ['-Ｆｕｌｌ', '+Full', '= width']],
  ['ラーメンを食べた', 'うどんを食べた', ['-ラーメン', '+うどん', '=を食べた']],
  ['👍🏽 good 👨‍👩‍👧', '👍🏿 good 👨‍👩‍👦', 'whole: different'],
  ['a...b', 'a..b', ['=a', '-...', '+..', '=b']],
  ['don’t stop', 'do not stop', ['-don’t', '+do not', '= stop']],
  ['x y z. p q r.', 'p q r. x y z.', ['-x y z. ', '=p q r.', '+ x y z.']],
])('%j → %j', (before, after, shown) => {
  const diff = wordDiff(before, after, { budgetMs: Infinity })
  const parts = diff.kind === 'words' ? diff.parts.map(({ op, text }) => SIGNS[op] + text) : `whole: ${diff.reason}`
  expect(parts).toEqual(shown)
})
