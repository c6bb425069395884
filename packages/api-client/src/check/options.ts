import { reads } from './plan.ts'

export const HELP = `Asks a live server the reads of the contract, and says where its answers do not fit.

  npm run contract -- --api URL [--login NAME --password P] [--json] [--only CALL] [--timeout MS]

  --api URL        the address of /api/v1
  --login NAME     name or e-mail; without it the calls that need a login are not asked
  --password P     or the environment variable BUNKO_PASSWORD, which no list of processes shows
  --only CALL      a call such as titles.get, or all of a resource such as titles; may be repeated
  --timeout MS     how long an answer may take, 5000; it is waited for three times as long
  --json           one JSON document instead of the table
  --help

Only GET is sent, besides POST /auth/login/ and, at the end, POST /auth/logout/, which ends that login.

Exit code 0: everything that was asked fits; 1: something does not; 2: bad options, no server, login refused.
`

/** A mistake on the command line: its message is one line for the person who typed it. */
export class OptionError extends Error {}

interface ContractOptions {
  api: string
  login: { name: string; password: string } | undefined
  only: string[]
  limitMs: number | undefined
  json: boolean
}

const VALUED = new Set(['--api', '--login', '--password', '--only', '--timeout'])
const FLAGS = new Set(['--json', '--help'])

const read = (args: readonly string[]): Map<string, string[]> => {
  const given = new Map<string, string[]>()
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, name = arg, inline] = /^(--[a-z]+)=(.*)$/s.exec(arg) ?? []
    if (FLAGS.has(name) && inline === undefined) given.set(name, [''])
    else if (VALUED.has(name)) {
      const value = inline ?? rest.shift()
      if (value === undefined || value === '' || (inline === undefined && value.startsWith('--')))
        throw new OptionError(`${name} needs a value`)
      given.set(name, [...(given.get(name) ?? []), value])
    } else {
      // What stands alone may be the rest of a password: it is not repeated.
      const [, option] = /^(--[\w-]+)/.exec(arg) ?? []
      throw new OptionError(
        option ? `unknown option '${option}'; see --help` : 'a value without its option; see --help',
      )
    }
  }
  return given
}

const apiOf = (text: string | undefined): string => {
  if (text === undefined) throw new OptionError('--api is missing; see --help')
  const url = URL.canParse(text) ? new URL(text) : null
  const isAddress = url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
  if (text.includes('@')) throw new OptionError('--api: an address without a login in it')
  if (!isAddress) throw new OptionError(`--api: an address such as https://host/api/v1, not '${text}'`)
  return url.href.replace(/\/+$/, '')
}

const loginOf = (name: string | undefined, given: string | undefined, kept: string | undefined) => {
  if (name === undefined) {
    if (given !== undefined) throw new OptionError('--password needs --login')
    return undefined
  }
  const password = given ?? kept
  if (!password) throw new OptionError('--login needs --password, or BUNKO_PASSWORD in the environment')
  return { name, password }
}

const limitOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text) || Number(text) === 0)
    throw new OptionError(`--timeout: milliseconds from 1 to 999999, not '${text}'`)
  return Number(text)
}

/** Null for --help. @throws OptionError */
export const contractOptions = (args: readonly string[], kept: string | undefined): ContractOptions | null => {
  const given = read(args)
  if (given.has('--help')) return null
  const last = (name: string) => given.get(name)?.at(-1)
  const only = given.get('--only') ?? []
  const unknown = only.find((one) => !reads().some(({ name }) => name === one || name.startsWith(`${one}.`)))
  if (unknown !== undefined) throw new OptionError(`--only: no read of the contract is called '${unknown}'`)
  return {
    api: apiOf(last('--api')),
    login: loginOf(last('--login'), last('--password'), kept),
    only,
    limitMs: limitOf(last('--timeout')),
    json: given.has('--json'),
  }
}
