import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionEnd } from '@bunko/api-client'
import { useClearDrafts } from '../drafts/drafts.tsx'
import { loginWithNext } from '../lib/next-path.ts'
import { NEEDS_NOBODY } from '../lib/needs-nobody.ts'
import { paths } from '../paths.ts'
import { useLoadProfile, useSession, useSessionState } from '../session/session-context.tsx'
import { changeReader, useToastQueue } from '../toasts/toasts.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import { useLeave } from './use-leave.ts'
import { draftOwner } from '../session/viewer.ts'

/**
 * What a tab does when its session ends: a lost one leads to the login and back (section 4; decision 38), a logout, here or in
 * another tab, clears the drafts (R15b) and what was said. After a reload it asks for the profile (R6). Draws nothing.
 */
export const SessionWatch = () => {
  const { session, asked, transit } = useSession()
  const leave = useLeave()
  const state = useSessionState()
  const loadProfile = useLoadProfile()
  const clearDrafts = useClearDrafts()
  const toasts = useToastQueue()
  const { pathname, search, hash, key } = useLocation()
  // Here, because the way in and the way out change the frame, and what was pressed goes with it.
  useFocusKept()
  const owner = useRef(draftOwner(state))

  const toLogin = () => {
    if (!NEEDS_NOBODY.test(pathname)) leave(loginWithNext(paths.login.to(), pathname + search + hash))
  }
  const onEnd = useEffectEvent(({ reason }: SessionEnd) => {
    const next = draftOwner(session.state())
    // Who signs in over a session has logged nobody out: what was typed waits for whom it belongs to.
    if (reason !== 'lost' && next === null && owner.current) clearDrafts(owner.current)
    owner.current = next
    // Before any gate speaks, which is when the screen is drawn again.
    if (reason === 'lost') toLogin()
    else if (reason !== 'again') changeReader(toasts)
  })
  // A screen that asks before it is drawn may have lost the session before anybody listened.
  const lookBack = useEffectEvent(() => {
    if (session.state().error !== null) toLogin()
  })
  useEffect(() => {
    lookBack()
    return session.onEnd((why) => onEnd(why))
  }, [session])

  // Not when the router has gone there: the screen that was left may still be drawn, and would send one elsewhere.
  const drawn = useRef(key)
  useEffect(() => {
    if (drawn.current === key) return
    drawn.current = key
    transit.leaving = null
  }, [transit, key])

  const ask = useEffectEvent(() => void loadProfile())
  const { login } = state
  useEffect(() => {
    if (login === null || asked.has(login)) return
    asked.add(login)
    ask()
  }, [asked, login])
  const last = useRef(state)
  useEffect(() => {
    owner.current = draftOwner(state) ?? owner.current
    if (login === null) return
    const before = last.current
    last.current = state
    // Who has lost a session finds what was said when they are back. Of one sign-in the address may change.
    if (
      before.login !== null &&
      before.login !== login &&
      before.user?.email?.toLowerCase() !== state.user?.email?.toLowerCase()
    )
      changeReader(toasts)
  }, [state, login, toasts])
  return null
}
