import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

// Plain JavaScript without types: it runs before anything is installed.
const { holderIsGone, keepTurn } = (await import(new URL('turn.mjs', import.meta.url).href)) as {
  holderIsGone: (turn: string) => boolean
  keepTurn: (turn: string) => void
}

const MINUTE = 60_000
const folderOf = (pid: string | null, ageMs = 0) => {
  const turn = mkdtempSync(join(tmpdir(), 'bunko-turn-'))
  onTestFinished(() => rmSync(turn, { recursive: true, force: true }))
  if (pid !== null) writeFileSync(join(turn, 'pid'), pid)
  const at = new Date(Date.now() - ageMs)
  utimesSync(turn, at, at)
  return turn
}
const own = String(process.pid)

test('whoever still runs is waited for, and so is whoever may be about to write its number', () => {
  expect(holderIsGone(folderOf(own))).toBe(false)
  expect(holderIsGone(folderOf(own, 29 * MINUTE))).toBe(false)
  expect(holderIsGone(folderOf(null))).toBe(false)
  expect(holderIsGone(folderOf(''))).toBe(false)
})

test.each([
  ['whose process has ended', '999999999', 0],
  ['that wrote no number', null, 6000],
  ['that wrote an empty number', '', 6000],
  ['whose number another process has by now', own, 31 * MINUTE],
])('a set-up %s is gone', (_, pid, ageMs) => {
  expect(holderIsGone(folderOf(pid, ageMs))).toBe(true)
})

test('what keeps its turn is not gone, however long it takes', () => {
  const turn = folderOf(own, 31 * MINUTE)
  keepTurn(turn)
  expect(holderIsGone(turn)).toBe(false)
})

test('a turn that has been given back is nobody’s', () => {
  const turn = folderOf(own)
  rmSync(turn, { recursive: true })
  expect(holderIsGone(turn)).toBe(false)
  keepTurn(turn)
})
