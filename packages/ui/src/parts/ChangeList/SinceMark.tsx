import { Badge } from '../../components/Badge/Badge.tsx'
import { isEmpty } from '../../lib/changes.ts'
import { Scalar } from './Scalar.tsx'

/** Letters that fit beside the badges. */
const SHORT = 40
const isShort = (value: unknown): boolean =>
  isEmpty(value) || typeof value === 'number' || (typeof value === 'string' && value.length <= SHORT)

/** Somebody has saved the field since, and what stands there now where that is short. Inside `lang="pt-BR"`. */
export const SinceMark = ({ now, lang }: { now: unknown; lang: string | undefined }) => (
  <>
    <Badge tone="warning">Alterado desde então</Badge>
    {isShort(now) && (
      <span className="text-sm text-ink-muted">
        agora: <Scalar value={now} lang={lang} />
      </span>
    )}
  </>
)
