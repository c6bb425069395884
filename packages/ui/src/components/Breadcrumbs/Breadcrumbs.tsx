import { Fragment, type ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'

interface Crumb {
  /** The name of the screen. */
  label: ReactNode
  /** Where it leads; without, it is text. */
  to?: string
  /** BCP 47, where it is not in the page's language. */
  lang?: string
}

interface BreadcrumbsProps {
  /** From the outermost screen to this one: label, where it leads, and its language where that is another. */
  items: readonly Crumb[]
}

/**
 * The way here; the last one is where we are.
 *
 * Use above the heading of a screen that lies below another; not for steps of a task, and not on a screen of the
 * navigation itself.
 *
 * Keyboard: Tab goes through the links, Enter follows one; the last entry is no stop.
 */
export const Breadcrumbs = ({ items }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb" className="text-sm text-ink-muted">
    <ol className="flex flex-wrap items-center gap-x-1.5 pointer-coarse:gap-y-4">
      {items.map(({ label, to, lang }, at) => {
        const last = at === items.length - 1
        return (
          <Fragment key={to ?? at}>
            <li lang={lang} className="min-w-0 py-0.5 wrap-anywhere" aria-current={last ? 'page' : undefined}>
              {to && !last ? (
                <Link to={to} variant="ink" className="inline-block py-0.5 pointer-coarse:-my-2.5 pointer-coarse:py-3">
                  {label}
                </Link>
              ) : (
                <span className={last ? 'font-medium text-ink' : undefined}>{label}</span>
              )}
            </li>
            {!last && (
              <li aria-hidden className="text-line-strong">
                /
              </li>
            )}
          </Fragment>
        )
      })}
    </ol>
  </nav>
)
