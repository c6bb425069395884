import { describe, expect, test } from 'vitest'
import { countStories, withoutStories } from './stories.ts'
import { readStoryFile } from './story-files.ts'

const read = (text: string) => readStoryFile('A.stories.tsx', text)

describe('a file of stories', () => {
  test('stories that Storybook keeps', () => {
    const text = `
      const meta = preview.meta({})
      export const Admin = meta.story(as(2))
      export const Other = Admin.extend({ globals: {} })
      const helper = () => 1
    `
    expect(read(text)).toEqual({ stories: ['Admin', 'Other'], problems: [] })
  })

  test.each([
    ['a helper', 'export const A = make(2)', 'A.stories.tsx:1 exports A, which is no meta.story(…)'],
    ['an object', 'export const A = { args: {} }', 'A.stories.tsx:1 exports A, which is no meta.story(…)'],
    ['destructured', '\nexport const { A, B } = stories()', 'A.stories.tsx:2 exports destructured stories'],
    ['out of the run', "export const A = meta.story({ tags: ['!test'] })", "A.stories.tsx:1 carries the tag '!test'"],
    ['axe off', "export const A = meta.story({ parameters: { a11y: { test: 'off' } } })", "sets test: 'off'"],
    ['axe todo', "export const A = meta.story({ parameters: { a11y: { test: 'todo' } } })", "sets test: 'todo'"],
    ['empty', 'const meta = 1', 'A.stories.tsx has no story'],
  ])('%s', (_name, text, problem) => {
    expect(read(text).problems).toContainEqual(expect.stringContaining(problem))
  })

  test('words that only look alike', () => {
    expect(read("export const A = meta.story({ args: { label: 'off', test: 'on' } })").problems).toEqual([])
  })
})

test('components, parts and screens without stories', () => {
  const told = ['/components/A/A.tsx', '/components/A/States.stories.tsx', '/parts/Shell/nav.tsx']
  const untold = ['/components/C/C.tsx', '/parts/D/D.tsx', '/screens/B/B.tsx']
  expect(withoutStories([...told, ...untold, '/screens/B/Row.tsx'])).toEqual(untold)
})

test('there are stories to count', () => {
  expect(countStories()).toBeGreaterThan(0)
})
