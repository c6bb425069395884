import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { SMALL } from '../.storybook/small-pictures.ts'
import { ROOT } from './lib/processes.ts'
import { Problem } from './lib/problem.ts'
import { runCommand } from './stage/run-command.ts'
import { openStage, type Stage } from './stage/stage.ts'
import { isMeant, readStories, type Story } from './stage/stories.ts'
import { buildRevision, buildStorybook } from './stage/storybook.ts'
import { differenceOf, planOf, unseenOf, type Pair } from './visual/compare.ts'
import { keepPictures, type Side } from './visual/keep.ts'
import { HELP, KEPT, readOptions, type VisualOptions } from './visual/options.ts'
import { browserOf, pictureFile, readAllTaken, readTaken, takePictures, type Taken } from './visual/pictures.ts'
import { CACHE, picturesOf, revisionOf, tidy, usesKept, type Revision } from './visual/references.ts'
import { listSmall } from './visual/small.ts'
import { exitCodeFor, pageOf, summaryOf, type Report, type Row } from './visual/report.ts'

const REPORT = join(ROOT, 'visual-report')
const print = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`

/** Takes pictures and says every now and then how far it has come. */
const takeTold = async (stage: Stage, stories: readonly Story[], dir: string, what: string, small?: string) => {
  const start = performance.now()
  let [done, pictures] = [0, 0]
  const every = Math.max(25, Math.ceil(stories.length / 10))
  const all: Taken[] = []
  const told = (taken: Taken) => {
    all.push(taken)
    pictures += taken.shots.length
    if (++done % every === 0) print(`  ${what}: ${done} of ${stories.length} stories, ${seconds(start)}`)
  }
  await takePictures(stage, stories, dir, told, small)
  print(`${what}: ${pictures} pictures of ${stories.length} stories in ${seconds(start)}`)
  return all
}

/** Half of a picture's time a page is waited for, to come to rest: twice as many pages take 0.7 of the time. */
const PAGES = 2 * availableParallelism()

const onStage = async <T>(dir: string, work: (stage: Stage) => Promise<T>) => {
  const stage = await openStage(dir, PAGES)
  try {
    return await work(stage)
  } finally {
    await stage.close()
  }
}

const fresh = (dir: string) => {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  return dir
}

const treeStorybook = async (built: string | undefined) => {
  if (built !== undefined) return resolve(built)
  const out = join(CACHE, 'tree/storybook')
  const start = performance.now()
  await buildStorybook(out)
  print(`Storybook of the working tree built in ${seconds(start)}`)
  return out
}

/** The pictures of a revision, of the stories that are meant: taken now, or kept from an earlier run. */
const revisionPictures = async (revision: Revision, only: readonly string[]) => {
  const dir = join(CACHE, revision.commit, 'storybook')
  const start = performance.now()
  const isKept = existsSync(join(dir, 'index.json'))
  await buildRevision(revision.commit, dir)
  if (!isKept) print(`Storybook of ${revision.name} built in ${seconds(start)}`)
  const stories = readStories(dir).filter((story) => isMeant(story, only))
  const pictures = await onStage(dir, async (stage) => {
    const kept = picturesOf(
      revision,
      stage.version,
      readFileSync(join(import.meta.dirname, 'visual/pictures.ts'), 'utf8'),
    )
    // One that threw may do so no more: on a busy machine it only took too long.
    const missing = stories.filter(({ id }) => readTaken(kept, id)?.thrown !== null)
    if (missing.length > 0) await takeTold(stage, missing, kept, revision.name)
    return kept
  })
  const now = new Date()
  utimesSync(join(CACHE, revision.commit), now, now)
  tidy()
  return { pictures, taken: stories.flatMap(({ id }) => readTaken(pictures, id) ?? []) }
}

const copyTo = (kind: string, dir: string, { id, shot }: Pair, run = '') => {
  const name = `${id}-${shot}${run}.${kind}.png`
  copyFileSync(pictureFile(dir, id, shot), join(REPORT, 'pictures', name))
  return `pictures/${name}`
}

const rowOf = (kind: Row['kind'], pair: Pair, pictures: Partial<Row>): Row => ({ kind, ...pair, ...pictures })

const changedRows = (before: string, after: string, pairs: readonly Pair[], run = ''): Row[] =>
  pairs.flatMap((pair) => {
    const { id, shot } = pair
    const found = differenceOf(readFileSync(pictureFile(before, id, shot)), readFileSync(pictureFile(after, id, shot)))
    if (!found) return []
    const difference = `pictures/${id}-${shot}${run}.difference.png`
    writeFileSync(join(REPORT, difference), found.picture)
    const pictures = {
      before: copyTo('before', before, pair, run),
      after: copyTo('after', after, pair, run),
      difference,
    }
    return [rowOf('changed', pair, { ...pictures, pixels: found.pixels })]
  })

const compare = (before: Side, after: Side, run = '') => {
  const { both, added, removed, threw } = planOf(before.taken, after.taken)
  const rows: Row[] = [
    ...changedRows(before.dir, after.dir, both, run),
    ...threw.map(({ id, label, thrown }) => ({ kind: 'threw' as const, id, label, shot: '', thrown })),
    ...added.map((pair) => rowOf('new', pair, { after: copyTo('after', after.dir, pair) })),
    ...removed.map((pair) => rowOf('removed', pair, { before: copyTo('before', before.dir, pair) })),
  ]
  return { compared: both.length, rows, ...unseenOf(after.taken) }
}

/** Names the stories that threw. Returns the exit code which they deserve. */
const tellThrown = (rows: readonly Pick<Row, 'label' | 'thrown'>[]) => {
  const threw = rows.filter(({ thrown }) => thrown !== undefined)
  for (const { label, thrown } of threw) print(`threw: ${label}: ${thrown?.split('\n')[0]}`)
  return threw.length > 0 ? 1 : 0
}

const finish = (report: Report) => {
  writeFileSync(join(REPORT, 'index.html'), pageOf(report))
  writeFileSync(join(REPORT, 'report.json'), JSON.stringify({ summary: summaryOf(report), ...report }, null, 2))
  tellThrown(report.rows)
  const removed = report.rows.filter(({ kind }) => kind === 'removed')
  for (const label of new Set(removed.map((row) => row.label))) {
    const shots = removed.filter((row) => row.label === label).map(({ shot }) => shot)
    print(`removed: ${label} (${shots.join(', ')})`)
  }
  print(summaryOf(report))
  print(`Report: ${join(REPORT, 'index.html')}`)
  return exitCodeFor(report)
}

/** Takes every picture several times, in the same pages one after another, and compares each run with the first. */
const repeat = async (stage: Stage, stories: readonly Story[], times: number) => {
  const firstDir = fresh(join(CACHE, 'tree/run-1'))
  const first = { dir: firstDir, taken: await takeTold(stage, stories, firstDir, 'Run 1') }
  const unseen = unseenOf(first.taken)
  const report = { against: `the first of ${times} runs`, compared: 0, rows: [] as Row[], ...unseen }
  for (let run = 2; run <= times; run++) {
    const dir = fresh(join(CACHE, 'tree/run-n'))
    const { compared, rows } = compare(
      first,
      { dir, taken: await takeTold(stage, stories, dir, `Run ${run}`) },
      `-${run}`,
    )
    report.compared += compared
    report.rows.push(...rows)
  }
  return finish(report)
}

const run = async (options: VisualOptions) => {
  const { against, only, accept, references, repeat: times, built } = options
  const kept = resolve(references ?? join(ROOT, KEPT))
  const isKept = usesKept(options, kept, readAllTaken(kept).length === 0)
  const revision = accept || isKept || times > 1 ? undefined : revisionOf(against)

  const storybook = await treeStorybook(built)
  const stories = readStories(storybook).filter((story) => isMeant(story, only))
  if (stories.length === 0)
    throw new Problem(`No story's id or title holds ${only.map((text) => `'${text}'`).join(' or ')}.`, 2)
  fresh(join(REPORT, 'pictures'))
  if (times > 1) return onStage(storybook, (stage) => repeat(stage, stories, times))

  const after = await onStage(storybook, async (stage) => {
    const dir = fresh(join(CACHE, 'tree/pictures'))
    const taken = await takeTold(stage, stories, dir, 'Working tree', SMALL)
    print(`The states map shows small pictures of ${listSmall(SMALL).length} stories from now on`)
    return { dir, taken, browser: stage.version }
  })
  if (accept) {
    keepPictures(after, kept, { isPart: only.length > 0, browser: after.browser })
    print(`References of ${after.taken.length} stories are kept in ${kept}`)
    print('From now on a run compares with these; with --against REV, or without the folder, with a revision again')
    return tellThrown(planOf([], after.taken).threw)
  }
  if (revision === undefined) {
    const browser = browserOf(kept)
    if (browser !== undefined && browser !== after.browser)
      print(`The references are of Chromium ${browser}, the pictures of ${after.browser}: that alone can change some`)
    const taken = readAllTaken(kept).filter((story) => isMeant(story, only))
    return finish({ against: `the references in ${kept}`, ...compare({ dir: kept, taken }, after) })
  }
  const { pictures, taken } = await revisionPictures(revision, only)
  return finish({ against: revision.name, ...compare({ dir: pictures, taken }, after) })
}

await runCommand({ readOptions, help: HELP, run })
