import type { Wire } from '@bunko/api-client'
import { parseArgs } from 'node:util'
import { LAST_NAMED_TITLE } from '../named.ts'
import { isScenario, SCENARIO_NAMES, WIRES, type ScenarioName } from '../scenarios.ts'
import type { Made } from '../db/saved.ts'
import type { Latency } from '../server-types.ts'
import { ABSENT, type Absent } from '../wire/absent.ts'

export interface CliOptions {
  port: number
  host: string
  seed: number | undefined
  titles: number | undefined
  edits: number | undefined
  people: number | undefined
  magazines: number | undefined
  publishers: number | undefined
  latency: Latency
  scenario: ScenarioName
  static: string | undefined
  db: string | undefined
  tokenLifeMs: number | undefined
  rotate: boolean
  strictSlash: boolean
  absent: Absent
  wire: Wire | null
  log: boolean
  help: boolean
}

export const HELP = `The mock server of Bunko over HTTP.

  --port N           port, 4010; 0 takes a free one
  --host NAME        127.0.0.1
  --seed N           the same seed makes the same data, 1
  --titles N         how many titles, 120
  --edits N          how many edit proposals, 60; none where there are fewer than ${LAST_NAMED_TITLE} titles
  --people N         how many authors and artists, 60
  --magazines N      how many magazines, 25
  --publishers N     how many publishers, 20
  --db FILE          state kept in a file; it is made where there is none, and used as it is where there is one;
                     what empty, one and many show is not written to it
  --latency N|N-M    milliseconds every answer takes, 0
  --scenario NAME    ${SCENARIO_NAMES.filter((name) => !name.startsWith('shape:')).join(', ')},
                     ${SCENARIO_NAMES.filter((name) => name.startsWith('shape:')).join(', ')}
  --wire SHAPE       every answer as ${WIRES.join(', ')}
  --absent HOW       what stands for nothing: ${ABSENT.join(', ')}
  --token-life N     seconds an access token lives, 900
  --no-rotate        a refresh token works again and again
  --strict-slash     final slashes as Django treats them
  --static DIR       serve a built app on the same port
  --log              one line per request
  --help
`

const SPEC = {
  port: { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  titles: { type: 'string' },
  edits: { type: 'string' },
  latency: { type: 'string' },
  scenario: { type: 'string' },
  static: { type: 'string' },
  people: { type: 'string' },
  magazines: { type: 'string' },
  publishers: { type: 'string' },
  db: { type: 'string' },
  wire: { type: 'string' },
  absent: { type: 'string' },
  'token-life': { type: 'string' },
  'no-rotate': { type: 'boolean' },
  'strict-slash': { type: 'boolean' },
  log: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** A mistake on the command line: its message is one line for the person who typed it. */
export class OptionError extends Error {}

const whole = (name: string, text: string | undefined, max: number): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text) || Number(text) > max)
    throw new OptionError(`--${name}: a whole number from 0 to ${max}, not '${text}'`)
  return Number(text)
}

const latencyOf = (text: string | undefined): Latency => {
  if (text === undefined) return 0
  const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  if (from === undefined) throw new OptionError(`--latency: milliseconds such as 120 or 80-200, not '${text}'`)
  if (to === undefined) return Number(from)
  if (Number(to) < Number(from)) throw new OptionError(`--latency: ${to} is less than ${from}`)
  return [Number(from), Number(to)]
}

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: SPEC, allowPositionals: false }).values
  } catch (error) {
    const [line = 'bad options'] = (error as Error).message.split(/\. |\n/)
    const [, name] = /^Option '(--[\w-]+).* argument (?:missing|is ambiguous)/.exec(line) ?? []
    throw new OptionError(name === undefined ? line : `${name}: a value is missing`)
  }
}

const oneOf = <T extends string>(name: string, text: string | undefined, all: readonly T[]): T | undefined => {
  if (text === undefined) return undefined
  const found = all.find((one) => one === text)
  if (found === undefined) throw new OptionError(`--${name}: one of ${all.join(', ')}, not '${text}'`)
  return found
}
const named = (name: string, text: string | undefined): string | undefined => {
  if (text?.trim() === '') throw new OptionError(`--${name}: a name, not nothing`)
  return text
}

/** What was asked for and is not done, a sentence each: of data `made` from other options, and without proposals. */
export const unheeded = (options: CliOptions, made: Made): string[] => {
  const wanted = { seed: made.seed, ...made.sizes }
  const others = Object.entries(wanted).flatMap(([name, value]) => {
    const asked = options[name as keyof typeof wanted]
    return asked === undefined || asked === value ? [] : [`--${name}`]
  })
  const names = new Intl.ListFormat('en-GB').format(others)
  const { titles, edits } = made.sizes
  return [
    ...(others.length ? [`${options.db} is used; ${names} ${others.length > 1 ? 'are' : 'is'} ignored`] : []),
    ...(edits > 0 && titles < LAST_NAMED_TITLE
      ? [`There are no edit proposals: they need ${LAST_NAMED_TITLE} titles, and ${titles} were asked for`]
      : []),
  ]
}

/** Where it listens, as an address: 'http://127.0.0.1:4010', 'http://[::1]:4010'. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** @throws OptionError */
export const cliOptions = (args: readonly string[]): CliOptions => {
  const values = read(args)
  const scenario = values.scenario ?? 'happy'
  if (!isScenario(scenario)) throw new OptionError(`--scenario: one of ${SCENARIO_NAMES.join(', ')}, not '${scenario}'`)
  const life = whole('token-life', values['token-life'], 86_400)
  return {
    port: whole('port', values.port, 65_535) ?? 4010,
    host: named('host', values.host) ?? '127.0.0.1',
    seed: whole('seed', values.seed, 999_999_999),
    titles: whole('titles', values.titles, 1_000_000),
    edits: whole('edits', values.edits, 1_000_000),
    people: whole('people', values.people, 100_000),
    magazines: whole('magazines', values.magazines, 10_000),
    publishers: whole('publishers', values.publishers, 10_000),
    latency: latencyOf(values.latency),
    scenario,
    static: named('static', values.static),
    db: named('db', values.db),
    tokenLifeMs: life === undefined ? undefined : life * 1000,
    rotate: !(values['no-rotate'] ?? false),
    strictSlash: values['strict-slash'] ?? false,
    absent: oneOf('absent', values.absent, ABSENT) ?? 'as is',
    wire: oneOf('wire', values.wire, WIRES) ?? null,
    log: values.log ?? false,
    help: values.help ?? false,
  }
}
