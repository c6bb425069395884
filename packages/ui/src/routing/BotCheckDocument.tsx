import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BOT_CHECK_PATHS } from '../lib/needs-bot-check.ts'
import { useConfig } from '../providers/config.tsx'
import { keepEnded } from '../session/ended.ts'
import { useSessionState } from '../session/session-context.tsx'

/**
 * A document keeps the policy it was loaded with, and only the login's and the registration's allows the bot check's
 * script. Where an installation has a bot check, going there or away from there therefore loads a document of its own.
 */
export const BotCheckDocument = ({ children }: { children: ReactNode }) => {
  const needed = BOT_CHECK_PATHS.test(useLocation().pathname)
  const [isAllowed] = useState(needed)
  const isForeign = useConfig().turnstileSiteKey !== null && needed !== isAllowed
  const { error } = useSessionState()
  useEffect(() => {
    if (!isForeign) return
    // What has ended is said by the document that comes.
    if (error !== null) keepEnded(error)
    window.location.reload()
  }, [isForeign, error])
  return isForeign ? null : children
}
