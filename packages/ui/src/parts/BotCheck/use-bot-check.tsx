import { useState, type ReactNode } from 'react'
import { BotCheck } from './BotCheck.tsx'

export const BOT_CHECK_WAITS = 'The bot check is not done yet. Wait a moment and try again.'

interface Held {
  /** To be drawn in the form. */
  check: ReactNode
  /** What to send; null while there is none. */
  token: string | null
  /** A token is good for one try: after a refusal the next one needs another. */
  renew: () => void
}

/** The bot check of a form. `siteKey` is null where the server asks for none. */
export const useBotCheck = (siteKey: string | null): Held => {
  const [token, setToken] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  return {
    check: <BotCheck key={round} siteKey={siteKey} onToken={setToken} />,
    token,
    renew: () => {
      setToken(null)
      setRound((count) => count + 1)
    },
  }
}
