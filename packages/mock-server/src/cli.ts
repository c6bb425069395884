import { httpServer } from './adapters/http.ts'
import { cliOptions, HELP, OptionError, type CliOptions } from './adapters/http-options.ts'
import { BASE } from './respond.ts'
import { createMockServer } from './server.ts'

const fail = (line: string): never => {
  console.error(line)
  process.exit(2)
}
const options = ((): CliOptions => {
  try {
    return cliOptions(process.argv.slice(2))
  } catch (error) {
    if (error instanceof OptionError) return fail(error.message)
    throw error
  }
})()

if (options.help) {
  console.log(HELP)
} else {
  const { titles, edits, tokenLifeMs } = options
  const mock = createMockServer({
    seed: options.seed,
    now: Date.now,
    scenario: options.scenario,
    latency: options.latency,
    strictSlash: options.strictSlash,
    checks: false,
    sizes: { ...(titles !== undefined && { titles }), ...(edits !== undefined && { edits }) },
    ...(tokenLifeMs !== undefined && { tokenLifeMs }),
  })
  const http = httpServer(mock, {
    ...(options.static !== undefined && { static: options.static }),
    ...(options.log && { log: (line: string) => console.log(line) }),
  })
  const stop = () => void http.close().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    const port = await http.listen(options.port, options.host)
    console.log(`mock server on http://${options.host}:${port}${BASE}`)
  } catch (error) {
    fail(`port ${options.port} on ${options.host}: ${(error as Error).message}`)
  }
}
