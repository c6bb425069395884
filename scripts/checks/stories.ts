import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../lib/processes.ts'
import { report, type Check } from './report.ts'
import { readStoryFile, type StoryFile } from './story-files.ts'

const UI = 'packages/ui/src'

const readAll = (): StoryFile[] =>
  globSync(`${UI}/**/*.stories.tsx`, { cwd: ROOT }).map((path) =>
    readStoryFile(path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')),
  )

/** How many stories are written: as many tests must have run. */
export const countStories = () => readAll().reduce((sum, { stories }) => sum + stories.length, 0)

/** Components, parts and screens (`<folder>/<Name>/<Name>.tsx`) beside which no stories stand. */
export const withoutStories = (paths: readonly string[]) => {
  const told = new Set(paths.filter((path) => path.endsWith('.stories.tsx')).map(dirname))
  const main = /\/(?:components|parts|screens)\/([^/]+)\/\1\.tsx$/
  return paths.filter((path) => main.test(path) && !told.has(dirname(path)))
}

const checkStories = (): Check[] => {
  const files = readAll()
  const paths = globSync(`${UI}/{components,parts,screens}/**/*.tsx`, { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const problems = files.flatMap((file) => file.problems)
  return [
    { name: 'stories: each is kept and checked', seen: countStories(), problems },
    {
      name: 'stories: each component, part and screen has some',
      seen: paths.length,
      problems: withoutStories(paths).map((path) => `${path} has no stories beside it`),
    },
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report(checkStories())
