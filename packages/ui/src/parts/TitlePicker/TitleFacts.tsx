import { Cover } from '../../components/Cover/Cover.tsx'
import type { TitlePick } from '../../lib/title-pick.ts'

/** A title in a line, told apart from its namesakes: cover, name, and the other one where not everybody reads it, type, year, status. */
export const TitleFacts = ({ title: { name, lang, other, cover, year, facts } }: { title: TitlePick }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Cover title={name} lang={lang} src={cover} size="xs" alt="" />
    <span className="min-w-0">
      <span className="line-clamp-2 text-ui font-medium wrap-anywhere">
        <bdi lang={lang}>{name}</bdi>
      </span>
      <span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
        {other && <bdi lang={other.lang}>{other.text}</bdi>}
        {other && (facts ?? year) ? ' · ' : ''}
        <span className="tabular-nums">{facts ?? year}</span>
      </span>
    </span>
  </span>
)
