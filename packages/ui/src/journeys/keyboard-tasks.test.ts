import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TASKS } from './keyboard-tasks.ts'

const HERE = new URL('./', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, HERE), 'utf8')

const STORY = /^export const (\w+) = meta\.story\(/gm
/** Each story of a file with its text. */
const storiesOf = (file: string) => {
  const text = read(`${file}.stories.tsx`)
  const starts = [...text.matchAll(STORY)]
  return new Map(starts.map((found, at) => [found[1], text.slice(found.index, starts[at + 1]?.index)]))
}
/** What a pointer does, and what a test would do for it: `type`, `clear` and `selectOptions` press with one first. */
const POINTER = /\.(?:click|dblClick|tripleClick|hover|pointer|focus|type|clear|selectOptions)\(/

describe('tasks by keyboard', () => {
  test.each(TASKS)('$task: $file, $story', ({ file, story }) => {
    const text = storiesOf(file).get(story)
    expect(text).toBeDefined()
    expect(text).not.toMatch(POINTER)
    expect(text).toMatch(/(?:keys|press|write\w*|choose|keyboard)\(/)
  })

  test('every story by keyboard is a task, once', () => {
    const files = readdirSync(HERE).flatMap((name) => /^(keyboard-\w+)\.stories\.tsx$/.exec(name)?.[1] ?? [])
    const stories = files.flatMap((file) => [...storiesOf(file).keys()].map((story) => `${file} ${story}`))
    const listed = TASKS.filter(({ file }) => file !== 'Shell').map(({ file, story }) => `${file} ${story}`)
    expect(listed.toSorted()).toEqual(stories.toSorted())
  })

  test('the steps press nothing with a pointer', () => {
    expect(read('keyboard-steps.tsx')).not.toMatch(POINTER)
  })
})
