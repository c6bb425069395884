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

// The sign is drawn, not written: neither read out nor copied, nor struck or underlined itself.
const SIGN = {
  '−': "before:inline-block before:whitespace-pre before:[content:'−_'_/_'']",
  '+': "before:inline-block before:whitespace-pre before:[content:'+_'_/_'']",
} as const
const MARK = 'rounded-sm box-decoration-clone px-0.75 py-px wrap-anywhere decoration-2'
const stop = (hunk: number | undefined) => (hunk === undefined ? {} : { 'data-hunk': hunk, tabIndex: -1 })
const Told = ({ children }: { children: string }) => <span className="sr-only select-none">{children}: </span>

/** Text that goes: struck, with its word for those who listen. Inside `lang="pt-BR"`. */
export const Removed = ({ children, sign = false, hunk, lang }: MarkProps) => (
  <del {...stop(hunk)} className={cx(MARK, 'bg-del decoration-danger', sign && SIGN['−'])}>
    <Told>Removido</Told>
    <span lang={lang}>{children}</span>
  </del>
)

/** Text that comes: underlined, with its word for those who listen. Inside `lang="pt-BR"`. */
export const Added = ({ children, sign = false, hunk, lang }: MarkProps) => (
  <ins {...stop(hunk)} className={cx(MARK, 'bg-ins decoration-success underline-offset-4', sign && SIGN['+'])}>
    <Told>Adicionado</Told>
    <span lang={lang}>{children}</span>
  </ins>
)

/** What stands in place of a value that is not there. */
export const Empty = () => <span className="text-ink-muted">vazio</span>

/** Heads the current value, or the new one. */
export const SideLabel = ({ side }: { side: 'before' | 'after' }) => (
  <p className={cx('text-xs leading-5 font-semibold text-ink-muted', SIGN[side === 'before' ? '−' : '+'])}>
    {side === 'before' ? 'Valor atual' : 'Novo valor'}
  </p>
)
