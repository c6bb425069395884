import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BOT_CHECK_PATHS } from '../lib/needs-bot-check.ts'
import { useConfig } from '../providers/config.tsx'
import { keepEnded } from '../session/ended.ts'
import { useSession, useSessionState } from '../session/session-context.tsx'

/** How long a new document waits for a logout to reach the server. */
const LOGOUT_WAIT_MS = 2_000

/**
 * A document keeps the policy it was loaded with, and only the login's and the registration's allows the bot check's
 * script. Where an installation has a bot check, going there or away from there therefore loads a document of its own.
 */
export const BotCheckDocument = ({ children }: { children: ReactNode }) => {
  const needed = BOT_CHECK_PATHS.test(useLocation().pathname)
  const [isAllowed] = useState(needed)
  const { error } = useSessionState()
  const { session, transit } = useSession()
  // Who is signed in meets no bot check, so a session that would go with the document is worth more.
  const isForeign = useConfig().turnstileSiteKey !== null && needed !== isAllowed && !session.isInMemoryOnly()
  useEffect(() => {
    if (!isForeign) return undefined
    let isOver = false
    // What has ended is said by the document that comes.
    if (error !== null) keepEnded(error)
    // A logout that still waits for a write (decision 34) would go with the page.
    const late = new Promise((done) => setTimeout(done, LOGOUT_WAIT_MS))
    void Promise.race([transit.ended, late]).then(() => isOver || window.location.reload())
    // By then somebody may be where this document will do: at the login that it was loaded for.
    return () => void (isOver = true)
  }, [isForeign, error, transit])
  return isForeign ? null : children
}
