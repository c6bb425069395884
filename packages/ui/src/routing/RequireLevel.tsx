import type { SessionState } from '@bunko/api-client'
import { Fragment, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginWithNext } from '../lib/next-path.ts'
import { GatePanel } from '../parts/GatePanel/GatePanel.tsx'
import { ScreenSkeleton } from '../parts/ScreenSkeleton/ScreenSkeleton.tsx'
import { paths, type PathName } from '../paths.ts'
import { useToast } from '../toasts/toasts.tsx'
import { gateOf, type Leave } from '../session/gates.ts'
import { useSession, useSessionState } from '../session/session-context.tsx'
import { viewerOf } from '../session/viewer.ts'
import { usePageTitle } from './use-page-title.ts'
import { useOnTheWay } from './use-on-the-way.ts'

type Who = Pick<SessionState, 'login' | 'user'>
const namesOf = ({ user }: Who) => [user?.email?.trim().toLowerCase(), user?.username].filter((name) => name != null)

/** By their ids where both are known. Else one sign-in is one person's, and another one where a name is the same. */
const isSamePerson = (one: Who, other: Who): boolean => {
  const [id, otherId] = [one.user?.id, other.user?.id]
  if (id != null && otherId != null) return String(id) === String(otherId)
  return one.login === other.login || namesOf(one).some((name) => namesOf(other).includes(name))
}

/** `times` changes with the person, not when somebody who has just signed in becomes known; `last` is whoever was last. */
const useWhose = (now: Who | null) => {
  const [whose, setWhose] = useState({ last: now, times: 0 })
  const { last, times } = whose
  if (now && now !== last) setWhose({ last: now, times: last === null || isSamePerson(last, now) ? times : times + 1 })
  return whose
}

interface Props {
  /** The name of the screen's route, by which it is known who may open it. */
  route: PathName
  /** The screen; made anew where another user has signed in. */
  children: ReactNode
}

/**
 * Lets in whom READING's table lets in; shows the others their panel, or the message and the way out. Another user who
 * signs in in another tab never sees what this one typed (R15b); after a logout there the way out is the login.
 *
 * Use around a whole screen, by the name of its route; not for a part of one, which is left out or shown closed, and
 * not for an address that leads nowhere, there `NotFoundPanel`.
 *
 * Keyboard: none of its own; what stands in place of a closed screen is a `GatePanel`, with a way on.
 */
export const RequireLevel = ({ route, children }: Props) => {
  const state = useSessionState()
  const viewer = viewerOf(state)
  const { pathname, search, hash, key } = useLocation()
  const { transit } = useSession()
  const whose = useWhose(viewer.kind === 'user' ? state : null)
  const here = pathname + search + hash
  const gate = transit.leaving === key ? ({ kind: 'wait' } as const) : gateOf(route, viewer, here)
  if (gate.kind === 'open') return <Fragment key={whose.times}>{children}</Fragment>
  if (gate.kind === 'panel') return <Closed {...gate} />
  // Logged out in another tab: nothing was refused them.
  const isLoggedOut = viewer.kind === 'anonymous' && whose.last !== null
  if (gate.kind === 'leave')
    return <Leaving {...(isLoggedOut ? { to: loginWithNext(paths.login.to(), here) } : gate)} />
  return <ScreenSkeleton />
}

const Closed = (panel: ComponentProps<typeof GatePanel>) => {
  usePageTitle(panel.title)
  return <GatePanel {...panel} />
}

const Leaving = ({ to, message }: Leave) => {
  const navigate = useNavigate()
  const toast = useToast()
  const isOnTheWay = useOnTheWay()
  const said = useRef(false)
  useEffect(() => {
    if (said.current || isOnTheWay) return
    said.current = true
    if (message) toast('warning', message.title, { text: message.text })
    void navigate(to, { replace: true })
  }, [message, isOnTheWay, navigate, to, toast])
  return <ScreenSkeleton />
}
