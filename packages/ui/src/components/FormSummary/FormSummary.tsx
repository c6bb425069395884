import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { focusToCorrect } from '../../lib/focus-to-correct.ts'

/** One thing that is wrong with a form, and the field it is about. */
export type FormProblem = {
  /** Of the field: its control has this id. */
  id: string
  /** Of the field, as it is called on the screen. */
  label: string
  /** What is wrong, as it also stands at the field. */
  text: string
}

type FormSummaryProps = {
  /** What the problems have in common, above them. */
  title: string
  /** In the order they are drawn. */
  problems: readonly FormProblem[]
  /** Brings the field to sight (its tab, say) and gives it the focus. Left out, the control of that id is focused. */
  onGo?: (id: string) => void
  /** A toast says the same at once (R28): it is not announced here again. */
  toast?: boolean
  /** What else is to be known, below the problems. */
  children?: ReactNode
}

const focusField = (id: string) => focusToCorrect(document.getElementById(id))

/**
 * What is wrong with a form, on top of it: each problem leads to its field. Drawn only where there are some.
 *
 * Use on top of a form after a failed submit, together with the error beside each field; not while someone types, and
 * not for a single message without a form, there `Notice`.
 *
 * Keyboard: it takes no focus, the form gives that to the first field that is wrong; Tab goes through the problems, Enter
 * leads to the field.
 */
export const FormSummary = ({ title, problems, onGo = focusField, toast = false, children }: FormSummaryProps) => (
  <div
    role={toast ? 'note' : 'alert'}
    className="flex gap-2.5 rounded-md border border-danger/25 bg-danger-soft px-3.5 py-3 text-ui text-ink"
  >
    <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold text-danger">{title}</p>
      {problems.length > 0 && (
        <ul className="mt-1 flex flex-col">
          {problems.map(({ id, label, text }) => (
            <li key={`${id} ${text}`}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(id)
                }}
                className="inline-flex min-h-6 items-center rounded-sm underline underline-offset-3 pointer-coarse:min-h-11"
              >
                <span>
                  <span className="font-medium">{label}:</span> {text}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {children && <div className="mt-1">{children}</div>}
    </div>
  </div>
)
