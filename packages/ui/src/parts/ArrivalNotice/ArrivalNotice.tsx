import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { Arrival } from '../../lib/arrival.ts'

interface Props {
  /** What came along; null for nothing, and then nothing stands there. */
  arrival: Arrival | null
}

/**
 * What came along with who was led to a list: why, and what it is about. A toast has said it.
 *
 * Use above the list that a redirect leads to; not for what happens on the screen itself, there `Notice`.
 *
 * Keyboard: Tab reaches its link, where it has one, Enter follows.
 */
export const ArrivalNotice = ({ arrival }: Props) => {
  if (!arrival) return null
  const { tone, title, text, link } = arrival
  return (
    <Notice
      tone={tone}
      live="toast"
      title={title}
      action={
        link && (
          <ButtonLink size="sm" to={link.to}>
            {link.label}
          </ButtonLink>
        )
      }
    >
      {text}
    </Notice>
  )
}
