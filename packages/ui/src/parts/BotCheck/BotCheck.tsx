import { useEffect, useEffectEvent } from 'react'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { laterPart } from '../../lib/later-part.tsx'

/** What is sent where an installation has no bot check: the call wants a token (section 7). */
export const STAND_IN_TOKEN = 'bot-check-off'

const Turnstile = laterPart(
  async () => (await import('./turnstile.ts')).turnstile(),
  (failure) => <LoadFailed what="The bot check" hint="Nothing you typed is lost." {...failure} />,
  <Skeleton className="h-16 w-full" />,
)

interface Props {
  /** Without a key there is nothing to see: that an installation has none is for its operator to know. */
  siteKey: string | null
  /** The token to send; null while there is none, or when it ran out. */
  onToken: (token: string | null) => void
}

/**
 * The bot check of login and registration.
 *
 * Use in a form whose call wants its token, through `useBotCheck`; not in any other: whoever is logged in is not asked.
 *
 * Keyboard: that of the service, within its own frame; without a key there is no stop.
 */
export const BotCheck = ({ siteKey, onToken }: Props) => {
  const give = useEffectEvent(onToken)
  useEffect(() => {
    if (siteKey === null) give(STAND_IN_TOKEN)
  }, [siteKey])
  if (siteKey === null) return null
  return (
    <Turnstile
      siteKey={siteKey}
      injectScript={false}
      options={{ size: 'flexible' }}
      onSuccess={onToken}
      onExpire={() => onToken(null)}
      onError={() => onToken(null)}
    />
  )
}
