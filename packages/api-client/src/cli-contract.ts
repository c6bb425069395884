import { checkContract } from './check/check.ts'
import { CheckError } from './check/login.ts'
import { contractOptions, HELP, OptionError } from './check/options.ts'
import { textReport } from './check/text-report.ts'
import { letReaderLeave } from './cli-stdout.ts'

// npm run contract -- --api URL; see --help. With --json: npm run -s contract, without npm's own lines.
const main = async (): Promise<number> => {
  const options = contractOptions(process.argv.slice(2), process.env['BUNKO_PASSWORD'])
  if (options === null) {
    process.stdout.write(HELP)
    return 0
  }
  const { report, notes } = await checkContract(options)
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : textReport(report))
  for (const note of notes) console.error(note)
  return report.totals.failures === 0 ? 0 : 1
}

letReaderLeave()
try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof OptionError || error instanceof CheckError)) throw error
  console.error(error.message.replaceAll(/\s+/g, ' '))
  process.exitCode = 2
}
