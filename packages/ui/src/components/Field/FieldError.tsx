import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is wrong with a control; the control names `id` as what describes it. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
