import { describe, expect, test } from 'vitest'
import { byFile, filesList, isOpen, openLine, type FileReason } from './by-file.ts'
import type { Figures, Survivor } from './figures.ts'

const survivor = (file: string, was: string, isCovered = true): Survivor => ({
  file,
  line: 1,
  mutator: 'StringLiteral',
  was,
  became: '""',
  isCovered,
})
const figuresOf = (goal: number, files: readonly string[], survivors: readonly Survivor[]): Figures => ({
  group: { name: 'x', goal, mutate: [], tests: [] },
  mutants: 9,
  killed: 9 - survivors.length,
  timeouts: 0,
  survived: survivors.length,
  noCoverage: 0,
  errors: 0,
  score: 80,
  files,
  survivors,
})
const LOOSE = figuresOf(
  75,
  ['a.ts', 'b.ts', 'c.ts'],
  [survivor('b.ts', "'x'"), survivor('a.ts', "'y'"), survivor('b.ts', "'z'", false)],
)
const STRICT = figuresOf(95, ['s.ts'], [survivor('s.ts', "'x'")])
const judged = (...fileReasons: FileReason[]) =>
  byFile([LOOSE, STRICT], { strict: 95, reasons: [{ file: 'a.ts', was: "'q'", why: 'So.' }], fileReasons })
const open = (...fileReasons: FileReason[]) =>
  judged(...fileReasons)
    .files.filter(isOpen)
    .map(openLine)

describe('survivors by file', () => {
  test('a file without a reason is told; in a strict group each change is, elsewhere', () => {
    expect(open()).toEqual([
      'a.ts: 1 live on (0 without a test), a reason is given for 0',
      'b.ts: 2 live on (1 without a test), a reason is given for 0',
    ])
  })
  test('one reason may be that of many files, for as many changes as were looked at', () => {
    expect(open({ why: 'Words.', files: { 'a.ts': 1, 'b.ts': 2 } })).toEqual([])
    expect(open({ why: 'Words.', files: { 'a.ts': 5, 'b.ts': 1 } })).toEqual([
      'b.ts: 2 live on (1 without a test), a reason is given for 1',
    ])
  })
  test('a change with a reason of its own is not counted', () => {
    const reasons = [{ file: 'b.ts', was: "'z'", why: 'So.' }]
    const { files } = byFile([LOOSE], { strict: 95, reasons, fileReasons: [{ why: 'Words.', files: { 'b.ts': 1 } }] })
    expect(files.filter(isOpen).map(({ file }) => file)).toEqual(['a.ts'])
  })
  test('a reason is for nothing where all is noticed, or where each change needs its own; not where nothing was counted', () => {
    const files = { 'a.ts': 1, 'c.ts': 1, 's.ts': 1, 'elsewhere.ts': 1 }
    expect(judged({ why: 'Words.', files }).idle).toEqual(['c.ts', 's.ts'])
  })
  test('are listed with their number and their reason', () => {
    expect(filesList(judged({ why: 'Words.', files: { 'b.ts': 1 } }).files)).toBe(
      '- a.ts (1): No reason yet.\n- b.ts (2, a reason for 1): Words.',
    )
    expect(filesList(judged({ why: 'Words.', files: { 'b.ts': 2 } }).files)).toContain('- b.ts (2): Words.')
  })
})
