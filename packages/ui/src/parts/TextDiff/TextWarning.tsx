import { useMemo } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { onlyLineEndingsChanged, splitInvisible } from '../../lib/diff/invisible.ts'

const hasInvisible = (text: string) => splitInvisible(text).some((piece) => 'code' in piece)

/** Says what the eye would not see (R18): invisible characters in either text, or nothing changed but line ends. */
export const TextWarning = ({ before, after }: { before: string; after: string }) => {
  const warning = useMemo(() => {
    if (onlyLineEndingsChanged(before, after)) return 'Só mudaram as quebras de linha'
    return hasInvisible(before) || hasInvisible(after) ? 'Caracteres invisíveis' : null
  }, [after, before])
  return (
    warning && (
      <p className="mb-1.5">
        <Badge tone="warning">{warning}</Badge>
      </p>
    )
  )
}
