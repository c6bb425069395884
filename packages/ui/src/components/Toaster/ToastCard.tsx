import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

const TONES = {
  success: { Icon: CircleCheck, ink: 'text-success' },
  error: { Icon: CircleAlert, ink: 'text-danger' },
  warning: { Icon: TriangleAlert, ink: 'text-warning' },
  info: { Icon: Info, ink: 'text-link' },
}
/** Each has a drawing and a colour of its own. */
export type ToastTone = keyof typeof TONES

type ToastCardProps = {
  /** The card, to be measured. */
  ref?: Ref<HTMLDivElement>
  /** The card's own, by which it is found. */
  id?: string
  /** Its drawing; an error is read out at once. */
  tone: ToastTone
  /** What happened, in short. */
  title: string
  /** More of it, below. */
  text?: ReactNode
  /** What can be done about it, beside it: 'Undo'. */
  action?: { label: string; onSelect: () => void } | undefined
  /** The cross was pressed. */
  onClose: () => void
}

/** A message in passing. An error is an alert; the rest is read by the region around it. */
export const ToastCard = ({ ref, id, tone, title, text, action, onClose }: ToastCardProps) => {
  const { Icon, ink } = TONES[tone]
  return (
    <div
      ref={ref}
      id={id}
      className="flex w-full items-start gap-2 rounded-md border border-line bg-surface py-2.5 ps-3.5 pe-2 text-ui text-ink shadow-float"
    >
      <Icon aria-hidden className={cx('mt-1.5 size-4.5 shrink-0', ink)} />
      <div
        role={tone === 'error' ? 'alert' : undefined}
        // What can be undone stands in the page under its full name.
        className={cx('my-1 min-w-0 flex-1 wrap-anywhere', action ? 'line-clamp-3' : 'line-clamp-6')}
      >
        <p className="font-semibold">{title}</p>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={action.onSelect}
          className="min-h-7 shrink-0 rounded-sm px-1 font-semibold text-link underline-offset-3 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {action.label}
        </button>
      )}
      <IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={onClose} />
    </div>
  )
}
