import { describe, expect, test } from 'vitest'
import { longFiles } from './rooms.ts'
import { judge, roomOf } from './rooms/judge.ts'
import { WORKSPACES } from './rooms/testing/workspaces.ts'

const UI = 'packages/ui/src'
const LIST = `${UI}/screens/ListScreen/ListScreen.tsx`

/** What is said about a house of these files, without the rooms that stand empty. */
const findings = (files: Record<string, string>) =>
  judge({ files: new Map(Object.entries(files)), workspaces: WORKSPACES }).flatMap(({ problems }) => problems)

const planted = (from: string, specifier: string) => findings({ [from]: `import { x } from '${specifier}'\nx()` })

describe('who may import whom: forbidden', () => {
  test.each([
    ['the client, ours', 'packages/api-client/src/client.ts', '@bunko/mock-server'],
    ['the client, react', 'packages/api-client/src/client.ts', 'react'],
    ['the client, valtio', 'packages/api-client/src/session/session.ts', 'valtio'],
    ['the client, msw', 'packages/api-client/src/http/send.ts', 'msw'],
    ['the client, all of zod', 'packages/api-client/src/model/title.ts', 'zod'],
    ['the client, node', 'packages/api-client/src/client.ts', 'node:fs'],
    ['the client, an OpenAPI library', 'packages/api-client/src/client.ts', 'zod-openapi'],
    ['the client, its openapi', 'packages/api-client/src/client.ts', './openapi.ts'],
    ['the mock, the interface', 'packages/mock-server/src/index.ts', '@bunko/ui/screens/ListScreen'],
    ['the mock, react', 'packages/mock-server/src/db/db.ts', 'react'],
    ['the mock in the browser, node', 'packages/mock-server/src/handlers/edits.ts', 'node:crypto'],
    ['the mock in the browser, its HTTP side', 'packages/mock-server/src/index.ts', './adapters/http.ts'],
    ['a screen, the mock', LIST, '@bunko/mock-server'],
    ['a screen, msw', LIST, 'msw'],
    ['a screen, faker', LIST, '@faker-js/faker'],
    ['a screen, Storybook', LIST, '@bunko/storybook/preview'],
    ['a screen, another screen', LIST, '../LoginScreen/LoginScreen.tsx'],
    ['a screen, a journey', LIST, '../../journeys/review.stories.tsx'],
    ['a screen, the storage', LIST, '../../lib/storage.ts'],
    ['a screen, a story', LIST, './ListScreen.stories.tsx'],
    ['a screen, a helper of stories', LIST, '../../lib/story-print.ts'],
    ['lib, a helper of stories', `${UI}/lib/age.ts`, './story-print.ts'],
    ['the frame, a helper of tests', `${UI}/routing/AppShell.tsx`, './testing/memory-window.ts'],
    ['a helper of tests, the mock', `${UI}/routing/testing/memory-window.ts`, '@bunko/mock-server'],
    ['a story, msw', `${UI}/screens/ListScreen/ListScreen.stories.tsx`, 'msw'],
    ['a story, faker', `${UI}/screens/ListScreen/ListScreen.stories.tsx`, '@faker-js/faker'],
    ['a story, the mock over HTTP', `${UI}/screens/ListScreen/ListScreen.stories.tsx`, '@bunko/mock-server/http'],
    ['a page, msw', `${UI}/guide/Levels.mdx`, 'msw'],
    ['a component, the guide', `${UI}/components/Button/Button.tsx`, '../../guide/contrast.ts'],
    ['a block of the guide, a screen', `${UI}/guide/Colours.tsx`, '../screens/ListScreen/ListScreen.tsx'],
    ['a test, the mock', `${UI}/lib/age.test.ts`, '@bunko/mock-server'],
    ['lib, a component', `${UI}/lib/age.ts`, '../components/Button/Button.tsx'],
    ['lib, data', `${UI}/lib/age.ts`, '../data/edits.ts'],
    ['lib, the storage', `${UI}/lib/age.ts`, './storage.ts'],
    ['lib, valtio', `${UI}/lib/age.ts`, 'valtio'],
    ['lib, the router', `${UI}/lib/age.ts`, 'react-router-dom'],
    ['a component, a part', `${UI}/components/Button/Button.tsx`, '../../parts/ChangeList/ChangeList.tsx'],
    ['a component, data', `${UI}/components/Button/Button.tsx`, '../../data/edits.ts'],
    ['a component, the session', `${UI}/components/Button/Button.tsx`, '../../session/session.tsx'],
    ['a component, toasts', `${UI}/components/Button/Button.tsx`, '../../toasts/toasts.tsx'],
    ['a component, the level', `${UI}/components/Button/Button.tsx`, '@bunko/api-client'],
    ['a component, the router', `${UI}/components/Button/Button.tsx`, 'react-router-dom'],
    ['Link, data', `${UI}/components/Link/Link.tsx`, '../../data/edits.ts'],
    ['a part, a screen', `${UI}/parts/ChangeList/ChangeList.tsx`, '../../screens/ListScreen/ListScreen.tsx'],
    ['a part, the frame', `${UI}/parts/ChangeList/ChangeList.tsx`, '../../routing/AppShell.tsx'],
    ['a part, the router', `${UI}/parts/ChangeList/ChangeList.tsx`, 'react-router-dom'],
    ['the frame, a screen', `${UI}/routing/AppShell.tsx`, '../screens/ListScreen/ListScreen.tsx'],
    ['data, a component', `${UI}/data/edits.ts`, '../components/Button/Button.tsx'],
    ['data, toasts', `${UI}/data/edits.ts`, '../toasts/toasts.tsx'],
    ['the session, a part', `${UI}/session/session.tsx`, '../parts/GatePanel/GatePanel.tsx'],
    ['preferences, data', `${UI}/preferences/preferences.tsx`, '../data/edits.ts'],
    ['drafts, data', `${UI}/drafts/drafts.tsx`, '../data/edits.ts'],
    ['toasts, a screen', `${UI}/toasts/toasts.tsx`, '../screens/ListScreen/ListScreen.tsx'],
    ['paths, the router', `${UI}/paths.ts`, 'react-router-dom'],
    ['the clock, data', `${UI}/clock/clock.tsx`, '../data/edits.ts'],
    ['providers, a screen', `${UI}/providers/AppProviders.tsx`, '../screens/ListScreen/ListScreen.tsx'],
    ['the storage, valtio', `${UI}/lib/storage.ts`, 'valtio'],
    ['a package, another by a relative path', LIST, '../../../../api-client/src/index.ts'],
    ['Storybook, a screen', '.storybook/preview.tsx', '@bunko/ui/screens/ListScreen'],
    ['the app, the mock', 'apps/web/src/main.tsx', '@bunko/mock-server'],
    ['the app, a deep path', 'apps/web/src/main.tsx', '@bunko/ui/src/screens/ListScreen/ListScreen.tsx'],
    ['the app, a relative deep path', 'apps/web/src/main.tsx', '../../../packages/ui/src/data/edits.ts'],
    ['the app, a library of ui', 'apps/web/src/main.tsx', 'valtio'],
    ['end to end, ui', 'apps/web/e2e/login.spec.ts', '@bunko/ui/screens/ListScreen'],
    ['end to end, the walk', 'apps/web/e2e/login.spec.ts', '../walk/visit.ts'],
    ['the walk, ui', 'apps/web/walk/visit.ts', '@bunko/ui/screens/ListScreen'],
    ['the walk, the session', 'apps/web/walk/visit.ts', '../../../packages/ui/src/session/gates.ts'],
    ['a script, a screen', 'scripts/start.ts', '../packages/ui/src/screens/ListScreen/ListScreen.tsx'],
  ])('%s (%s imports %s)', (_name, from, specifier) => {
    const room = roomOf(from)
    expect(planted(from, specifier)).toEqual([expect.stringContaining(`${from}:1 imports ${specifier}, `)])
    expect(planted(from, specifier)[0]).toContain(room?.why)
  })

  test('remote styles', () => {
    expect(findings({ [`${UI}/styles/index.css`]: "\n@import url('https://fonts.example/a.css');" })).toEqual([
      expect.stringContaining(`${UI}/styles/index.css:2 imports https://fonts.example/a.css, `),
    ])
  })
})

describe('who may import whom: allowed', () => {
  test.each([
    ['packages/api-client/src/client.ts', 'ofetch'],
    ['packages/api-client/src/openapi.ts', 'zod-openapi'],
    ['packages/mock-server/src/make/title.ts', '@faker-js/faker'],
    ['packages/mock-server/src/cli.ts', 'node:http'],
    [`${UI}/components/Link/Link.tsx`, 'react-router-dom'],
    [`${UI}/parts/ChangeList/ChangeList.tsx`, '../../components/Link/Link.tsx'],
    [`${UI}/drafts/drafts.tsx`, '../lib/storage.ts'],
    [LIST, '../../parts/ChangeList/ChangeList.tsx'],
    [LIST, './Row.tsx'],
    [`${UI}/screens/ListScreen/ListScreen.stories.tsx`, '@bunko/storybook/preview'],
    [`${UI}/screens/ListScreen/ListScreen.stories.tsx`, '../../lib/story-print.ts'],
    [`${UI}/routing/use-typed.stories.tsx`, './testing/memory-window.ts'],
    [`${UI}/routing/page-router.test.ts`, './testing/memory-window.ts'],
    [`${UI}/journeys/review.stories.tsx`, '../screens/ListScreen/ListScreen.tsx'],
    ['apps/web/src/main.tsx', '@bunko/ui/screens/ListScreen'],
    ['apps/web/e2e/login.spec.ts', '@bunko/mock-server'],
    ['apps/web/walk/routes.ts', '../../../packages/ui/src/paths.ts'],
    ['apps/web/walk/faults.ts', '@bunko/api-client'],
    ['apps/web/vite.config.ts', '../../scripts/proxy.ts'],
    ['apps/web/vite/preload-screens.ts', '../../../packages/api-client/src/limits.ts'],
  ])('%s imports %s', (from, specifier) => {
    expect(planted(from, specifier)).toEqual([])
  })

  test('a component takes types from the client, not values', () => {
    const file = `${UI}/components/Badge/Badge.tsx`
    expect(findings({ [file]: "import type { Edit } from '@bunko/api-client'" })).toEqual([])
    expect(findings({ [file]: "import { type Edit, LEVELS } from '@bunko/api-client'" })).toEqual([
      expect.stringContaining('of api-client, which may give it types only'),
    ])
  })
})

describe('other rules of the house', () => {
  test('a file in no room', () => {
    expect(findings({ [`${UI}/helpers/x.ts`]: '' })).toEqual([`${UI}/helpers/x.ts is in no room`])
  })

  test('a circle, but not one of types', () => {
    const a = `${UI}/lib/a.ts`
    const b = `${UI}/lib/b.ts`
    const back = "export { a } from './a.ts'"
    expect(findings({ [a]: "import { b } from './b.ts'", [b]: back })).toEqual([`a circle: ${a} → ${b} → ${a}`])
    expect(findings({ [a]: "import type { b } from './b.ts'", [b]: back })).toEqual([])
  })

  test('a second entry', () => {
    const file = `${UI}/data/index.ts`
    expect(findings({ [file]: '', 'packages/api-client/src/index.ts': '' })).toEqual([file])
  })

  test.each([
    'localStorage.getItem("a")',
    'window.sessionStorage.clear()',
    'globalThis["localStorage"]',
    'const { localStorage: store } = window',
  ])('browser storage: %s', (code) => {
    const name = code.includes('session') ? 'sessionStorage' : 'localStorage'
    expect(findings({ [LIST]: code })).toEqual([`${LIST}:1 touches ${name}`])
    expect(findings({ [`${UI}/lib/storage.ts`]: code })).toEqual([])
  })

  test('a sentence about localStorage is no use of it', () => {
    expect(findings({ [LIST]: "// localStorage\nexport const text = 'kept in localStorage'" })).toEqual([])
  })

  test('import.meta.env', () => {
    expect(findings({ [LIST]: '\nexport const x = import.meta.env.DEV' })).toEqual([
      `${LIST}:2 touches import.meta.env`,
    ])
    expect(findings({ 'apps/web/src/env.ts': 'export const x = import.meta.env.VITE_X' })).toEqual([])
  })

  test('long files are told, stories later than the rest', () => {
    const files = { 'a.ts': 201, 'b.ts': 200, 'c.stories.tsx': 250, 'd.stories.tsx': 251 }
    const texts = new Map(Object.entries(files).map(([path, lines]) => [path, '\n'.repeat(lines)]))
    expect(longFiles(texts)).toEqual([
      { path: 'd.stories.tsx', lines: 251 },
      { path: 'a.ts', lines: 201 },
    ])
  })
})
