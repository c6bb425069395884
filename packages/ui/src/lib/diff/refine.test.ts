import { afterEach, expect, test, vi } from 'vitest'
import { align } from './align.ts'
import { Lexicon } from './lexicon.ts'
import { refine } from './refine.ts'
import { tokenise } from './tokens.ts'

afterEach(() => void vi.restoreAllMocks())

const words = (text: string, { starts, ends }: { starts: Int32Array; ends: Int32Array }) =>
  Array.from(starts, (start, place) => text.slice(start, ends[place])).join('|')

/** `given`: what Intl.Segmenter had to cut; `upAt`: at which look at the clock the time is up. */
function refined(before: string, after: string, upAt = Infinity) {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const lexicon = new Lexicon(0)
  const [old, fresh] = [before, after].map((text) => tokenise(text, lexicon, false, () => false)!)
  const matches = new Int32Array(old!.ids.length).fill(-1)
  align({ before: old!.ids, after: fresh!.ids, size: lexicon.size }, matches, () => false)
  let looks = 0
  const found = refine(lexicon, { before: old!, after: fresh!, matches, outcome: 'aligned' }, () => ++looks >= upAt)
  return {
    given: segment.mock.calls.map(([text]) => text.split('\n')),
    looks,
    found: found && {
      before: words(before, found.before),
      after: words(after, found.after),
      matches: [...found.matches],
      outcome: found.outcome,
    },
  }
}
const outcome = 'aligned'

/** The words of a text, those of the other, where they are kept, and what is cut for it. */
test.each<[string, string, string, string, number[], string[][], number]>([
  ['少年は東京の学校', '少女は東京の学校', '少年|は|東京の|学校', '少女|は|東京の|学校', [-1, 1, 2, 3], [['少年は', '少女は']], 2],
  ['東京の学校', '東京の話', '東京の|学校', '東京の|話', [0, -1], [['学校', '話']], 2],
  ['東京の話。', '東京の話。学校の話。', '東京の|話|。', '東京の|話|。|学校の|話|。', [0, 1, 2], [], 0],
  ['東京の話。学校の話。', '東京の話。', '東京の|話|。|学校の|話|。', '東京の|話|。', [0, 1, 2, -1, -1, -1], [], 0],
  ['少年は abc 東京の', '少女は abc 京都の', '少年|は|abc|東京|の', '少女|は|abc|京都|の', [-1, 1, 2, -1, 4], [['少年は', '少女は', '東京の', '京都の']], 3],
  ['少年は ab 東京の', '少女は ab 京都の', '少年|は|ab|東京|の', '少女|は|ab|京都|の', [-1, 1, 2, -1, 4], [['少年は', '東京の', '少女は', '京都の']], 2],
  ['少年は a b 東京の', '少女は a b 京都の', '少年|は|a|b|東京|の', '少女|は|a|b|京都|の', [-1, 1, 2, 3, -1, 5], [['少年は', '少女は', '東京の', '京都の']], 3],
  ['少年は 少年は 少年は', '少女は 少女は x', '少年|は|少年|は|少年|は', '少女|は|少女|は|x', [-1, -1, -1, 1, -1, 3], [['少年は', '少女は']], 2],
  ['少年は abc def ghi', '一人の美しい少女は abc ghi', '少年|は|abc|def|ghi', '一人|の|美しい|少女|は|abc|ghi', [-1, 4, 5, -1, 6], [['少年は', '一人の', '美しい', '少女は']], 2],
  ['x y', 'x z', 'x|y', 'x|z', [0, -1], [], 1],
  ['', '東京', '', '東京', [], [], 0],
  ['東京', '', '東京', '', [-1], [], 0],
])('%s → %s', (before, after, old, fresh, matches, given, looks) =>
  expect(refined(before, after)).toEqual({ given, looks, found: { before: old, after: fresh, matches, outcome } }),
) // oxfmt-ignore

test('until the time is up', () => {
  const [before, after] = ['少年は abc 東京の', '少女は abc 京都の'] // oxfmt-ignore
  expect(refined(before, after, 1)).toEqual({ given: [], looks: 1, found: undefined })
  expect(refined(before, after, 2)).toMatchObject({ looks: 2, found: { outcome: 'timeUp' } })
  expect(refined(before, after, 3)).toMatchObject({ looks: 3, found: { outcome: 'timeUp' } })
  expect(refined(before, after, 4)).toMatchObject({ looks: 3, found: { outcome } })
})
