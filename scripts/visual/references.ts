import { createHash } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.ts'
import { Problem } from '../lib/problem.ts'
import { stageText } from '../stage/stage.ts'
import { git } from '../stage/storybook.ts'
import type { VisualOptions } from './options.ts'

export const CACHE = join(ROOT, 'node_modules/.cache/bunko-visual')
/** Revisions whose Storybook and pictures are kept. */
const KEPT_REVISIONS = 4

export interface Revision {
  /** The full hash. */
  commit: string
  /** "cc56f09 (where this branch left main)". */
  name: string
}

const short = (commit: string) => commit.slice(0, 7)

/** The revision to compare with: what was asked for, else where the branch left main. Throws a Problem (exit code 2). */
export const revisionOf = (asked: string | undefined, ask: typeof git = git): Revision => {
  const head = ask('rev-parse', 'HEAD')
  if (head === undefined) throw new Problem('There is no git revision to compare with: use --references DIR.', 2)
  if (asked !== undefined) {
    const commit = ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${asked}^{commit}`)
    if (commit === undefined) throw new Problem(`There is no revision '${asked}'.`, 2)
    return { commit, name: `${short(commit)} (${asked})` }
  }
  for (const branch of ['origin/HEAD', 'origin/main', 'main']) {
    const commit = ask('merge-base', 'HEAD', branch)
    if (commit !== undefined && commit !== head)
      return { commit, name: `${short(commit)} (where this branch left main)` }
  }
  return { commit: head, name: `${short(head)} (the last commit)` }
}

/**
 * Whether a run compares with what is kept in `dir`: where it is told to, and where there is something and it is told
 * nothing else. Part of nothing is not kept: all other stories would be new from then on, and compared with nothing.
 *
 * @throws Problem (exit code 2) where it is to use or to add to what is not there
 */
export const usesKept = (
  { accept, only, against, references, repeat }: VisualOptions,
  dir: string,
  isEmpty: boolean,
): boolean => {
  if (accept && only.length > 0 && isEmpty)
    throw new Problem(`There are no references in ${dir} yet: --accept without --only keeps those of all stories.`, 2)
  if (accept) return false
  if (references !== undefined && isEmpty)
    throw new Problem(`There are no references in ${dir}: --accept keeps some.`, 2)
  return references !== undefined || (against === undefined && repeat === 1 && !isEmpty)
}

/** Where the pictures of a revision are kept: another browser, or another way of taking them, gives others. */
export const picturesOf = ({ commit }: Revision, browser: string, how: string) => {
  const key = createHash('sha256').update(`${browser}\n${how}\n${stageText()}`).digest('hex').slice(0, 10)
  return join(CACHE, commit, `pictures-${key}`)
}

/** Removes what is kept of revisions that were not used lately. */
export const tidy = () => {
  const used = readdirSync(CACHE)
    .filter((name) => /^[0-9a-f]{40}$/.test(name))
    .map((name) => ({ name, at: statSync(join(CACHE, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
  for (const { name } of used.slice(KEPT_REVISIONS)) rmSync(join(CACHE, name), { recursive: true, force: true })
}
