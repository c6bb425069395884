import type { Call, ClientOptions } from '../../http/call.ts'
import type { SessionOptions } from '../session.ts'
import type { Session } from '../types.ts'
import type { UserName } from './fake-server.ts'

export const TABS = [0, 1, 2] as const
export type Tab = (typeof TABS)[number]
export type InTab =
  | { readonly do: 'call' | 'blocked call' | 'log out'; readonly tab: Tab }
  | { readonly do: 'log in'; readonly tab: Tab; readonly as: UserName }
export type Command =
  | InTab
  | {
      readonly do: 'expire' | 'revoke' | 'no refresh arrives' | 'no refresh answer comes back' | 'a refresh is put off'
    }

const inTab = (tab: Tab): InTab[] => [
  { do: 'call', tab },
  { do: 'call', tab },
  { do: 'call', tab },
  { do: 'blocked call', tab },
  { do: 'log out', tab },
  { do: 'log in', tab, as: 'ana' },
  { do: 'log in', tab, as: 'bo' },
]

/** What can happen in a history. Calls and expiry are listed more than once because they matter most. */
export const COMMANDS: readonly Command[] = [
  ...TABS.flatMap(inTab),
  { do: 'expire' },
  { do: 'expire' },
  { do: 'revoke' },
  { do: 'no refresh arrives' },
  { do: 'no refresh answer comes back' },
  { do: 'a refresh is put off' },
]

/** The part of fast-check's scheduler that is used. */
export interface Scheduler {
  schedule<T>(task: Promise<T>, label?: string): Promise<T>
  scheduleSequence(items: { builder: () => Promise<unknown>; label: string }[]): unknown
  waitIdle(): Promise<void>
  /** How many steps are waiting. */
  count(): number
}

/** Where a planted mistake gets in: around the making of a session, and around the way of every call. */
export interface Variant {
  make?: (options: SessionOptions) => Session
  connect?: (options: ClientOptions) => Call
}

/** The statements the property makes; a violation is an error that begins with one of them. */
export const INVARIANTS = {
  settles: 'every call settles',
  twice: 'a call is sent at most twice',
  oneUser: "a call of one user is never sent with another one's token",
  loggedOut: 'after a logout nothing is stored until the next login',
  noReuse: 'no refresh token is presented twice',
  staysIn: 'a sign-in that nobody ended is still there, and works',
  refused: 'a refused session is cleared',
  ownUser: "a sign-in's user is its own",
  agree: 'all tabs see what is stored',
} as const

/** Throws a violation of a statement. */
export const insist = (holds: boolean, statement: string, detail = '') => {
  if (!holds) throw new Error(`${statement}${detail && `: ${detail}`}`)
}
