import { useMemo } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { onlyInvisibleChanged, onlyLineEndingsChanged, splitInvisible } from '../../lib/diff/invisible.ts'

const hasInvisible = (text: string) => splitInvisible(text).some((piece) => 'code' in piece)

/**
 * Says what the eye would not see (R18): invisible characters in either text, or nothing changed but line ends or how
 * letters are composed.
 */
export const TextWarning = ({ before, after }: { before: string; after: string }) => {
  const warning = useMemo(() => {
    if (onlyLineEndingsChanged(before, after)) return 'Só mudaram as quebras de linha'
    if (hasInvisible(before) || hasInvisible(after)) return 'Caracteres invisíveis'
    return onlyInvisibleChanged(before, after) ? 'Mudança invisível' : null
  }, [after, before])
  return (
    warning && (
      <p className="mb-1.5">
        <Badge tone="warning">{warning}</Badge>
      </p>
    )
  )
}
