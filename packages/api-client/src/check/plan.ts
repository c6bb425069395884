import { allCalls } from '../contract/all.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { fieldsOf } from '../model/def.ts'
import { nounOf, type Noun } from './discover.ts'

export interface Planned {
  name: string
  endpoint: Endpoint
  /** Asked for what it tells the others, and not reported. */
  isQuiet: boolean
}

const WHO_AM_I = 'auth.me'
const SOURCES: Record<Noun, readonly string[]> = {
  title: ['titles.list', 'titles.recent', 'search.advanced'],
  person: ['people.list', 'titles.authors'],
  magazine: ['magazines.info', 'titles.list', 'publishers.searchMagazines'],
  publisher: ['publishers.info'],
  edit: ['edits.list', 'edits.reviewQueue'],
  user: [WHO_AM_I],
}

export const reads = () => allCalls().filter(({ endpoint }) => endpoint.method === 'GET')

export const takes = ({ query }: Endpoint, key: string): boolean =>
  query !== undefined && fieldsOf(query).some(([name]) => name === key)
const isSearch = (e: Endpoint) => takes(e, 'q') && e.path !== '/search/advanced/'

/** Whether `only` names a call ('titles.get') or a resource ('titles'). */
const isNamed = (name: string, only: readonly string[]) =>
  only.length === 0 || only.some((one) => name === one || name.startsWith(`${one}.`))

/** Who tells, before who has to be told: the level, then lists, then searches, then what needs an id. */
const turn = ({ name, endpoint }: Planned): number => {
  if (name === WHO_AM_I) return 0
  if (endpoint.path.includes('{')) return name === 'publishers.get' ? 3 : 4
  return isSearch(endpoint) ? 2 : 1
}

const toldBy = (e: Endpoint): readonly string[] => {
  const noun = nounOf(e.path)
  return [WHO_AM_I, ...(noun ? SOURCES[noun] : []), ...(isSearch(e) ? ['titles.list', 'people.list'] : [])]
}

/** The reads of the contract in the order to ask them; with `only`, those and what they need. */
export const planOf = (only: readonly string[]): Planned[] => {
  const named = reads().filter(({ name }) => isNamed(name, only))
  const needed = new Set(named.flatMap(({ endpoint }) => toldBy(endpoint)))
  return reads()
    .map((call) => ({ name: call.name, endpoint: call.endpoint, isQuiet: !isNamed(call.name, only) }))
    .filter(({ name, isQuiet }) => !isQuiet || needed.has(name))
    .toSorted((a, b) => turn(a) - turn(b))
}
