import { explain, type Figures, type Reason, type Survivor } from './figures.ts'

/** Why changes of some files live on, in a group in which not every single one is explained. */
export interface FileReason {
  why: string
  /** How many of each file lived on when they were looked at: one more is told. */
  files: Readonly<Record<string, number>>
}

/** A file's survivors that have no reason of their own. */
export interface FileSurvivors {
  file: string
  survivors: readonly Survivor[]
  /** How many of them are looked at, and why they live on. */
  lookedAt: number
  why: string | null
}

/**
 * The survivors of groups whose goal is below `strict`, by file; and the files that a reason names for nothing: none of
 * their changes lives on, or each needs a reason of its own.
 */
export const byFile = (
  figures: readonly Figures[],
  { strict, reasons, fileReasons }: { strict: number; reasons: readonly Reason[]; fileReasons: readonly FileReason[] },
) => {
  const survivorsOf = new Map<string, Survivor[]>()
  for (const one of explain(
    figures.filter(({ group }) => group.goal < strict),
    reasons,
  ).unexplained)
    survivorsOf.set(one.file, [...(survivorsOf.get(one.file) ?? []), one])
  const measured = new Set(figures.flatMap((one) => one.files))
  const files = [...survivorsOf].map(([file, survivors]): FileSurvivors => {
    const reason = fileReasons.find((one) => Object.hasOwn(one.files, file))
    return { file, survivors, lookedAt: reason?.files[file] ?? 0, why: reason?.why ?? null }
  })
  return {
    files: files.toSorted((one, other) => (one.file < other.file ? -1 : 1)),
    idle: fileReasons
      .flatMap((reason) => Object.keys(reason.files))
      .filter((file) => measured.has(file) && !survivorsOf.has(file)),
  }
}

/** Whether more live on than were looked at. */
export const isOpen = ({ survivors, lookedAt }: FileSurvivors): boolean => survivors.length > lookedAt

/** 'a.ts: 3 live on (1 without a test), a reason is given for 2' */
export const openLine = ({ file, survivors, lookedAt }: FileSurvivors): string => {
  const untested = survivors.filter(({ isCovered }) => !isCovered).length
  return `${file}: ${survivors.length} live on (${untested} without a test), a reason is given for ${lookedAt}`
}

/** Each file with how many of its changes live on, and why. */
export const filesList = (files: readonly FileSurvivors[]): string =>
  files
    .map((one) => {
      const given = one.why !== null && isOpen(one) ? `, a reason for ${one.lookedAt}` : ''
      return `- ${one.file.replace(/^packages\//, '')} (${one.survivors.length}${given}): ${one.why ?? 'No reason yet.'}`
    })
    .join('\n')
