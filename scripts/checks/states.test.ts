import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '../../packages/ui/src/paths.ts'
import { cellsOf, mayOpen } from '../../packages/ui/src/states/cells.ts'
import { hole, same, type ScreenStates } from '../../packages/ui/src/states/kinds.ts'
import { SCREENS } from '../../packages/ui/src/states/states.ts'
import { ROOT } from '../lib/processes.ts'
import { readStoryFile } from './story-files.ts'

const UI = join(ROOT, 'packages/ui/src')
const screens: readonly ScreenStates[] = SCREENS.flatMap((part) => part.screens)

const written = new Set(
  globSync('screens/*/*.stories.tsx', { cwd: UI }).flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    return readStoryFile(file, readFileSync(join(UI, path), 'utf8')).stories.map((story) => `${file}#${story}`)
  }),
)

/** What is wrong with a screen's entry. */
const problemsOf = (screen: ScreenStates): string[] =>
  cellsOf(screen).flatMap(({ row, cells }) =>
    Object.entries(cells).flatMap(([viewer, cell]) => {
      const where = `${screen.name}, ${row}, ${viewer}`
      if (cell.kind === 'story') return written.has(cell.story) ? [] : [`${where}: no story ${cell.story}`]
      if (cell.kind === 'closed') return []
      return /\w.*\.$/s.test(cell.reason) && cell.reason.length > 20
        ? []
        : [`${where}: a ${cell.kind} without a reason`]
    }),
  )

test('every cell has its story, or a reason', () => {
  expect(written.size).toBeGreaterThan(300)
  expect(screens.flatMap(problemsOf)).toEqual([])
})

test('every route and every screen is in the map, once', () => {
  expect(screens.flatMap(({ routes }) => routes).toSorted()).toEqual(Object.keys(paths).toSorted())
  const folders = globSync('screens/*/', { cwd: UI }).map((path) => path.replaceAll('\\', '/').split('/')[1])
  expect([...new Set(screens.map(({ folder }) => folder))].toSorted()).toEqual([...new Set(folders)].toSorted())
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length)
})

test('who shows the states of a screen may come in', () => {
  expect(screens.filter((screen) => !mayOpen(screen, screen.main)).map(({ name }) => name)).toEqual([])
})

describe('what the check finds', () => {
  const [good] = screens.filter(({ name }) => name === 'Delete title') as [ScreenStates]
  const withStates = (states: ScreenStates['states']) => problemsOf({ ...good, states })

  test.each([
    ['a story that is not there', { loading: 'Nothing' }, 'no story screens/DeleteTitleScreen/DeleteTitleScreen'],
    [
      'one of another file',
      { loading: 'Other#Loading' },
      'no story screens/DeleteTitleScreen/Other.stories.tsx#Loading',
    ],
    ['a hole without a reason', { loading: hole('') }, 'a hole without a reason'],
    ['a reason that says nothing', { loading: hole('Later.') }, 'a hole without a reason'],
  ])('%s', (_name, states, problem) => {
    expect(withStates(states)).toContainEqual(expect.stringContaining(problem))
  })

  test('a viewer who sees what nobody sees', () => {
    const screen = { ...good, viewers: { ...good.viewers, 4: same(5), 5: same(4) } }
    expect(() => cellsOf(screen)).toThrow('Delete title: 4 and 5 point at each other')
  })
})
