import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '../../packages/ui/src/paths.ts'
import { cellsOf, mayOpen } from '../../packages/ui/src/states/cells.ts'
import { hole, same, seen, type ScreenStates } from '../../packages/ui/src/states/kinds.ts'
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

/** The level a story is told at: its own, or else its file's. */
const levelOf = (story: string) => {
  const [file = '', name = ''] = story.split('#')
  const text = readFileSync(join(UI, file), 'utf8')
  const levelIn = (start: string) => {
    const [own = ''] = (text.split(start)[1] ?? '').split(/\n(?=[^\s})])/)
    const [, constant] = /globals: (\w+)\b/.exec(own) ?? []
    return /\blevel: '(\w+)'/.exec(constant ? (text.split(`const ${constant} = `)[1] ?? '') : own)?.[1]
  }
  return levelIn(`export const ${name} = `) ?? levelIn('const meta = ') ?? 'nobody'
}

/** Cells whose story is another viewer's than they say. */
const strangersOf = (screen: ScreenStates): string[] =>
  cellsOf(screen).flatMap(({ row, cells }) =>
    Object.entries(cells).flatMap(([viewer, cell]) => {
      if (cell.kind !== 'story' || !written.has(cell.story)) return []
      const [told, said] = [levelOf(cell.story), String(cell.by ?? viewer)]
      return told === said ? [] : [`${screen.name}, ${row}, ${viewer}: ${cell.story} is of ${told}, not of ${said}`]
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

test('every cell shows the viewer it says', () => {
  expect(screens.flatMap(strangersOf)).toEqual([])
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

  test('a story of another viewer', () => {
    const [first] = strangersOf({ ...good, states: { loading: 'Moderator' } })
    expect(first).toMatch(/^Delete title, Loading, 1: .*#Moderator is of 2, not of 1$/)
    expect(strangersOf({ ...good, states: { loading: seen(2, 'Moderator') } })).toEqual([])
  })

  test('a viewer who sees what nobody sees', () => {
    const screen = { ...good, viewers: { ...good.viewers, 4: same(5), 5: same(4) } }
    expect(() => cellsOf(screen)).toThrow('Delete title: 4 and 5 point at each other')
  })
})
