import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { paths } from '../../packages/ui/src/paths.ts'
import { cellsOf, mayOpen } from '../../packages/ui/src/states/cells.ts'
import {
  hole,
  LIKE_REFUSED,
  NOTHING_TO_LOSE,
  same,
  seen,
  STATES,
  type ScreenStates,
} from '../../packages/ui/src/states/kinds.ts'
import { SCREENS } from '../../packages/ui/src/states/states.ts'
import { findIn, moreOf, storiesIn, type Index } from '../../packages/ui/src/states/stories.ts'
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

/** As Storybook's own: the stories, and a docs page for each file. */
const index: Index = Object.fromEntries(
  [...written].flatMap((path) => {
    const [file = '', name = ''] = path.split('#')
    const title = file.replace('.stories.tsx', '')
    const entry = (id: string, type: string) =>
      [id, { id, title, importPath: `./packages/ui/src/${file}`, type }] as const
    return [entry(toId(title, storyNameFromExport(name)), 'story'), entry(toId(title, 'docs'), 'docs')]
  }),
)
const idsIn = (more: ReturnType<typeof moreOf>, screen?: string) =>
  [...more].flatMap(([name, files]) => (screen === undefined || name === screen ? files.flatMap(({ ids }) => ids) : []))

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

/** What a reason may lead to: the titles of all files of stories. */
const titles = globSync('**/*.stories.tsx', { cwd: UI }).map((path) => {
  const own = /^ {2}title: '([^']+)'/m.exec(readFileSync(join(UI, path), 'utf8'))?.[1]
  return (own ?? path.replaceAll('\\', '/').replace(/\/[^/]+$/, '')).toLowerCase()
})
const leadsNowhere = (reason: string) =>
  [...reason.matchAll(/\b(?:screens|parts|components|journeys)\/.*/gi)].filter(
    ([rest]) => !titles.some((title) => rest.toLowerCase().startsWith(title)),
  )

test('what a reason names is there', () => {
  const reasons = screens.flatMap((screen) =>
    cellsOf(screen).flatMap(({ row, cells }) =>
      Object.values(cells).flatMap((cell) => ('reason' in cell ? [`${cell.reason} (${screen.name}, ${row})`] : [])),
    ),
  )
  expect(reasons.length).toBeGreaterThan(100)
  expect([...new Set(reasons.filter((reason) => leadsNowhere(reason).length > 0))]).toEqual([])
  expect(leadsNowhere('Screens/Nowhere shows it.')).toHaveLength(1)
})

test('every cell shows the viewer it says', () => {
  expect(screens.flatMap(strangersOf)).toEqual([])
})

test('every story of a screen is told of somebody, whom the toolbar calls its own viewer', () => {
  expect([...written].filter((story) => levelOf(story) === 'nobody')).toEqual([])
})

/** Folders whose code has this. */
const foldersWith = (sign: RegExp) =>
  new Set(
    globSync('screens/*/*.{ts,tsx}', { cwd: UI, exclude: ['**/*.stories.tsx'] })
      .filter((path) => sign.test(readFileSync(join(UI, path), 'utf8')))
      .map((path) => path.replaceAll('\\', '/').split('/')[1]),
  )
/** Of screens that ask before they are left. */
const asking = foldersWith(/useUnsaved\(/)
/** Says 'Never' of a question that its own code asks. */
const hidesItsQuestion = ({ folder, states: { unsaved } }: ScreenStates) =>
  typeof unsaved === 'object' && unsaved.kind === 'never' && asking.has(folder)

test('a screen that asks before it is left does not say never', () => {
  expect(screens.filter(hidesItsQuestion).map(({ name }) => name)).toEqual([])
  const [register] = screens.filter(({ name }) => name === 'Register') as [ScreenStates]
  expect(hidesItsQuestion({ ...register, states: { unsaved: NOTHING_TO_LOSE } })).toBe(true)
})

/** Of screens that say something else where nobody knows whether it was done (lib/unsure.ts). */
const doubting = foldersWith(/unsure/i)
const DOUBTFUL = new Set<string>([STATES.saveFails, STATES.saveOffline])
/** States called a refusal that the screen's own code tells apart from one. */
const hiddenDoubtsOf = (screen: ScreenStates): string[] =>
  cellsOf(screen).flatMap(({ row, cells }) =>
    doubting.has(screen.folder) &&
    DOUBTFUL.has(row) &&
    Object.values(cells).some((cell) => cell.kind === 'hole' && cell.reason === LIKE_REFUSED.reason)
      ? [`${screen.name}, ${row}`]
      : [],
  )

test('what may have been done all the same is not called a refusal', () => {
  expect(screens.flatMap(hiddenDoubtsOf)).toEqual([])
  const [register] = screens.filter(({ name }) => name === 'Register') as [ScreenStates]
  const states = { saveForbidden: LIKE_REFUSED, saveFails: LIKE_REFUSED, saveOffline: 'Offline' }
  expect(hiddenDoubtsOf({ ...register, states })).toEqual(['Register, Saving: server error'])
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

/** Names that alone say which state is told, as an id ends in them. */
const NAMED = new Map<string, RegExp>([
  [STATES.loadOffline, /--(?:no-connection|pending-no-answer)$/],
  [STATES.refreshFails, /--refresh-fails$/],
  [STATES.saveFails, /--(?:gateway-time-out|save-fails|server-error)$/],
  [STATES.saveOffline, /--(?:no-answer|offline|removal-answer-lost)$/],
  [STATES.unsaved, /--(?:leaving-asks|asks-before-leaving|left-unsent)$/],
  [STATES.sessionEnds, /--session-(?:ends|expired)$/],
])
/** States without a story that one of the screen's other stories tells. */
const overlookedIn = (all: readonly ScreenStates[]): string[] => {
  const more = moreOf(all, index)
  return all.flatMap((screen) =>
    cellsOf(screen).flatMap(({ row, cells }) =>
      Object.values(cells).some(({ kind }) => kind === 'story')
        ? []
        : idsIn(more, screen.name)
            .filter((id) => NAMED.get(row)?.test(id))
            .map((id) => `${screen.name}, ${row}: ${id}`),
    ),
  )
}

describe('stories in no cell', () => {
  const more = moreOf(screens, index)

  test('every story is in a cell or in the list of one screen', () => {
    const find = findIn(index)
    const inCells = new Set(screens.flatMap((screen) => [...storiesIn(screen)]).map(find))
    const stories = Object.values(index).flatMap(({ id, type }) => (type === 'story' ? [id] : []))
    expect(stories).toHaveLength(written.size)
    expect([...inCells, ...idsIn(more)].toSorted()).toEqual(stories.toSorted())
  })

  test('a screen with all of its stories in cells has none', () => {
    const full = screens.filter(({ name }) => !more.has(name)).map(({ name }) => name)
    expect(full).toContain('Users, to come')
    expect([...more.values()].flat().filter(({ ids }) => ids.length === 0)).toEqual([])
  })

  test('a story that loses its cell is in the list of its screen', () => {
    const [good] = screens.filter(({ name }) => name === 'Delete title') as [ScreenStates]
    const loading = toId('screens/DeleteTitleScreen/DeleteTitleScreen', 'loading')
    expect(idsIn(more)).not.toContain(loading)
    expect(idsIn(moreOf([{ ...good, states: {} }], index), 'Delete title')).toContain(loading)
  })

  test('none of them tells a state that is said to have no story', () => {
    expect(overlookedIn(screens)).toEqual([])
    const [good] = screens.filter(({ name }) => name === 'Delete title') as [ScreenStates]
    expect(overlookedIn([{ ...good, states: { sessionEnds: hole('It is shown elsewhere.') } }])).toEqual([
      expect.stringMatching(/^Delete title, Session ends: .*--session-ends$/),
    ])
  })

  test.each([
    ['of the screen that names their file', 'Edit magazine', 'MagazinesScreen/EditMagazine', 'Cancelled'],
    ['of the screen with a cell in their file', 'Create author', 'AuthorFormScreen/CreateAuthorRefused', 'FieldErrors'],
    ['of the only screen of their folder', 'Title', 'TitleScreen/TitlePrinted', 'AllChapters'],
  ])('are %s', (_which, name, file, story) => {
    const start = toId(`screens/${file}`, storyNameFromExport(story))
    expect(idsIn(more, name)).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)))
    expect(idsIn(more).filter((id) => id.startsWith(start))).toEqual(
      idsIn(more, name).filter((id) => id.startsWith(start)),
    )
  })
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
