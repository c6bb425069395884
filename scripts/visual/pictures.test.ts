import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { heightOf, type Stage, type Theme } from '../stage/stage.ts'
import { browserOf, noteBrowser, pictureFile, readAllTaken, readTaken, takePictures } from './pictures.ts'

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'bunko-pictures-'))))
afterEach(() => rmSync(dir, { recursive: true }))

interface Shown {
  /** How high the page is in a window so high, px. */
  page?: (window: number, width: number) => number
  asked?: number
  theme?: Theme
}

/** Takes the pictures of a story on a stage that draws nothing. Returns what is known of them, and all windows and themes. */
const take = async ({ page = () => 500, asked, theme: own = 'light' }: Shown, small?: string) => {
  const windows: [width: number, height: number][] = []
  const turns: Theme[] = []
  let theme = own
  const stand = {
    asked: asked ?? null,
    cdp: { send: async () => ({ data: '', result: { value: '' } }) },
    mount: async () => null,
    resize: async (width: number, height = heightOf(width)) => void windows.push([width, height]),
    rest: async () => {
      const [width, height] = windows.at(-1) ?? [1280, 900]
      return Math.max(height, page(height, width))
    },
    turn: async (next: Theme) => {
      const before = theme
      theme = next
      turns.push(next)
      return before
    },
  }
  const stage = {
    play: async (stories: readonly unknown[], act: (...args: unknown[]) => Promise<void>) => {
      for (const story of stories) await act(stand, story)
    },
  } as unknown as Stage
  await takePictures(stage, [{ id: 'a--b', label: 'A: B' }], dir, undefined, small)
  return { taken: readTaken(dir, 'a--b'), windows, turns }
}

const FOUR = ['light-1280', 'dark-1280', 'light-375', 'dark-375']

test('a page as high as a window is taken in one of the usual size', async () => {
  const { taken, windows } = await take({})
  expect(taken).toEqual({ id: 'a--b', label: 'A: B', thrown: null, shots: FOUR, cut: [] })
  expect(FOUR.filter((shot) => !existsSync(pictureFile(dir, 'a--b', shot)))).toEqual([])
  expect(windows).toEqual([
    [1280, 900],
    [375, 812],
  ])
})

test('a longer page is taken whole', async () => {
  const { taken, windows } = await take({ page: () => 7999 })
  expect(taken?.cut).toEqual([])
  expect(windows).toContainEqual([375, 7999])
})

test('what is too long is cut, and says how long it is', async () => {
  const { taken, windows } = await take({ page: (_window, width) => (width === 375 ? 9001 : 3000) })
  expect(windows).toContainEqual([375, 8000])
  expect(taken?.cut).toEqual([
    { shot: 'light-375', shown: 8000, whole: 9001 },
    { shot: 'dark-375', shown: 8000, whole: 9001 },
  ])
})

test('a page that loads more where there is room is followed to its end', async () => {
  const { taken, windows } = await take({ page: (window) => (window < 2000 ? 2000 : 3500) })
  expect(windows.filter(([width]) => width === 1280)).toEqual([
    [1280, 900],
    [1280, 2000],
    [1280, 3500],
  ])
  expect(taken?.cut).toEqual([])
})

test('a page that always grows with its window is given up, and is cut', async () => {
  const { taken, windows } = await take({ page: (window) => window + 100 })
  expect(windows.filter(([width]) => width === 1280)).toHaveLength(4)
  expect(taken?.cut[0]).toEqual({ shot: 'light-1280', shown: 1200, whole: 1300 })
})

test.each<Theme>(['light', 'dark'])(
  'a story told in the %s one is taken in both themes and both widths',
  async (theme) => {
    const { taken, turns } = await take({ theme })
    expect(taken?.shots).toEqual(FOUR)
    // It stands in its own window and theme while it is drawn first, as its small picture shows it, and is left in it.
    expect([turns[1], turns.at(-1)]).toEqual([theme, theme])
  },
)

test.each([
  [320, [375, 1280]],
  [375, [375, 1280]],
  [768, [1280, 375]],
  [undefined, [1280, 375]],
])('a story that asks for %s px begins with its own kind of window', async (asked, widths) => {
  const { taken, windows } = await take({ ...(asked && { asked }) })
  expect(windows.map(([width]) => width)).toEqual(widths)
  expect(taken?.shots.toSorted()).toEqual(FOUR.toSorted())
})

test('there is one small picture of a story, where small ones are kept', async () => {
  const small = join(dir, 'small')
  await take({}, small)
  expect(readdirSync(small)).toEqual(['a--b.webp'])
})

test('a folder of pictures names the browser that drew them', () => {
  expect(browserOf(dir)).toBeUndefined()
  noteBrowser(dir, '156.0.1')
  expect(browserOf(dir)).toBe('156.0.1')
  expect(readAllTaken(dir)).toEqual([])
})
