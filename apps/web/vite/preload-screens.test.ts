import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { FIRST_SLIDE } from './first-slide.ts'
import { preloadScreens } from './preload-screens.ts'

/** What of Vite's hook is asked here. */
interface Hook {
  handler: (html: string, build: { bundle: readonly object[]; chunk: object }) => string
}

const MODULES = [
  '/apps/web/src/shell-route.tsx',
  '/apps/web/src/screens.ts',
  '/packages/api-client/src/contract/auth.ts',
  '/packages/ui/src/screens/HomeScreen/HomeScreen.tsx',
  '/packages/ui/src/screens/TitleScreen/TitleScreen.tsx',
]

/** What the document runs first, of a build with a file for each module. */
const firstScript = (): string => {
  const { handler } = preloadScreens().transformIndexHtml as unknown as Hook
  const files = MODULES.map((id, at) => ({ fileName: `${at}.js`, moduleIds: [id] }))
  const bundle = [...files, { fileName: 'slide.js', name: FIRST_SLIDE }]
  const html = handler('<title>Bunko</title><div id="root"></div>', { bundle, chunk: { fileName: 'main.js' } })
  return /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
}

/** What it asks for at home, and how many milliseconds each call has. */
const asked = (stored: string | null) => {
  const calls: [call: string, ms: number][] = []
  runInNewContext(`const location = { pathname: '/' }, localStorage = { getItem: () => stored };${firstScript()}`, {
    stored,
    read: (answer: unknown) => answer,
    AbortSignal: { timeout: (ms: number) => ms },
    fetch: async (call: string, { signal }: { signal: number }) => void calls.push([call, signal]),
  })
  return calls
}

test("a visitor's first calls have the five seconds of any other (section 7)", () => {
  expect(asked(null)).toEqual([
    ['/api/v1/manga/hero-slider/', 5_000],
    ['/api/v1/manga/seasonal/current-top/?limit=10', 5_000],
  ])
})

test('for who is signed in nothing is asked', () => {
  expect(asked('{}')).toEqual([])
})
