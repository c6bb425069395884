import { HttpError, SessionError } from '../../http/api-error.ts'
import { createCall, type Call } from '../../http/call.ts'
import { LOCK_HOLD_MS, LOCK_NAME } from '../lock.ts'
import { tokensIn } from '../refresh-answer.ts'
import { createSession, type SessionOptions } from '../session.ts'
import { SESSION_KEY, type StorageLike } from '../storage.ts'
import type { AskForTokens, Session } from '../types.ts'
import { INVARIANTS, type Variant } from './history.ts'

interface Mutant {
  readonly mistake: string
  /** The statements that may be the first to fail. */
  readonly breaks: readonly string[]
  /** Where the tabs keep their lock: with the browser, unless told. */
  readonly locks?: 'web' | 'storage'
  readonly variant: Variant
}

const grantsAtOnce: SessionOptions['locks'] = { request: (_name, _options, run) => run() }
const storageOf = (options: SessionOptions) => options.storage as StorageLike

/** The real session with parts of it replaced. */
const altered = (change: (real: Session, options: SessionOptions) => Partial<Session>): Variant => ({
  make(options) {
    const real = createSession(options)
    return { ...real, ...change(real, options) }
  },
})
const withOptions = (change: (options: SessionOptions) => SessionOptions): Variant => ({
  make: (options) => createSession({ ...options, ...change(options) }),
})

const stripRefresh =
  (ask: AskForTokens): AskForTokens =>
  async (token) => {
    const { status, body } = await ask(token)
    return { status, body: { access: tokensIn(body)?.accessToken } }
  }

const refuse =
  (ask: AskForTokens): AskForTokens =>
  async (token) => {
    const { status, body } = await ask(token)
    return { status: status === 503 ? 401 : status, body }
  }

/** Between a 401 and the refresh, this tab sees storage as it was at the 401. */
const looksOnce: Variant = {
  make(options) {
    const storage = storageOf(options)
    let frozen: string | null | undefined
    const session = createSession({
      ...options,
      storage: {
        getItem: (key) => (key === SESSION_KEY && frozen !== undefined ? frozen : storage.getItem(key)),
        setItem(key, value) {
          frozen = undefined
          storage.setItem(key, value)
        },
        removeItem(key) {
          frozen = undefined
          storage.removeItem(key)
        },
      },
      locks: options.locks,
    })
    return {
      ...session,
      renew(sent, ask) {
        frozen = storage.getItem(SESSION_KEY)
        const thaw = () => {
          frozen = undefined
        }
        return session
          .renew(sent, (token) => {
            thaw()
            return ask(token)
          })
          .finally(thaw)
      },
    }
  },
}

/** In the lock's entry in storage this tab sees nobody but itself. */
const seesOwnLock = withOptions((options) => {
  const storage = storageOf(options)
  let own: string | null = null
  return {
    storage: {
      ...storage,
      getItem(key) {
        const there = storage.getItem(key)
        return key === LOCK_NAME && there !== own ? null : there
      },
      setItem(key, value) {
        if (key === LOCK_NAME) own = value
        storage.setItem(key, value)
      },
    },
  }
})

/** Long enough to see that the lock was got, and over when another tab looks a second time. */
const TOO_SHORT_MS = 40
const cut = (value: string) => {
  const { id, until } = JSON.parse(value) as { id: string; until: number }
  return JSON.stringify({ id, until: until - LOCK_HOLD_MS + TOO_SHORT_MS })
}
const holdsBriefly = withOptions((options) => {
  const storage = storageOf(options)
  return {
    storage: {
      ...storage,
      setItem: (key, value) => storage.setItem(key, key === LOCK_NAME ? cut(value) : value),
    },
  }
})

/** A call that ends with a 401 is made anew, with whatever renewal that brings. */
const onceMore =
  (call: Call): Call =>
  (...request) =>
    call(...request).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 401) return call(...request)
      throw error
    })

/** Sessions, or calls, with one planted mistake each: what the property must find. */
export const MUTANTS: readonly Mutant[] = [
  {
    mistake: 'every 401 asks for itself: no single flight',
    breaks: [INVARIANTS.noReuse],
    variant: altered((_, options) => ({
      renew: (sent, ask) => createSession({ ...options, locks: grantsAtOnce, events: null }).renew(sent, ask),
    })),
  },
  {
    mistake: 'no lock between tabs',
    breaks: [INVARIANTS.noReuse],
    variant: withOptions(() => ({ locks: grantsAtOnce })),
  },
  {
    mistake: 'takes the lock in storage from whoever holds it',
    breaks: [INVARIANTS.noReuse],
    locks: 'storage',
    variant: seesOwnLock,
  },
  {
    mistake: 'holds the lock in storage for less time than a refresh takes',
    breaks: [INVARIANTS.noReuse],
    locks: 'storage',
    variant: holdsBriefly,
  },
  {
    mistake: 'does not look at storage again once it has the lock',
    breaks: [INVARIANTS.noReuse],
    variant: looksOnce,
  },
  {
    mistake: 'writes what a refresh brings, also after a logout or another login',
    breaks: [INVARIANTS.loggedOut, INVARIANTS.staysIn, INVARIANTS.ownUser],
    variant: altered((real, options) => ({
      async renew(sent, ask) {
        const before = storageOf(options).getItem(SESSION_KEY)
        let body: unknown
        try {
          return await real.renew(sent, async (token) => {
            const answer = await ask(token)
            ;({ body } = answer)
            return answer
          })
        } catch (error) {
          const tokens = tokensIn(body)
          const value = { ...(JSON.parse(before ?? 'null') as object | null), tokens }
          if (tokens && before) storageOf(options).setItem(SESSION_KEY, JSON.stringify(value))
          throw error
        }
      },
    })),
  },
  {
    mistake: 'renews for whichever sign-in is current',
    breaks: [INVARIANTS.oneUser],
    variant: altered((real) => ({
      renew: (sent, ask) => real.renew({ token: sent.token, login: real.bearer()?.login ?? sent.login }, ask),
    })),
  },
  {
    mistake: 'all sign-ins carry the same id',
    breaks: [INVARIANTS.oneUser, INVARIANTS.ownUser, INVARIANTS.staysIn],
    variant: withOptions(() => ({ newId: () => 'same' })),
  },
  {
    mistake: 'makes a call once more that was refused after its refresh too',
    breaks: [INVARIANTS.twice],
    variant: { connect: (options) => onceMore(createCall(options)) },
  },
  {
    mistake: 'keeps what the server has refused',
    breaks: [INVARIANTS.refused],
    variant: altered((real, options) => ({
      async renew(sent, ask) {
        const before = storageOf(options).getItem(SESSION_KEY)
        try {
          return await real.renew(sent, ask)
        } catch (error) {
          const isRefused = error instanceof SessionError && error.problem === 'refused'
          if (isRefused && before) storageOf(options).setItem(SESSION_KEY, before)
          throw error
        }
      },
    })),
  },
  {
    mistake: 'ends the session when a refresh gets no answer',
    breaks: [INVARIANTS.staysIn],
    variant: altered((real) => ({
      renew: (sent, ask) =>
        real.renew(sent, ask).catch((error: unknown) => {
          if (!(error instanceof SessionError)) real.end()
          throw error
        }),
    })),
  },
  {
    mistake: 'takes a refresh that is put off for one that is refused',
    breaks: [INVARIANTS.staysIn],
    variant: altered((real) => ({ renew: (sent, ask) => real.renew(sent, refuse(ask)) })),
  },
  {
    mistake: 'keeps the old refresh token although a new one came',
    breaks: [INVARIANTS.noReuse],
    variant: altered((real) => ({ renew: (sent, ask) => real.renew(sent, stripRefresh(ask)) })),
  },
  {
    mistake: 'neither hears nor sees what another tab does',
    breaks: [INVARIANTS.agree, INVARIANTS.staysIn],
    variant: {
      make(options) {
        const real = createSession({ ...options, events: null })
        return {
          ...real,
          bearer() {
            const { tokens, login } = real.state()
            return tokens && login !== null ? { token: tokens.accessToken, login } : null
          },
        }
      },
    },
  },
  {
    mistake: "stores a profile as the current sign-in's, whoever it was asked for",
    breaks: [INVARIANTS.ownUser],
    variant: altered((real) => ({ setUser: (user, login) => real.setUser(user, real.bearer()?.login ?? login) })),
  },
  {
    mistake: 'clears storage a moment after the logout',
    breaks: [INVARIANTS.loggedOut],
    variant: altered((real) => ({ end: () => queueMicrotask(real.end) })),
  },
  {
    mistake: 'leaves the waiting calls hanging when the refresh fails',
    breaks: [INVARIANTS.settles],
    variant: altered((real) => ({
      renew: (sent, ask) => real.renew(sent, ask).catch(() => new Promise<never>(() => undefined)),
    })),
  },
]
