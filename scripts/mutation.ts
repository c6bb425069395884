import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, ROOT } from './lib/processes.ts'
import { Problem } from './lib/problem.ts'
import { byFile, filesList, isOpen, openLine } from './mutation/by-file.ts'
import { explain, figuresOf, noticedIn, type Figures, type MutationReport, type Survivor } from './mutation/figures.ts'
import { FILE_REASONS } from './mutation/file-reasons.ts'
import { GROUPS, type Group } from './mutation/groups.ts'
import { HELP, readOptions, type MutationOptions } from './mutation/options.ts'
import { REASONS } from './mutation/reasons.ts'
import { percent, reasonsList, rowsOf, tableOf, withFigures } from './mutation/statement.ts'
import { runCommand } from './stage/run-command.ts'
import { commitName } from './stage/storybook.ts'

const PAGE = join(ROOT, 'docs/mutation.md')
const CONFIG = join(ROOT, 'scripts/mutation/stryker.config.mjs')
/** Percent: groups with this goal have all their survivors explained, the others by file. */
const STRICT = 95
const print = (line: string) => void process.stdout.write(`${line}\n`)
/** Of the last run that came to its end. */
const reportFile = ({ name }: Group) => join(ROOT, `.stryker/${name}.json`)
/** What Stryker reads and writes: a run that is stopped leaves a part there, to go on from. */
const workFile = ({ name }: Group) => join(ROOT, `.stryker/${name}.work.json`)

const readReport = (file: string): MutationReport | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationReport) : null
const readFigures = (group: Group): Figures | null => {
  const report = readReport(reportFile(group))
  return report && figuresOf(group, report)
}

const mutate = async (group: Group, { fresh, workers }: MutationOptions) => {
  if (fresh) rmSync(workFile(group), { force: true })
  const before = readReport(workFile(group))
  if (before) writeFileSync(workFile(group), JSON.stringify(noticedIn(before)))
  const start = performance.now()
  const output: string[] = []
  const { code } = await launch('stryker', ['run', CONFIG], {
    env: { MUTATION_GROUP: group.name, ...(workers !== undefined && { MUTATION_WORKERS: workers }) },
    onOutput: (text) => {
      output.push(text)
      if (text.startsWith('Mutation testing')) print(`  ${group.name}: ${text.trim()}`)
    },
  }).ended
  if (code !== 0) throw new Problem(`Stryker did not end well with ${group.name}.\n${output.join('').slice(-2000)}`)
  copyFileSync(workFile(group), reportFile(group))
  print(`  ${group.name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

const GIVEN = { strict: STRICT, reasons: REASONS, fileReasons: FILE_REASONS }
const show = ({ file, line, mutator, was, became, isCovered }: Survivor) =>
  print(`${file}:${line} ${isCovered ? mutator : `${mutator}, no test`}: ${was} => ${became}`)

const run = async (options: MutationOptions) => {
  if (!options.last) for (const group of options.groups) await mutate(group, options)
  const measured = new Map(options.groups.map((group) => [group.name, readFigures(group)]))
  const figures = [...measured.values()].filter((one) => one !== null)
  const { unexplained, idle } = explain(figures, REASONS)
  if (options.survivors) for (const one of unexplained) show(one)
  for (const { file, was, became = 'anything' } of idle) print(`A reason for nothing: ${file}: ${was} => ${became}`)
  const { files, idle: idleFiles } = byFile(figures, GIVEN)
  for (const file of idleFiles) print(`A reason for nothing: ${file}`)
  print(tableOf(rowsOf(measured, options.groups)))
  if (options.statement) {
    const all = new Map(GROUPS.map((group) => [group.name, measured.get(group.name) ?? readFigures(group)]))
    const table = tableOf(rowsOf(all, GROUPS))
    const date = new Date().toISOString().slice(0, 10)
    const counted = [...all.values()].filter((one) => one !== null)
    const lists = { reasons: reasonsList(REASONS, all), files: filesList(byFile(counted, GIVEN).files) }
    const parts = { date, commit: commitName(), table, ...lists }
    writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), parts))
  }
  // Where the goal is lower the stories play the code too: there a file has a reason, not each of its changes.
  const open = explain(
    figures.filter(({ group }) => group.goal >= STRICT),
    REASONS,
  ).unexplained
  if (open.length > 0) print(`${open.length} changes live on without a reason; --survivors shows them`)
  const openFiles = files.filter(isOpen)
  for (const one of openFiles) print(openLine(one))
  const below = options.groups.filter((group) => (measured.get(group.name)?.score ?? 0) < group.goal)
  for (const { name, goal } of below) print(`${name}: below ${percent(goal)}`)
  const problems = [below, idle, idleFiles, open, openFiles]
  return problems.some((list) => list.length > 0) ? 1 : 0
}

await runCommand({ readOptions, help: HELP, run })
