import { Cover } from '../../components/Cover/Cover.tsx'
import type { TitlePick } from '../../lib/title-pick.ts'

interface Props {
  /** Of which its name, cover and facts are shown, or its year where it has no facts. */
  title: TitlePick
}

/**
 * A title in a line, told apart from its namesakes: cover, name, and the other one where not everybody reads it, type,
 * year, status.
 *
 * Use inside what is pressed, picked or removed: an option, a chosen one, a link; not by itself in a list to read, there
 * `TitleRow`, and not where it is known by its cover, there `TitleCard`.
 *
 * Keyboard: none of its own; what it stands in is pressed.
 */
export const TitleFacts = ({ title: { name, lang, other, cover, year, facts } }: Props) => (
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
