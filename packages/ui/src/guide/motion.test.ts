import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { framesOf, MOVES, OTHERS } from './motion.ts'

const UI = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, UI), 'utf8')
const NAMED = [...MOVES.flatMap(({ from }) => from ?? []), ...OTHERS.flatMap(({ from }) => from)]

test.each(NAMED)('$is stands in $at', ({ is, at }) => {
  expect(read(at)).toContain(is)
})

test('a move takes as long as its class says', () => {
  const told = MOVES.flatMap(({ from, ms }) => (from ? [[from.is, ms] as const] : []))
  expect(told.filter(([is, ms]) => !is.includes(`duration-${ms}`))).toEqual([])
})

test('a message moves as Sonner has it', () => {
  const sonner = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  expect(sonner).toMatch(/--y: ?translateY\(100%\)/)
  expect(sonner).toMatch(/transition: ?transform (?:\.4s|400ms), ?opacity (?:\.4s|400ms)/)
  expect(sonner).toContain('TIME_BEFORE_UNMOUNT = 200')
})

/** These move as a button does. */
const AS_A_BUTTON = ['components/DropZone/DropZone.tsx', 'components/IconButton/IconButton.tsx']

test('whatever has a transition is told', () => {
  const moving = globSync('{components,parts,routing,screens,toasts}/**/*.{ts,tsx}', { cwd: UI })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:stories|test)\.|\/story-/.test(path) && /\bduration-\d/.test(read(path)))
  const told = [...MOVES.flatMap(({ from }) => from?.at ?? []), ...AS_A_BUTTON]
  expect(moving.toSorted()).toEqual(told.toSorted())
})

const [button, dialog] = [MOVES[0]!, MOVES.find(({ kind }) => kind === 'comes')!]

test('what changes does so and goes back, what comes was away', () => {
  const { frames, duration } = framesOf(button, 100, 'ease')
  expect(duration).toBe(700)
  expect(frames.map(({ offset }) => Math.round(offset * duration))).toEqual([0, 100, 600, 700])
  const coming = framesOf(dialog, 150, 'ease')
  expect(coming.frames.map(({ offset }) => Math.round(offset * coming.duration))).toEqual([0, 500, 650])
})

test('in no time it jumps', () => {
  expect(framesOf(button, 0, 'ease').frames.map(({ offset }) => offset)).toEqual([0, 0, 1, 1])
  expect(framesOf(dialog, 0, 'ease').frames.map(({ offset }) => offset)).toEqual([0, 1, 1])
})
