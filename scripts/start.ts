import { deferred } from './lib/deferred.ts'
import { onStopRequest } from './lib/processes.ts'
import { choosePorts } from './lib/ports.ts'
import { exitCodeOf, Problem, sentenceOf } from './lib/problem.ts'
import { readyLines } from './start/announce.ts'
import { HELP, readOptions, type StartOptions } from './start/options.ts'
import { ask } from './start/ready.ts'
import { mockService, mockTarget, storybookService, webService } from './start/services.ts'
import { createSupervisor } from './start/supervise.ts'

// A reader that has gone away (npm start | head) must not keep us from stopping the servers.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
const print = (line: string) => void process.stdout.write(`${line}\n`)

const planServices = async (options: StartOptions) => {
  const { api, storybook } = options
  const ports = await choosePorts([
    { name: 'Web app', usual: 5173, option: '--port', asked: options.port },
    ...(api === undefined
      ? [{ name: 'Mock server', usual: 8787, option: '--mock-port', asked: options.mockPort }]
      : []),
    ...(storybook
      ? [{ name: 'Storybook', usual: 6006, option: '--storybook-port', asked: options.storybookPort }]
      : []),
  ])
  const portOf = (name: string) => ports.get(name) ?? 0
  return [
    webService(portOf('Web app'), api ?? mockTarget(portOf('Mock server')), api === undefined),
    ...(api === undefined ? [mockService(portOf('Mock server'))] : []),
    ...(storybook ? [storybookService(portOf('Storybook'))] : []),
  ]
}

const checkApi = async (api: string) => {
  const answer = await ask(`${api}/manga/trending`, 5000)
  if ('reason' in answer) throw new Problem(`No server answers at ${api}: ${answer.reason}.`)
}

const run = async (options: StartOptions) => {
  if (options.api !== undefined) await checkApi(options.api)
  const services = await planServices(options)
  const supervisor = createSupervisor(print)
  process.once('exit', supervisor.kill)
  const asked = deferred<'asked'>()
  onStopRequest(
    () => asked.resolve('asked'),
    () => process.exit(130),
  )
  const work = async () => {
    print(`Starting: ${services.map(({ name }) => name).join(', ')} …`)
    const accounts = options.api === undefined ? (await import('@bunko/mock-server')).DEMO_ACCOUNTS : []
    await Promise.race([Promise.all(services.map(supervisor.start)), supervisor.failed])
    supervisor.speakUp()
    const addresses = services.map(({ name, address }) => [name, address] as const)
    for (const line of readyLines(
      options.api === undefined ? addresses : [...addresses, ['API', options.api] as const],
      accounts,
    )) {
      print(line)
    }
    return supervisor.failed
  }
  try {
    await Promise.race([work(), asked.promise])
    print('\nStopping …')
    await supervisor.stop('asked')
  } catch (error) {
    await supervisor.stop('failed')
    throw error
  }
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') print(HELP)
  else await run(options)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(exitCodeOf(error))
}
