import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

type ChipProps = {
  /** Its text. */
  children: ReactNode
  /** A quieter word in front: the field a change belongs to. */
  name?: ReactNode
  /** Of a comparison: `added` has a plus in front, `removed` a minus. `plain` when left out. */
  kind?: 'plain' | 'added' | 'removed'
  /** The language of the text, where it is another than around it (BCP 47). */
  lang?: string | undefined
  /** What stands before the text for those who listen, in the language around: 'Adicionado'. */
  kindLabel?: string
  /** Left out, it has no cross. */
  onRemove?: (() => void) | undefined
  /** Name and tooltip of the cross: say what goes. 'Remove' when left out. */
  removeLabel?: string
}

const KINDS = {
  plain: { tag: 'span', look: 'border-line bg-surface' },
  added: { tag: 'ins', look: 'before:content-["+"_/_""] border-transparent bg-ins no-underline' },
  removed: { tag: 'del', look: 'before:content-["−"_/_""] border-transparent bg-del decoration-danger' },
} as const

/**
 * One item of a list: a genre, a changed field, something picked.
 *
 * Use for one item among many of its kind, named in a word or two; not for a state, there `Badge`. Chosen things stand
 * in a `ChosenList`, which looks after the focus.
 *
 * Keyboard: none unless it can be removed; then Tab reaches its cross, and Enter or Space removes it.
 */
export const Chip = ({
  children,
  name,
  kind = 'plain',
  kindLabel,
  lang,
  onRemove,
  removeLabel = 'Remove',
}: ChipProps) => {
  const { tag: Tag, look } = KINDS[kind]
  return (
    <span
      className={cx('inline-flex max-w-full items-center gap-1 rounded-sm border px-2 py-0.5 text-sm text-ink', look)}
    >
      {kindLabel && <span className="sr-only">{kindLabel}: </span>}
      {name && <span className="max-w-48 shrink-0 wrap-anywhere text-ink-muted">{name} </span>}
      <Tag
        lang={lang}
        className={cx(
          'min-w-0 overflow-x-clip wrap-anywhere',
          kind === 'added' && 'no-underline',
          name && 'font-medium',
        )}
      >
        {children}
      </Tag>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
          className="-me-1.5 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-ink/8 hover:text-ink pointer-coarse:size-11"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  )
}
