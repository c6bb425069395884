/** A test file in Vitest's report. */
interface FileResult {
  name: string
  assertionResults: { status: string }[]
}
interface Report {
  testResults: FileResult[]
}

const isReport = (report: unknown): report is Report =>
  typeof report === 'object' && report !== null && Array.isArray((report as Partial<Report>).testResults)

const isDone = ({ assertionResults }: FileResult) =>
  assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed')

/** The files in which not every test passed, those too that a lost browser never came to; all are named when none ran. */
export const unfinished = (report: unknown): string[] =>
  isReport(report) ? report.testResults.filter((file) => !isDone(file)).map(({ name }) => name) : []

/** The first report, with what the second run says in place of the files that it ran again. */
export const merged = (first: unknown, second: unknown): unknown => {
  if (!isReport(first) || !isReport(second)) return second
  const again = new Map(second.testResults.map((file) => [file.name, file]))
  return { ...first, testResults: first.testResults.map((file) => again.get(file.name) ?? file) }
}
