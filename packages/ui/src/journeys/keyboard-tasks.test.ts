import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SCREENS } from '../states/states.ts'
import { NOTHING_TO_DO, SCREEN_TASKS } from './keyboard-screens.ts'
import { TASKS, type TaskName } from './keyboard-tasks.ts'

const HERE = new URL('./', import.meta.url)
const STEPS = new URL('keyboard-steps.tsx', HERE)
const read = (file: URL) => readFileSync(file, 'utf8')
const storiesFile = (name: string) => new URL(`${name}.stories.tsx`, HERE)
const FILES = [...new Set(TASKS.map(({ file }) => file))]
const ALL_SCREENS = SCREENS.flatMap(({ screens }) => screens)
const screensOf = (task: TaskName) =>
  Object.entries(SCREEN_TASKS).flatMap(([name, tasks]) => (tasks.includes(task) ? [name] : []))

const STORY = /^export const (\w+) = meta\.story\(/gm
/** What stands before a file's first story, and each story with what follows it. */
const partsOf = (name: string) => {
  const text = read(storiesFile(name))
  const starts = [...text.matchAll(STORY)]
  const stories = starts.map((found, at) => [found[1] ?? '', text.slice(found.index, starts[at + 1]?.index)] as const)
  return { head: text.slice(0, starts[0]?.index), stories: new Map(stories) }
}

const IMPORTED = /^(?:import|\} from) [^;\n]*'(\.[^']+)'$/gm
/** The files of steps that a file takes from, and those that these take from. */
const stepsOf = (file: URL): URL[] => {
  const taken = [...read(file).matchAll(IMPORTED)].map(([, path = '']) => new URL(path, file))
  const steps = taken.filter((one) => read(one).includes("'storybook/test'"))
  return [...steps, ...steps.flatMap(stepsOf)]
}

/**
 * What a pointer does, and what a test would do for it: `type`, `clear`, `upload` and `selectOptions` press with one
 * first.
 */
const POINTER =
  /\b(?:(?:dbl|triple)?click|(?:un)?hover|pointer|focus|type|clear|upload|(?:de)?selectOptions|submit|requestSubmit|dispatchEvent)\(|\bfireEvent\b/i
const pointersIn = (text: string) => text.split('\n').filter((line) => POINTER.test(line))
/** The browser's own part, once the keys have been pressed: its lists and its window for files are not the page's. */
const BY_THE_BROWSER = /^import .*|fireEvent\.change\(/gm

describe('tasks by keyboard', () => {
  test.each(TASKS)('$task: $file, $story', ({ file, story }) => {
    const { head, stories } = partsOf(file)
    const text = stories.get(story) ?? ''
    expect(pointersIn(head + text)).toEqual([])
    expect(text).toMatch(/(?:keys|press|write|choose|giveFile|keyboard)\w*\(/)
  })

  test('every story by keyboard is a task, once', () => {
    const files = readdirSync(HERE).flatMap((name) => /^(keyboard-\w+)\.stories\.tsx$/.exec(name)?.[1] ?? [])
    const stories = files.flatMap((file) => [...partsOf(file).stories.keys()].map((story) => `${file} ${story}`))
    const listed = TASKS.filter(({ file }) => file !== 'Shell').map(({ file, story }) => `${file} ${story}`)
    expect(listed.toSorted()).toEqual(stories.toSorted())
  })

  test('the steps that they take press nothing with a pointer', () => {
    const steps = new Map(FILES.flatMap((name) => stepsOf(storiesFile(name))).map((file) => [file.href, file]))
    expect([...steps.keys()]).toContain(STEPS.href)
    for (const file of steps.values()) {
      const text = file.href === STEPS.href ? read(file).replaceAll(BY_THE_BROWSER, '') : read(file)
      expect({ file: file.pathname, pointers: pointersIn(text) }).toEqual({ file: file.pathname, pointers: [] })
    }
  })

  test('nor does who listens to what is said', () => {
    expect(pointersIn(read(storiesFile('screen-reader')))).toEqual([])
  })

  test('every screen has its tasks, or a reason why there is none', () => {
    const named = [...Object.keys(SCREEN_TASKS), ...Object.keys(NOTHING_TO_DO)]
    expect(named.toSorted()).toEqual(ALL_SCREENS.map(({ name }) => name).toSorted())
    expect(Object.entries(SCREEN_TASKS).filter(([, tasks]) => tasks.length === 0)).toEqual([])
  })

  test('every task is called otherwise', () => {
    expect(new Set(TASKS.map(({ task }) => task)).size).toBe(TASKS.length)
  })

  test.each(TASKS)('$task: its story goes to its screens', ({ task, file }) => {
    const own = storiesFile(file)
    const text = [own, ...stepsOf(own)].map((one) => `${one.pathname}\n${read(one)}`).join('\n')
    const reached = ALL_SCREENS.filter(
      ({ folder, routes }) =>
        text.includes(`/${folder}/`) &&
        (routes.length === 0 || routes.some((route) => new RegExp(`\\bpaths\\.${route}\\.`).test(text))),
    ).map(({ name }) => name)
    expect(reached).toEqual(expect.arrayContaining(screensOf(task)))
  })
})
