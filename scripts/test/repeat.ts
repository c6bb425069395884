/** A test file in Vitest's report. */
interface FileResult {
  name: string
  assertionResults: { status: string }[]
}
interface Report {
  testResults: FileResult[]
  unhandledErrors?: { type?: string }[]
}

const isReport = (report: unknown): report is Report =>
  typeof report === 'object' && report !== null && Array.isArray((report as Partial<Report>).testResults)

const isDone = ({ assertionResults }: FileResult) =>
  assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed')

/** The files in which not every test passed, those too that a lost browser never came to; all are named when none ran. */
export const unfinished = (report: unknown): string[] =>
  isReport(report) ? report.testResults.filter((file) => !isDone(file)).map(({ name }) => name) : []

/** Whether something broke outside the tests, of which no file's tests tell. A lost browser leaves its files unfinished. */
export const hasErrorOutside = (report: unknown): boolean =>
  isReport(report) && (report.unhandledErrors ?? []).some(({ type }) => type !== 'Unhandled Error')

/** The first report, with what the second run says in place of the files that it ran again. */
export const merged = (first: unknown, second: unknown): unknown => {
  if (!isReport(first) || !isReport(second)) return second
  const again = new Map(second.testResults.map((file) => [file.name, file]))
  return { ...second, testResults: first.testResults.map((file) => again.get(file.name) ?? file) }
}
