import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NEEDED, STATES, type Doing, type ScreenStates } from './kinds.ts'
import { SCREENS } from './states.ts'
import { callsIn, doingsIn, isLookUp } from './testing/does.ts'
import { reachFrom } from './testing/read-code.ts'

const UI = new URL('../', import.meta.url)
const read = (path: string) => {
  const file = new URL(path, UI)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const screens: readonly ScreenStates[] = SCREENS.flatMap((part) => part.screens)
const screenOf = (name: string) => {
  const found = screens.find((screen) => screen.name === name)
  if (!found) throw new Error(`no screen ${name}`)
  return found
}

/** Where a screen's code starts: in the file that its stories are named after, else in that of its folder. */
const startOf = ({ folder, file }: ScreenStates) => {
  const own = `screens/${folder}/${file}.tsx`
  return file === folder || read(own) === undefined ? `screens/${folder}/${folder}.tsx#${folder}` : `${own}#*`
}
const fileOf = (start: string) => start.split('#')[0] ?? ''
const starts = new Set(screens.map(startOf).map(fileOf))

const ACCOUNT = 'data/account.ts#createAccount'
/** Of the account's many calls those that are taken: `const { register } = useAccount()`. */
const accountCallsIn = (reached: ReadonlyMap<string, string>) => {
  const taken = new Set(
    [...reached.values()].flatMap((text) => /\{ ([\w, ]+) \} = useAccount\(\)/.exec(text)?.[1]?.split(', ') ?? []),
  )
  const [, ...calls] = (reached.get(ACCOUNT) ?? '').split(/^ {4}(?=\w+: async)/m)
  return calls.filter((text) => taken.has(text.split(':')[0] ?? '')).join('\n')
}

/** What a screen's code does, and by which declarations. */
const doneBy = (screen: ScreenStates) => {
  const start = startOf(screen)
  const ofOthers = (path: string) => path !== fileOf(start) && starts.has(path)
  const reached = reachFrom(start, read, (path, text) => ofOthers(path) || isLookUp(path, text))
  return doingsIn(new Map(reached).set(ACCOUNT, accountCallsIn(reached)))
}
const done = new Map(screens.map((screen) => [screen.name, doneBy(screen)]))

/** What is done and not declared, with the code that does it. */
const undeclaredIn = ({ name, does, beside = {} }: ScreenStates): string[] =>
  [...(done.get(name) ?? [])].flatMap(([doing, where]) =>
    does.includes(doing) || doing in beside ? [] : [`${name}, ${doing}: ${where.join(', ')}`],
  )
const notDoneIn = ({ name, does, beside = {} }: ScreenStates): string[] =>
  [...does, ...(Object.keys(beside) as Doing[])].flatMap((doing) =>
    done.get(name)?.has(doing) ? [] : [`${name}, ${doing}`],
  )
const missingIn = ({ name, does, states }: ScreenStates): string[] =>
  does.flatMap((doing) =>
    NEEDED[doing].flatMap((state) => (states[state] ? [] : [`${name}, ${doing}: no row “${STATES[state]}”`])),
  )

describe('what a screen does', () => {
  test('is declared, all that its code does', () => {
    expect(screens.flatMap(undeclaredIn)).toEqual([])
  })

  test('is done: nothing more is declared', () => {
    expect(screens.flatMap(notDoneIn)).toEqual([])
  })

  test('has the rows that follow from it', () => {
    expect(screens.flatMap(missingIn)).toEqual([])
  })

  test('or a reason why none do', () => {
    const reasons = screens.flatMap(({ beside = {} }) => Object.values(beside))
    expect(reasons.filter((reason) => !/^\S.{20,}\.$/.test(reason))).toEqual([])
    expect(screens.filter(({ does, beside = {} }) => does.some((doing) => doing in beside))).toEqual([])
  })
})

/** Of a hook in data/ that asks the server, what it asks. */
const ASKS = /\b(?:useQuery|useQueries|useInfiniteQuery|useMutation|createLastWish|mutations\.build)[(<]/
const hooks = readdirSync(new URL('data/', UI))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => {
    const all = reachFrom(`data/${name}#*`, read, (path) => path !== `data/${name}`)
    return [...all].flatMap(([where, text]) => (ASKS.test(text) ? [where] : []))
  })
/** What its callers hand in is asked by the one; the other keeps places, and asks nobody. */
const SILENT = ['data/search.ts#useSearch', 'data/shelves.ts#useRowPlaces']

describe('what the check reads', () => {
  test('is a call of every hook that asks the server', () => {
    const silent = hooks.filter((hook) => {
      const reached = reachFrom(hook, read)
      return ![...reached.values()].some((text) => callsIn(text).length > 0)
    })
    expect(hooks.length).toBeGreaterThan(40)
    expect(silent.toSorted()).toEqual(SILENT)
  })

  test.each([
    ['client.people.list({}, { signal })', ['people.list']],
    ['await client.titles\n  .favorite({ params })', ['titles.favorite']],
    ["client.people[is ? 'associate' : 'disassociate']({})", ['people.associate', 'people.disassociate']],
    ['(await auth()).register({ body })', ['auth.register']],
    ['kind ? calls.uploadAvatar({}) : calls.uploadBanner({})', ['auth.uploadAvatar', 'auth.uploadBanner']],
    ['client.people.list.length + client.nothing.list', ['people.list']],
  ])('%s', (text, names) => {
    expect(callsIn(text).map(({ name }) => name)).toEqual(names)
  })

  test('any of a resource where the call is not named', () => {
    expect(callsIn('client.search[kind]({})').map(({ name }) => name)).toContain('search.genres')
  })

  /** A house of two files and a lazy one; what the first does not come to is not read. */
  const files: Readonly<Record<string, string>> = {
    'screens/A/A.tsx': `import { type T, useRows as useAll } from '../../data/rows.ts'
const Later = lazy(async () => (await import('./Later.tsx')).Later)
/** useOther() */
export const A = () => [useAll(), <Later />] // useOther()
export const B = () => useForm()`,
    'screens/A/Later.tsx': "export { Later } from './Own.tsx'",
    'screens/A/Own.tsx': 'const own = 1\nexport const Later = () => ({ ...own, own })\nexport const Other = () => 2',
    'data/rows.ts': 'export const useRows = () => useInfiniteQuery({})\nexport const useOther = () => useQuery({})',
  }
  const reach = (start: string) => [...reachFrom(start, (path) => files[path]).keys()].toSorted()

  test('is what a screen comes to, by any way, and nothing else', () => {
    expect(reach('screens/A/A.tsx#A')).toEqual([
      'data/rows.ts#useRows',
      'screens/A/A.tsx#A',
      'screens/A/A.tsx#Later',
      'screens/A/Later.tsx#Later',
      'screens/A/Own.tsx#Later',
      'screens/A/Own.tsx#own',
    ])
    expect(reach('screens/A/A.tsx#*')).toContain('screens/A/A.tsx#B')
  })
})

describe('what the check finds', () => {
  test('a list that is read in pages, and is not said to be', () => {
    const search = screenOf('Search')
    const does = search.does.filter((doing) => doing !== 'pages')
    expect(undeclaredIn({ ...search, does })).toEqual(['Search, pages: data/search.ts#useAdvancedSearch'])
    expect(undeclaredIn(search)).toEqual([])
  })

  test('a state that follows and is not told', () => {
    const search = screenOf('Search')
    const { nextPageFails, ...states } = search.states
    expect(nextPageFails).toBeDefined()
    expect(missingIn({ ...search, states })).toEqual(['Search, pages: no row “Next page fails”'])
  })

  test('what no code does', () => {
    expect(notDoneIn({ ...screenOf('Search'), does: ['removes'] })).toEqual(['Search, removes'])
  })

  test.each([
    ['Title', ['one', 'list', 'parts', 'mature', 'saves', 'removes', 'keeps']],
    ['Lists', ['one', 'list', 'parts', 'pages', 'mature', 'saves', 'removes']],
    ['Profile', ['saves', 'uploads', 'form', 'asks', 'keeps']],
    ['Forgot password', ['saves', 'form']],
    ['Not found', []],
  ])('of %s: %j', (name, doings) => {
    expect([...(done.get(name)?.keys() ?? [])].toSorted()).toEqual(doings.toSorted())
  })
})
