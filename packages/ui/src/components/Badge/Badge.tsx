import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

/** The colours of a badge, each as its classes. */
export const TONES = {
  neutral: 'border-line bg-sunken text-ink-muted',
  info: 'border-transparent bg-link-soft text-link',
  success: 'border-transparent bg-success-soft text-success',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
  seal: 'border-transparent bg-seal-soft text-seal',
}
/** A badge's colour: it repeats what the word says, and never says it alone. */
export type Tone = keyof typeof TONES

/** A word that is cut where its line ends: it may be wider than its place. Any other stays whole, however narrow that is. */
const LONG_WORD = /\S{17}/

interface BadgeProps {
  /** 'neutral' when left out. */
  tone?: Tone
  /** BCP 47, where the words are not in the page's language. */
  lang?: string
  /** The word or two. */
  children: ReactNode
}

/**
 * A state or a kind, in a word or two.
 *
 * Use for the state or the kind of the thing beside it; not for something that can be removed, there `Chip`, and not
 * for a message, there `Notice`. Its colour repeats what the word says.
 *
 * Keyboard: none, it is text.
 */
export const Badge = ({ tone = 'neutral', lang, children }: BadgeProps) => (
  <span
    lang={lang}
    className={cx(
      'inline-flex max-w-full items-center rounded-sm border px-1.75 py-px text-xs leading-4.5 font-semibold',
      typeof children === 'string' && !LONG_WORD.test(children) ? 'wrap-break-word' : 'wrap-anywhere',
      TONES[tone],
    )}
  >
    {children}
  </span>
)

const SHOWN_MAX = 999

interface CountBadgeProps {
  /** From 0; above 999 '999+' is shown. */
  count: number
  /** Of what, read out after the number: 'pending'. */
  label: string
}

/** How many wait, in the seal's colour. The exact number is read out, '999+' is shown. */
export const CountBadge = ({ count, label }: CountBadgeProps) => (
  <span className="inline-flex min-w-6 shrink-0 items-center justify-center rounded-full bg-seal-soft px-1.75 text-xs leading-5 font-semibold text-seal tabular-nums">
    <span aria-hidden>{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>
    <span className="sr-only">
      {count} {label}
    </span>
  </span>
)
