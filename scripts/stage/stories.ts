import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../lib/problem.ts'

export interface Story {
  /** Storybook's id, as in the address. */
  id: string
  /** Where it stands in the sidebar, "Screens/Home: Empty". */
  label: string
}

/** Whether a story is meant by a word of the command line: part of its id or of its label, in any case. */
export const isMeant = ({ id, label }: Story, only: readonly string[]) =>
  only.length === 0 || only.some((word) => `${id}\n${label}`.toLowerCase().includes(word.toLowerCase()))

/** The stories in the text of a built Storybook's index.json, in its order; documentation pages are left out. */
export const storiesIn = (text: string): Story[] => {
  const { entries } = JSON.parse(text) as {
    entries: Record<string, { id: string; title: string; name: string; type: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, label: `${title}: ${name}` }))
}

/** The stories of a built Storybook. Throws a Problem where the folder holds none. */
export const readStories = (dir: string): Story[] => {
  try {
    return storiesIn(readFileSync(join(dir, 'index.json'), 'utf8'))
  } catch {
    throw new Problem(`${dir} holds no built Storybook (no index.json that can be read).`, 2)
  }
}
