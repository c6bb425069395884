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
  '−': "before:me-1 before:[content:'−'_/_'']",
  '+': "before:me-1 before:[content:'+'_/_'']",
} as const
const MARK = 'rounded-sm box-decoration-clone px-0.75 py-px wrap-anywhere'
const stop = (hunk: number | undefined) => (hunk === undefined ? {} : { 'data-hunk': hunk, tabIndex: -1 })
// Of the interface, whatever text it stands in: it neither takes that text's language nor decides its direction.
const Told = ({ children }: { children: string }) => (
  <span lang="pt-BR" dir="ltr" className="sr-only select-none">
    {children}:{' '}
  </span>
)

/** Text that goes: struck, with its word for those who listen. */
export const Removed = ({ children, sign = false, hunk, lang }: MarkProps) => (
  <del {...stop(hunk)} className={cx(MARK, 'bg-del no-underline', sign && SIGN['−'])}>
    <Told>Removido</Told>
    <span lang={lang} className="line-through decoration-danger decoration-1">
      {children}
    </span>
  </del>
)

/** Text that comes: underlined, with its word for those who listen. */
export const Added = ({ children, sign = false, hunk, lang }: MarkProps) => (
  <ins {...stop(hunk)} className={cx(MARK, 'bg-ins no-underline', sign && SIGN['+'])}>
    <Told>Adicionado</Told>
    <span lang={lang} className="underline decoration-success decoration-2 underline-offset-4">
      {children}
    </span>
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
