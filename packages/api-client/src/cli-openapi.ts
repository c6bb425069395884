import { writeFileSync } from 'node:fs'
import { OptionError } from './check/options.ts'
import { letReaderLeave } from './cli-stdout.ts'
import { openApi } from './openapi.ts'

const HELP = `Writes the contract as an OpenAPI 3.1 document.

  npm run openapi -- FILE   into a file
  npm run -s openapi        to standard output; without -s npm's own lines stand before it
  --help
`

/** @throws OptionError */
const write = (file: string, text: string) => {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new OptionError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`)
  }
}

const main = (args: readonly string[]) => {
  if (args.includes('--help')) return void process.stdout.write(HELP)
  const option = args.find((arg) => arg.startsWith('-'))
  if (option !== undefined) throw new OptionError(`unknown option '${option}'; see --help`)
  if (args.length > 1) throw new OptionError(`one file, not ${args.length}; see --help`)
  const [file] = args
  const text = `${JSON.stringify(openApi(), null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else write(file, text)
}

letReaderLeave()
try {
  main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OptionError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
