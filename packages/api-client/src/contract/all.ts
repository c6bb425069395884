import { auth } from './auth.ts'
import { covers } from './covers.ts'
import { edits } from './edits.ts'
import type { Endpoint } from './endpoint.ts'
import { lists } from './lists.ts'
import { magazines } from './magazines.ts'
import { people } from './people.ts'
import { publishers } from './publishers.ts'
import { search, seasons, titles } from './titles.ts'

/** The 89 calls of section 7, by resource. Client, mock server, checks and OpenAPI are made from this. */
export const contract = { auth, titles, search, lists, seasons, covers, people, edits, magazines, publishers }
/** The calls by resource, in types: `Contract['titles']['get']`. The client's functions are typed from it. */
export type Contract = typeof contract

/** Every call with its name: 'edits.review'. */
export const allCalls = (): { name: string; endpoint: Endpoint }[] =>
  Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries<Endpoint>(calls).map(([call, endpoint]) => ({ name: `${resource}.${call}`, endpoint })),
  )
