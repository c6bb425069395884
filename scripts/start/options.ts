import { readArguments } from '../lib/arguments.ts'
import { Problem } from '../lib/problem.ts'

export const HELP = `Usage: npm start -- [options]

Starts the web app, the mock server and Storybook, and prints their addresses and the demo accounts.
Ctrl+C stops everything; a second Ctrl+C does not wait.

  --api URL              use a real server (https://host/api/v1) instead of the mock, through the web app's own origin
  --port N               port of the web app      (5173, or the next free one)
  --mock-port N          port of the mock server  (8787, or the next free one)
  --storybook-port N     port of Storybook        (6006, or the next free one)
  --no-storybook         leave Storybook out
  --help                 show this
`

export interface StartOptions {
  /** Base address of a real server, without a final slash; undefined means the mock server. */
  api: string | undefined
  port: number | undefined
  mockPort: number | undefined
  storybookPort: number | undefined
  storybook: boolean
}

const wrong = (sentence: string) => new Problem(`${sentence} (npm start -- --help lists the options)`, 2)

const readPort = (option: string, text: string | undefined) => {
  if (text === undefined) return undefined
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw wrong(`${option} takes a number from 1 to 65535, not '${text}'.`)
  return port
}

const readApi = (text: string | undefined) => {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:\/\//i.test(text)) {
    throw wrong(`--api takes an absolute http or https address such as https://host/api/v1, not '${text}'.`)
  }
  if (url.username || url.password) throw wrong('--api takes an address without a user name or password.')
  if (url.search || url.hash) throw wrong(`--api takes an address without ${url.search || url.hash}.`)
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

const OPTIONS = {
  api: { type: 'string' },
  port: { type: 'string' },
  'mock-port': { type: 'string' },
  'storybook-port': { type: 'string' },
  'no-storybook': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Returns 'help' when that was asked for; throws a Problem (exit code 2) when it is wrong. */
export const readOptions = (args: readonly string[]): StartOptions | 'help' => {
  const values = readArguments(args, OPTIONS, wrong)
  if (values.help) return 'help'
  const options: StartOptions = {
    api: readApi(values.api),
    port: readPort('--port', values.port),
    mockPort: readPort('--mock-port', values['mock-port']),
    storybookPort: readPort('--storybook-port', values['storybook-port']),
    storybook: !values['no-storybook'],
  }
  if (options.api !== undefined && options.mockPort !== undefined) {
    throw wrong('--mock-port has no meaning with --api, which leaves the mock server out.')
  }
  const asked = [options.port, options.mockPort, options.storybookPort].filter((port) => port !== undefined)
  if (new Set(asked).size < asked.length) throw wrong('Two of the ports are the same.')
  return options
}
