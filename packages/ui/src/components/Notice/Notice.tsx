import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { passFocus } from '../../lib/pass-focus.ts'

const TONES = {
  info: { look: 'border-link/25 bg-link-soft', ink: 'text-link', Icon: Info },
  success: { look: 'border-success/25 bg-success-soft', ink: 'text-success', Icon: CircleCheck },
  warning: { look: 'border-warning/30 bg-warning-soft', ink: 'text-warning', Icon: TriangleAlert },
  danger: { look: 'border-danger/25 bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
}

const ROLES = { off: undefined, polite: 'status', assertive: 'alert', toast: 'note' } as const

type NoticeProps = {
  /** Its colour and its drawing; `info` when left out. */
  tone?: keyof typeof TONES
  /** In the tone's colour, above the text. */
  title?: ReactNode
  /** The text. */
  children?: ReactNode
  /** What to do about it: a button or a link. */
  action?: ReactNode
  /**
   * How it is announced when it appears: not at all (it was there from the start), politely, at once, or by the `toast`
   * that comes with it (R28) and says the same.
   */
  live?: keyof typeof ROLES
  /** Of all its words, where they are in another language (BCP 47). */
  lang?: string
}

/**
 * A note that stays in the page, beside what it is about.
 *
 * Use for what must stay beside the thing it is about; not for what passes, there a toast, and not in the place of a
 * whole list, there `ErrorState`. Say `live` only when it appears after the page.
 *
 * Keyboard: none of its own; Tab reaches its action. When it goes with the focus in it, that stays in its part of the
 * screen.
 */
export const Notice = ({ tone = 'info', title, children, action, live = 'off', lang }: NoticeProps) => {
  const { look, ink, Icon } = TONES[tone]
  return (
    <div
      ref={passFocus}
      role={ROLES[live]}
      lang={lang}
      className={cx('flex flex-wrap items-start gap-x-4 gap-y-3 rounded-md border px-3.5 py-3 text-ui', look)}
    >
      <div className="flex min-w-0 flex-[1_1_14rem] gap-2.5">
        <Icon aria-hidden className={cx('mt-0.5 size-4.5 shrink-0', ink)} />
        <div className="min-w-0 wrap-anywhere">
          {title && <p className={cx('font-semibold', ink)}>{title}</p>}
          {children && <div className="text-ink">{children}</div>}
        </div>
      </div>
      {action && <div className="ms-7 flex flex-wrap gap-2 sm:ms-0">{action}</div>}
    </div>
  )
}
