import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Cut, Taken } from './pictures.ts'

export interface Difference {
  /** How many pixels differ; where one picture is larger, what it has more counts as well. */
  pixels: number
  /** A picture of the difference (PNG): what differs in red over what does not, pale. */
  picture: Buffer
}

/** Puts a picture into the upper left corner of a larger one, which is transparent elsewhere. */
const padded = (png: PNG, width: number, height: number) => {
  if (png.width === width && png.height === height) return png
  const larger = new PNG({ width, height })
  PNG.bitblt(png, larger, 0, 0, png.width, png.height, 0, 0)
  return larger
}

/** Compares two PNG files pixel by pixel, to the last shade. Returns null when they show the same. */
export const differenceOf = (before: Buffer, after: Buffer): Difference | null => {
  if (before.equals(after)) return null
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const output = new PNG({ width, height })
  const [left, right] = [padded(first, width, height).data, padded(second, width, height).data]
  const pixels = pixelmatch(left, right, output.data, width, height, { threshold: 0, includeAA: true })
  return pixels === 0 ? null : { pixels, picture: PNG.sync.write(output) }
}

export interface Pair {
  id: string
  label: string
  shot: string
}

export interface Plan {
  /** Pictures that both sides have. */
  both: Pair[]
  added: Pair[]
  removed: Pair[]
  threw: { id: string; label: string; thrown: string }[]
}

const pairsOf = ({ id, label, shots }: Taken): Pair[] => shots.map((shot) => ({ id, label, shot }))
const keyOf = ({ id, shot }: Pair) => `${id} ${shot}`

/** What there is to compare, and what only one side has. Stories that throw are named; their pictures are compared. */
export const planOf = (before: readonly Taken[], after: readonly Taken[]): Plan => {
  const [old, now] = [before.flatMap(pairsOf), after.flatMap(pairsOf)]
  const [oldKeys, nowKeys] = [new Set(old.map(keyOf)), new Set(now.map(keyOf))]
  return {
    both: now.filter((pair) => oldKeys.has(keyOf(pair))),
    added: now.filter((pair) => !oldKeys.has(keyOf(pair))),
    removed: old.filter((pair) => !nowKeys.has(keyOf(pair))),
    threw: after.flatMap(({ id, label, thrown }) => (thrown === null ? [] : [{ id, label, thrown }])),
  }
}

/** What the pictures of a run do not show. */
export interface Unseen {
  /** Pictures that end before their page does: nothing below is compared. */
  cut: (Cut & { id: string; label: string })[]
}

/** What these pictures do not show, by the names of the stories: they were taken in any order. */
export const unseenOf = (taken: readonly Taken[]): Unseen => {
  const stories = taken.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
  return {
    cut: stories.flatMap(({ id, label, cut }) => cut.map((one) => ({ id, label, ...one }))),
  }
}
