import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

interface MarkProps {
  children: ReactNode
  /** Writes − or + in front; where the column's heading has them, the text is left alone. */
  sign?: boolean
  /** Number of the place the key for the next change goes to. */
  hunk?: number | undefined
  lang?: string | undefined
}

// Not part of what is copied.
const Told = ({ word, sign }: { word: string; sign: string | false }) => (
  <>
    <span className="sr-only select-none">{word}: </span>
    {sign && (
      <span aria-hidden className="inline-block whitespace-pre select-none">
        {sign}
      </span>
    )}
  </>
)
const MARK = 'rounded-sm box-decoration-clone px-0.75 py-px wrap-anywhere decoration-2'
const stop = (hunk: number | undefined) => (hunk === undefined ? {} : { 'data-hunk': hunk, tabIndex: -1 })

/** Text that goes: struck, with its word for those who listen. Inside `lang="pt-BR"`. */
export const Removed = ({ children, sign = false, hunk, lang }: MarkProps) => (
  <del {...stop(hunk)} className={cx(MARK, 'bg-del decoration-danger')}>
    <Told word="Removido" sign={sign && '− '} />
    <span lang={lang}>{children}</span>
  </del>
)

/** Text that comes: underlined, with its word for those who listen. Inside `lang="pt-BR"`. */
export const Added = ({ children, sign = false, hunk, lang }: MarkProps) => (
  <ins {...stop(hunk)} className={cx(MARK, 'bg-ins decoration-success underline-offset-4')}>
    <Told word="Adicionado" sign={sign && '+ '} />
    <span lang={lang}>{children}</span>
  </ins>
)

/** What stands in place of a value that is not there. */
export const Empty = () => <span className="text-ink-muted">vazio</span>

/** Heads the current value, or the new one. */
export const SideLabel = ({ side }: { side: 'before' | 'after' }) => (
  <p className="text-xs leading-5 font-semibold text-ink-muted">
    <span aria-hidden>{side === 'before' ? '− ' : '+ '}</span>
    {side === 'before' ? 'Valor atual' : 'Novo valor'}
  </p>
)
