import { readFileSync, writeFileSync } from 'node:fs'
import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node'

const outputFile = process.env['BUNKO_REPORT'] ?? 'vitest-report.json'

/** Vitest's report, in $BUNKO_REPORT, and in it the errors outside the tests, which its own leaves to the exit code. */
export default class VitestReport extends JsonReporter {
  constructor() {
    super({ outputFile })
  }

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []) {
    await super.onTestRunEnd(modules)
    const report = JSON.parse(readFileSync(outputFile, 'utf8')) as object
    const unhandledErrors = errors.map(({ type, message, VITEST_TEST_PATH: file }) => ({ type, message, file }))
    writeFileSync(outputFile, JSON.stringify({ ...report, unhandledErrors }))
  }
}
