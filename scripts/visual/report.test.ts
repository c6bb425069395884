import { describe, expect, test } from 'vitest'
import { exitCodeFor, pageOf, summaryOf, type Report, type Row } from './report.ts'

const report = (...rows: Row[]): Report => ({ against: 'abc1234 (main)', compared: 8, rows })
const changed: Row = {
  kind: 'changed',
  id: 'a--b',
  label: 'A <b> & "c"',
  shot: 'light-375',
  before: 'pictures/before.png',
  after: 'pictures/after.png',
  difference: 'pictures/difference.png',
  pixels: 1,
}
const threw: Row = { kind: 'threw', id: 'x--y', label: 'X: Y', shot: '', thrown: 'Error: <no>' }
const fresh: Row = { kind: 'new', id: 'n--n', label: 'N', shot: 'dark-1280', after: 'pictures/n.png' }
const gone: Row = { kind: 'removed', id: 'g--g', label: 'G', shot: 'dark-1280', before: 'pictures/n.png' }

describe('the summary', () => {
  test.each([
    [[], '8 pictures compared with abc1234 (main): none differs'],
    [[changed], '8 pictures compared with abc1234 (main): 1 of 1 story differ'],
    [
      [changed, { ...changed, shot: 'dark-375' }, { ...changed, id: 'other' }],
      '8 pictures compared with abc1234 (main): 3 of 2 stories differ',
    ],
    [
      [threw, fresh, { ...fresh, shot: 'light-1280' }, gone],
      '8 pictures compared with abc1234 (main): none differs; 1 threw; 1 new; 1 removed',
    ],
  ])('%#', (rows, text) => {
    expect(summaryOf(report(...rows))).toBe(text)
  })
})

test.each([
  ['nothing', [], 0],
  ['a new story', [fresh], 0],
  ['a removed story', [gone], 0],
  ['a changed picture', [fresh, changed], 1],
  ['a story that throws', [threw], 1],
] as const)('exit code of %s', (_name, rows, code) => {
  expect(exitCodeFor(report(...rows))).toBe(code)
})

describe('the page', () => {
  const page = pageOf(report(fresh, gone, threw, changed))

  test('shows before, after and difference, from its own folder', () => {
    const sources = [...page.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src, alt]) => `${alt} ${src}`)
    expect(sources).toEqual([
      'Before pictures/before.png',
      'After pictures/after.png',
      'Difference pictures/difference.png',
      'After pictures/n.png',
      'Before pictures/n.png',
    ])
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\//)
  })

  test('puts what differs first and writes what others wrote as text', () => {
    const kinds = [...page.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['changed', 'threw', 'new', 'removed'])
    expect(page).toContain('A &lt;b&gt; &amp; &quot;c&quot;')
    expect(page).toContain('<pre>Error: &lt;no&gt;</pre>')
    expect(page).toContain('light, 375 · 1 pixel')
  })

  test('says so when nothing differs', () => {
    expect(pageOf(report())).toContain('<p>Every picture is as it was.</p>')
  })
})
