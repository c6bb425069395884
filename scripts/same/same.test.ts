import { describe, expect, test } from 'vitest'
import { hole, same, type ScreenStates } from '../../packages/ui/src/states/kinds.ts'
import { Problem } from '../lib/problem.ts'
import { calledSame } from './called-same.ts'
import type { Stand } from '../stage/stage.ts'
import { judgeSame } from './judge.ts'
import { HELP, readOptions } from './options.ts'
import { differences, withoutFrame } from './seen.ts'

describe('options of npm run same', () => {
  test('are read', () => {
    expect(readOptions([])).toEqual({ only: [], built: undefined })
    expect(readOptions(['--only', 'a', '--only=b', '--built', 'x'])).toEqual({ only: ['a', 'b'], built: 'x' })
    expect(readOptions(['-h'])).toBe('help')
    for (const name of ['--only', '--built', '--help']) expect(HELP).toContain(name)
  })

  test.each([
    ['--nope', 'There is no option --nope.'],
    ['--only=', '--only needs a value.'],
    ['--built=', '--built needs a value.'],
  ])('%s is answered with one line and exit code 2', (arg, sentence) => {
    const message = `${sentence} (npm run same -- --help lists the options)`
    expect(() => readOptions([arg])).toThrow(expect.objectContaining({ exitCode: 2, message }) as Error)
    expect(() => readOptions([arg])).toThrow(Problem)
  })
})

describe('what the map calls the same', () => {
  const file = './packages/ui/src/screens/HomeScreen/HomeScreen.stories.tsx'
  const entry = (id: string, name: string) => ({ id, name, title: 'Screens/Home', importPath: file, type: 'story' })
  const index = { a: entry('home--visitor', 'Visitor'), b: entry('home--empty', 'Empty') }
  const byId = Object.fromEntries(Object.values(index).map((one) => [one.id, one]))
  const home: ScreenStates = {
    name: 'Home',
    folder: 'HomeScreen',
    file: 'HomeScreen',
    routes: ['home'],
    does: ['list'],
    main: 'anonymous',
    viewers: {
      anonymous: 'Visitor',
      1: same('anonymous'),
      2: same('anonymous'),
      3: hole('None.'),
      4: same('anonymous'),
      5: 'Empty',
      unknown: same('anonymous'),
    },
    states: { empty: 'Empty', loading: hole('None.') },
  }

  test('is each story with those who see it as another does', () => {
    expect(calledSame([home], byId, [])).toEqual([
      { story: { id: 'home--visitor', label: 'Screens/Home: Visitor' }, viewers: [1, 2, 4, 'unknown'] },
      { story: { id: 'home--empty', label: 'Screens/Home: Empty' }, viewers: [1, 2, 3, 4, 5, 'unknown'] },
    ])
  })

  test('is less where only some is asked for', () => {
    expect(calledSame([home], byId, ['EMPTY']).map(({ story }) => story.id)).toEqual(['home--empty'])
  })
})

describe('what a story shows', () => {
  const page = ['- banner:', '  - link "Ann"', '- main:', '  - heading "Home"', '- complementary:', '  - link "Users"']

  test('is all but the frame', () => {
    expect(withoutFrame([...page, '- alert: Odd.'])).toEqual(['- main:', '  - heading "Home"', '- alert: Odd.'])
    expect(withoutFrame(['- main:', '  - banner:', '    - text: x'])).toHaveLength(3)
  })

  test('differs in the lines that one alone has', () => {
    expect(differences(page, page)).toEqual([])
    expect(differences(['a', 'b', 'a'], ['b', 'a', 'c'])).toEqual(['-a', '+c'])
  })
})

/** A story that shows each viewer what is given, or throws. */
const standOf = (shown: Readonly<Record<string, string | Error>>) => {
  let viewer = 'own'
  const page = { locator: () => ({ ariaSnapshot: async () => String(shown[viewer]) }) }
  const mount = async (_: unknown, as = 'own') => {
    viewer = as
    const one = shown[as]
    return one instanceof Error ? one.message : null
  }
  return { page, mount, rest: async () => 900 } as unknown as Stand
}

describe('whoever is said to see the same', () => {
  const story = { id: 'a', label: 'A: One' }
  test('does, or is told of with what differs', async () => {
    const stand = standOf({ own: '- main:\n  - button "Edit"', 1: '- main:\n  - button "Edit"', unknown: '- main:' })
    expect(await judgeSame(stand, { story, viewers: [1, 'unknown'] })).toEqual([
      { story: 'A: One', viewer: 'unknown', hasThrown: false, problem: ['-  - button "Edit"'] },
    ])
  })

  test('does not where the story ends for the one and not for the other', async () => {
    const stand = standOf({ own: '- main:', 5: new Error('No button') })
    expect(await judgeSame(stand, { story, viewers: [5] })).toEqual([
      { story: 'A: One', viewer: '5', hasThrown: true, problem: ['No button'] },
    ])
    const broken = standOf({ own: new Error('Broken'), 5: '- main:' })
    expect(await judgeSame(broken, { story, viewers: [5] })).toEqual([
      { story: 'A: One', viewer: 'own', hasThrown: true, problem: ['Broken'] },
    ])
  })
})
