import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { differenceOf, planOf, unseenOf } from './compare.ts'
import type { Taken } from './pictures.ts'

/** A grey picture; `dots` are the pixels that are one shade lighter. */
const picture = (width: number, height: number, dots: readonly (readonly [number, number])[] = []) => {
  const png = new PNG({ width, height })
  png.data.fill(128)
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255
  for (const [x, y] of dots) png.data[(y * width + x) * 4] = 129
  return PNG.sync.write(png)
}

describe('two pictures', () => {
  test('that are the same file do not differ', () => {
    expect(differenceOf(picture(4, 3), picture(4, 3))).toBeNull()
  })

  test('that are written otherwise and show the same do not differ', () => {
    const png = PNG.sync.read(picture(4, 3))
    const written = PNG.sync.write(png, { deflateLevel: 0 })
    expect(written.equals(picture(4, 3))).toBe(false)
    expect(differenceOf(picture(4, 3), written)).toBeNull()
  })

  test('differ when one pixel is one shade lighter, and the difference is red there only', () => {
    const found = differenceOf(
      picture(4, 3),
      picture(4, 3, [
        [1, 2],
        [3, 0],
      ]),
    )
    expect(found?.pixels).toBe(2)
    const shown = PNG.sync.read(found?.picture ?? Buffer.alloc(0))
    const isRed = (x: number, y: number) => {
      const at = (y * 4 + x) * 4
      return shown.data[at] === 255 && shown.data[at + 1] === 0
    }
    expect([isRed(1, 2), isRed(3, 0), isRed(0, 0)]).toEqual([true, true, false])
  })

  test('of different sizes differ in what one has more', () => {
    const found = differenceOf(picture(4, 3), picture(4, 5))
    expect(found?.pixels).toBe(8)
    expect(PNG.sync.read(found?.picture ?? Buffer.alloc(0))).toMatchObject({ width: 4, height: 5 })
    expect(differenceOf(picture(5, 3), picture(4, 4))?.pixels).toBe(3 + 4)
  })
})

const taken = (id: string, shots: string[], thrown: string | null = null): Taken => ({
  id,
  label: `Title: ${id}`,
  shots,
  thrown,
  cut: [],
})

describe('what there is to compare', () => {
  test('both sides, new, removed, threw', () => {
    const before = [taken('a', ['light-375', 'dark-375']), taken('gone', ['light-375'])]
    const after = [taken('a', ['light-375'], 'Error: no'), taken('fresh', ['dark-375'])]
    expect(planOf(before, after)).toEqual({
      both: [{ id: 'a', label: 'Title: a', shot: 'light-375' }],
      added: [{ id: 'fresh', label: 'Title: fresh', shot: 'dark-375' }],
      removed: [
        { id: 'a', label: 'Title: a', shot: 'dark-375' },
        { id: 'gone', label: 'Title: gone', shot: 'light-375' },
      ],
      threw: [{ id: 'a', label: 'Title: a', thrown: 'Error: no' }],
    })
  })

  test('a story that threw in the revision only is not named', () => {
    expect(planOf([taken('a', [], 'Error')], [taken('a', [])]).threw).toEqual([])
  })
})

test('what no picture shows: the end of a cut one', () => {
  const cut = { shot: 'light-375', shown: 8000, whole: 9001 }
  const long = { ...taken('long', ['light-375']), cut: [cut] }
  const also = { ...long, id: 'also', label: 'Title: also' }
  expect(unseenOf([taken('a', ['light-375']), long, also])).toEqual({
    cut: [
      { id: 'also', label: 'Title: also', ...cut },
      { id: 'long', label: 'Title: long', ...cut },
    ],
  })
})
