import type { Group } from './groups.ts'

/** What is read of a report of Stryker's (schema of mutation-testing-elements). */
export interface MutationReport {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>
}
interface Place {
  line: number
  column: number
}
interface Mutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Place; end: Place }
}

/** A change that no test noticed. */
export interface Survivor {
  file: string
  line: number
  mutator: string
  /** The first line of what was there. */
  was: string
  /** What came in its place, on one line. */
  became: string
  isCovered: boolean
}

/** Why a change cannot be noticed, or need not be. */
export interface Reason {
  file: string
  /** As `Survivor` has them; a group of changes of one text may leave `became` out. */
  was: string
  became?: string
  why: string
}

export interface Figures {
  group: Group
  mutants: number
  killed: number
  timeouts: number
  survived: number
  noCoverage: number
  /** Changes with which not even a test file could be loaded: they count for neither side. */
  errors: number
  /** Percent of those that count; time-outs are noticed. */
  score: number
  files: readonly string[]
  survivors: readonly Survivor[]
}

const cut = (source: string, { start, end }: Mutant['location']): string => {
  const line = source.split('\n')[start.line - 1] ?? ''
  return line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined).trim()
}
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

/** Adds up a group's report. A report in which mutants are still pending is not counted to the end: null. */
export const figuresOf = (group: Group, { files }: MutationReport): Figures | null => {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, ...mutant })),
  )
  if (all.length === 0 || all.some(({ status }) => status === 'Pending')) return null
  const many = (...states: string[]) => all.filter(({ status }) => states.includes(status)).length
  const [killed, timeouts, survived, noCoverage] = [
    many('Killed'),
    many('Timeout'),
    many('Survived'),
    many('NoCoverage'),
  ]
  const counted = killed + timeouts + survived + noCoverage
  return {
    group,
    mutants: all.length,
    killed,
    timeouts,
    survived,
    noCoverage,
    errors: many('RuntimeError', 'CompileError'),
    files: Object.keys(files),
    score: counted === 0 ? 0 : (100 * (killed + timeouts)) / counted,
    survivors: all
      .filter(({ status }) => UNNOTICED.has(status))
      .map(({ file, source, location, mutatorName, replacement = '', status }) => ({
        file,
        line: location.start.line,
        mutator: mutatorName,
        was: cut(source, location),
        became: replacement.replaceAll(/\s+/g, ' ').trim(),
        isCovered: status === 'Survived',
      })),
  }
}

/**
 * The part of a report that counts again in the next run: what a test noticed. Stryker would count a survivor again too,
 * although a new test might notice it, where the change is in what runs while a module loads; and a time-out may have
 * been the machine's.
 */
export const noticedIn = (report: MutationReport): MutationReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([file, one]) => [
      file,
      { ...one, mutants: one.mutants.filter(({ status }) => status === 'Killed') },
    ]),
  ),
})

/** Whether a reason is about this survivor. */
export const isAbout = (reason: Reason, { file, was, became }: Survivor): boolean =>
  reason.file === file && reason.was === was && (reason.became === undefined || reason.became === became)

/** Parts survivors into those that have a reason and those that have none; reasons of their files that are for nothing. */
export const explain = (figures: readonly Figures[], reasons: readonly Reason[]) => {
  const files = new Set(figures.flatMap((one) => one.files))
  const survivors = figures.flatMap((one) => one.survivors)
  return {
    unexplained: survivors.filter((one) => !reasons.some((reason) => isAbout(reason, one))),
    idle: reasons.filter((reason) => files.has(reason.file) && !survivors.some((one) => isAbout(reason, one))),
  }
}
