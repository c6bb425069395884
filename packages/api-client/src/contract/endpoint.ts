import type * as z from 'zod/mini'
import type { Capability } from '../levels.ts'
import { REQUEST_TIMEOUT_MS } from '../limits.ts'
import type { Shape } from '../model/common.ts'

/** The HTTP methods of section 7. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A path below the base path, final slash or none as section 7 writes it (R2). */
export type Path = `/${string}`

/** How a server wraps a value (R1). The client reads all of them; the mock answers the documented one. */
export type Wire = 'bare' | 'data' | 'successData' | 'named' | 'dataNamed' | 'page'

/** An answer that is one record: what fits no accepted shape is a `ShapeError` (R1). */
export interface One<S extends Shape = Shape> {
  readonly kind: 'one'
  readonly schema: S
  readonly names: readonly string[]
  readonly wire: Wire
  readonly certain: true
  readonly isExact?: true
  /** Finds a value that may stand elsewhere, or be called otherwise, than R1 has it; null where there is none. */
  readonly take?: (body: unknown) => unknown
}
/** A write whose answer section 7 leaves open: the record where it is there, else null; what was done is done. */
export interface Perhaps<S extends Shape = Shape> extends Omit<One<S>, 'certain'> {
  readonly certain: false
}
/** An answer that is rows of one kind, read into a `Page`. */
export interface List<S extends Shape = Shape> {
  readonly kind: 'list'
  readonly row: S
  readonly names: readonly string[]
  readonly wire: Wire
}
/** Any 2xx, an empty one too; its body is not described. */
export interface Nothing {
  readonly kind: 'nothing'
}
/** What a call answers, and how it is read. */
export type AnswerSpec = One | Perhaps | List | Nothing

/** A record, by the names it may stand under in an answer (R1); `wire` is the documented one of its shapes. */
export const one = <S extends Shape>(schema: S, names: readonly string[] = [], wire: Wire = 'bare'): One<S> => ({
  kind: 'one',
  schema,
  names,
  wire,
  certain: true,
})
/**
 * A record that a form sends back: a field that is told otherwise than it can be read is an error for that form
 * (`exactly`), for it would look empty and be sent like that. One that is not told does look empty, and a save leaves it
 * out (decision 13).
 */
export const exact = <S extends Shape>(answer: One<S>): One<S> => ({ ...answer, isExact: true })
/** As `one`, for a write: where no record comes, or none that fits, the call resolves with null. */
export const perhaps = <S extends Shape>(
  schema: S,
  names: readonly string[] = [],
  wire: Wire = 'bare',
): Perhaps<S> => ({ ...one(schema, names, wire), certain: false })
/** Rows, by the names their list may stand under in an answer (R1); `wire` is the documented one of its shapes. */
export const list = <S extends Shape>(row: S, names: readonly string[] = [], wire: Wire = 'bare'): List<S> => ({
  kind: 'list',
  row,
  names,
  wire,
})
/** For a call of which only matters that it was accepted: it resolves with undefined. */
export const nothing: Nothing = { kind: 'nothing' }

/** Who may call: everybody, whoever is signed in, or the levels that hold a capability. */
export type Who = 'anyone' | 'signedIn' | Capability

/** One call of section 7 as client, mock server, checks and OpenAPI read it; made by `endpoint`. */
export interface Endpoint<
  P extends Path = Path,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  A extends AnswerSpec = AnswerSpec,
> {
  readonly method: Method
  /** Letter by letter as in section 7, below the base path; `{id}` stands for a checked id. */
  readonly path: P
  readonly query: Query
  readonly body: Body
  readonly encoding: 'json' | 'multipart'
  readonly answer: A
  readonly who: Who
  /**
   * R5: `open` calls carry no Authorization header; where the call ends the token, a 401 renews nothing (a refresh token
   * in the body is sent once more, without the header), and it goes out when the writes before it have settled.
   */
  readonly token: 'renewed' | 'ended' | 'open'
  /** Statuses that section 8 gives a text of its own, or that the call is known for. */
  readonly errors: readonly number[]
  /** Milliseconds that the whole answer may take (R9). */
  readonly limitMs: number
}

interface Declared<P, Query, Body, A> {
  method: Method
  path: P
  query?: Query
  body?: Body
  encoding?: 'json' | 'multipart'
  answer: A
  who?: Who
  token?: 'renewed' | 'ended' | 'open'
  errors?: readonly number[]
  limitMs?: number
}

/** Declares one call of section 7; parts left out are `undefined`, in the type as well. */
export const endpoint = <
  const P extends Path,
  A extends AnswerSpec,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
>(
  e: Declared<P, Query, Body, A>,
): Endpoint<P, Query, Body, A> => ({
  encoding: 'json',
  who: 'anyone',
  token: 'renewed',
  errors: [],
  limitMs: REQUEST_TIMEOUT_MS,
  ...e,
  query: e.query as Query,
  body: e.body as Body,
})

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never
/** The ids that a path's braces ask for; checked before anything is sent (R2). */
export type Params<P extends string> = { [Name in ParamNames<P>]: string | number }

type Out<S> = S extends Shape ? z.output<S> : undefined
type In<S> = S extends Shape ? z.input<S> : undefined
type Given<O> = { [K in keyof O as O[K] extends undefined ? never : K]: O[K] }
type NoParams<P extends string> = [ParamNames<P>] extends [never] ? undefined : Params<P>

/** What a caller hands in: only the parts the call declares. */
export type CallInput<E extends Endpoint> = Given<{ params: NoParams<E['path']>; body: In<E['body']> }> &
  QueryPart<In<E['query']>>
/** A query of which nothing is needed may be left out. */
type QueryPart<Q> = Q extends undefined ? unknown : Record<never, never> extends Q ? { query?: Q } : { query: Q }

/** What a handler of the mock server receives: checked and parsed. */
export type Call<E extends Endpoint> = Given<{
  params: NoParams<E['path']> extends undefined ? undefined : Record<ParamNames<E['path']>, string>
  query: Out<E['query']>
  body: Out<E['body']>
}>

/** A page of rows. */
export interface Page<Row> {
  items: Row[]
  /** How many there are in all: the server's `count`, else the rows that came. */
  total: number
  /** Whether the server told the total; only a list (section 7) has none, nor one with the number of its own rows. */
  isCounted: boolean
  /**
   * The query of the next page where the server names it. null at the end, and for the lists that section 7 gives a
   * count or nothing but their rows: of those one goes on by `limit` with `offset` (people: `page`), while `isCounted`
   * and fewer than `total` have come, or a page was full.
   */
  next: Record<string, string> | null
  /** Rows without identity that were left out (R1). */
  dropped: number
}

/** What a call resolves with, by what its answer is declared to be. */
export type AnswerOf<A extends AnswerSpec> =
  A extends One<infer S>
    ? z.output<S>
    : A extends Perhaps<infer S>
      ? z.output<S> | null
      : A extends List<infer S>
        ? Page<z.output<S>>
        : undefined
/** What a call resolves with. */
export type Answer<E extends Endpoint> = AnswerOf<E['answer']>

/** 'POST /edits/proposals/{id}/approve/': how errors and logs name a call. */
export const callName = (e: Pick<Endpoint, 'method' | 'path'>): string => `${e.method} ${e.path}`
