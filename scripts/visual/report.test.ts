import { describe, expect, test } from 'vitest'
import type { Unseen } from './compare.ts'
import { exitCodeFor, pageOf, summaryOf, type Report, type Row } from './report.ts'

const report = (...rows: Row[]): Report => ({ against: 'abc1234 (main)', compared: 8, rows, cut: [] })
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
const unseen: Unseen = {
  cut: [{ id: 'l--l', label: 'L & M', shot: 'light-375', shown: 8000, whole: 17167 }],
}

describe('the summary', () => {
  test.each([
    [[], '8 pictures compared with abc1234 (main): none differs'],
    [[changed], '8 pictures compared with abc1234 (main): 1 picture of 1 story changed'],
    [
      [changed, { ...changed, shot: 'dark-375' }, { ...changed, id: 'other' }],
      '8 pictures compared with abc1234 (main): 3 pictures of 2 stories changed',
    ],
    [
      [threw, fresh, { ...fresh, shot: 'light-1280' }, gone],
      '8 pictures compared with abc1234 (main): none differs; 1 picture of 1 story removed; 1 story threw; 2 pictures of 1 story new',
    ],
  ])('%#', (rows, text) => {
    expect(summaryOf(report(...rows))).toBe(text)
  })

  test('counts what no picture shows', () => {
    expect(summaryOf({ ...report(), ...unseen })).toBe(
      '8 pictures compared with abc1234 (main): none differs; 1 picture cut',
    )
  })
})

test.each([
  ['nothing', [], 0],
  ['a new story', [fresh], 0],
  ['a removed story', [gone], 1],
  ['a removed story and a new one', [fresh, gone], 1],
  ['a changed picture', [fresh, changed], 1],
  ['a story that throws', [threw], 1],
] as const)('exit code of %s', (_name, rows, code) => {
  expect(exitCodeFor(report(...rows))).toBe(code)
})

test('what no picture shows asks for nobody by itself', () => {
  expect(exitCodeFor({ ...report(), ...unseen })).toBe(0)
})

describe('the page', () => {
  const page = pageOf(report(fresh, gone, threw, changed))

  test('shows before, after and difference, from its own folder', () => {
    const sources = [...page.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src, alt]) => `${alt} ${src}`)
    expect(sources).toEqual([
      'Before pictures/before.png',
      'After pictures/after.png',
      'Difference pictures/difference.png',
      'Before pictures/n.png',
      'After pictures/n.png',
    ])
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\//)
  })

  test('puts what differs first and writes what others wrote as text', () => {
    const kinds = [...page.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['changed', 'removed', 'threw', 'new'])
    expect(page).toContain('A &lt;b&gt; &amp; &quot;c&quot;')
    expect(page).toContain('<pre>Error: &lt;no&gt;</pre>')
    expect(page).toContain('light, 375 · 1 pixel')
  })

  test('says where each story stands, in the theme and the window of the picture', () => {
    const addresses = [...page.matchAll(/<code>([^<]+)<\/code>/g)].map(([, address]) => address)
    expect(addresses).toEqual([
      '?path=/story/a--b&amp;globals=theme:light;viewport.value:375px-812px',
      '?path=/story/g--g&amp;globals=theme:dark;viewport.value:1280px-900px',
      '?path=/story/x--y',
      '?path=/story/n--n&amp;globals=theme:dark;viewport.value:1280px-900px',
    ])
  })

  test('lists what no picture shows, and only where there is something', () => {
    const told = pageOf({ ...report(), ...unseen })
    expect(told).toContain('<summary>Cut pictures (1)</summary>')
    expect(told).toContain('<li>L &amp; M <small>light, 375 · 8,000 of 17,167 px</small></li>')
    expect(page).not.toContain('<details>')
  })

  test('says so when nothing differs', () => {
    expect(pageOf(report())).toContain('<p>Every picture is as it was.</p>')
  })
})
