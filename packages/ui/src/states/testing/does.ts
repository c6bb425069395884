import { contract, type Endpoint } from '@bunko/api-client'

const CALLS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract

/** `client.people.list`, `client.search[kind]`, `client.people[add ? 'associate' : 'disassociate']`, `(await auth()).me`. */
const CALL =
  /\bclient\s*\.(?<resource>\w+)\s*(?:\.(?<call>\w+)|\[(?<either>[^\]]*)\])|(?:\(await auth\(\)\)|\bcalls)\.(?<auth>\w+)/g

/** The calls of the contract that a declaration makes. */
export const callsIn = (text: string): { name: string; endpoint: Endpoint }[] =>
  [...text.matchAll(CALL)].flatMap(({ groups = {} }) => {
    const resource = groups['resource'] ?? 'auth'
    const of = CALLS[resource] ?? {}
    const quoted = [...(groups['either'] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
    const one = groups['call'] ?? groups['auth']
    const names = one !== undefined ? [one] : quoted.length > 0 ? quoted : Object.keys(of)
    return names.flatMap((name) => (of[name] ? [{ name: `${resource}.${name}`, endpoint: of[name] }] : []))
  })

/** A hook that finds what is typed, or asks without a word where it fails: its states are told by the part that asks. */
export const isLookUp = (path: string, text: string): boolean =>
  path.startsWith('data/') && /\b(?:useSearch|readWhenQuiet)[(<]/.test(text)

const reads = ({ method }: Endpoint) => method === 'GET'

interface Sign {
  call?: (endpoint: Endpoint) => boolean
  code?: RegExp
}
/** By what code shows that a screen does it: a call of the contract, or a name in it. */
const SIGNS = {
  one: { call: (e: Endpoint) => reads(e) && e.answer.kind === 'one' && e.path.includes('{'), code: /\buseParams\(/ },
  list: { call: (e: Endpoint) => reads(e) && e.answer.kind === 'list', code: /\b(?:useInfiniteQuery|usePage)\(/ },
  pages: { code: /\b(?:useInfiniteQuery|usePage)\(/ },
  mature: { code: /\bisMature\b/ },
  parts: {},
  saves: {
    call: (e: Endpoint) => e.token !== 'ended' && ['POST', 'PUT', 'PATCH'].includes(e.method) && e.encoding === 'json',
  },
  removes: { call: (e: Endpoint) => e.method === 'DELETE' },
  uploads: { call: (e: Endpoint) => e.encoding === 'multipart' },
  form: { code: /<form\b/ },
  asks: { code: /\buseUnsaved\(/ },
  keeps: { code: /\buse(?:File)?Draft\(/ },
} satisfies Record<string, Sign>
export type Doing = keyof typeof SIGNS
const DOINGS = Object.entries(SIGNS) as [Doing, Sign][]

/** What code does, and in which declarations. */
export const doingsIn = (reached: ReadonlyMap<string, string>): ReadonlyMap<Doing, readonly string[]> => {
  const found = new Map<Doing, string[]>()
  for (const [where, text] of reached) {
    const calls = callsIn(text)
    for (const [doing, { call, code }] of DOINGS) {
      const by = call ? calls.filter(({ endpoint }) => call(endpoint)).map(({ name }) => `${where}: ${name}`) : []
      if (code?.test(text)) by.push(where)
      if (by.length > 0) found.set(doing, [...(found.get(doing) ?? []), ...by])
    }
  }
  const read = new Set(
    [...reached.values()]
      .flatMap(callsIn)
      .filter(({ endpoint }) => reads(endpoint))
      .map(({ name }) => name),
  )
  if (read.size > 1) found.set('parts', [...read])
  return found
}
