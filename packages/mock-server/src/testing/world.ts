import type { Level } from '@bunko/api-client'
import type { MockServer } from '../server-types.ts'
import { createMockServer } from '../server.ts'
import { ask, type Asked, type Told } from './ask.ts'

/** A server with little in it, its users signed in, and what became of their tokens. */
export interface World {
  readonly server: MockServer
  readonly dead: string[]
  readonly tokens: Map<number, { access: string; refresh: string }>
  /** Asks as the demo account of a level. */
  as(level: number, method: string, path: string, asked?: Asked): Promise<Told>
}
const SIZES = { titles: 26, people: 9, magazines: 4, publishers: 3, edits: 24 }
export const createWorld = (): World => {
  const server = createMockServer({ sizes: SIZES })
  const tokens = new Map<number, { access: string; refresh: string }>()
  return {
    server,
    dead: [],
    tokens,
    as(level, method, path, asked) {
      const known = tokens.get(level)
      if (known) return ask(server, method, path, { ...asked, headers: { authorization: `Bearer ${known.access}` } })
      const { accessToken, refreshToken } = server.signIn(level as Level)
      tokens.set(level, { access: accessToken, refresh: refreshToken })
      return ask(server, method, path, { ...asked, headers: { authorization: `Bearer ${accessToken}` } })
    },
  }
}

export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

interface Row {
  readonly id: number
  readonly public_id: string
}
/** A row in one of the three spellings an id has, or one that is nobody's. */
const refOf = (rows: readonly Row[], at: number, spelling: number): string | number => {
  const row = rows.length ? pick(rows, at) : undefined
  if (!row || spelling % 11 === 10) return 9_999
  return pick([row.id, row.public_id, String(row.id)], spelling)
}
export const titleRef = ({ server: { db } }: World, at: number, spelling = 1) => refOf(db.titles.all(), at, spelling)
export const personRef = ({ server: { db } }: World, at: number) => refOf(db.people.all(), at, 1)
export const magazineRef = ({ server: { db } }: World, at: number) => refOf(db.magazines.all(), at, 1)
export const publisherRef = ({ server: { db } }: World, at: number) => refOf(db.publishers.all(), at, 1)
