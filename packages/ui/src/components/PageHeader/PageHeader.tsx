import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'

type PageHeaderProps = {
  /** The screen's `h1`. */
  title: ReactNode
  /** The title's language, where it is another (BCP 47). */
  titleLang?: string | undefined
  /** A line below the title. */
  subtitle?: ReactNode
  /** State or kind, after the title. */
  badges?: ReactNode
  /** What can be done with all of it, at the end of the title's line. */
  actions?: ReactNode
  /** The way here, above the title. */
  breadcrumbs?: ComponentProps<typeof Breadcrumbs>['items']
}

/**
 * The head of a screen: the way here, its name in the book's serif, its state, what can be done with all of it.
 *
 * Use once, at the top of every screen; not within a card or dialog, which have titles of their own.
 *
 * Keyboard: none of its own; the heading can be given the focus after a change of screen but is no stop, and Tab goes
 * through the way here and the actions.
 */
export const PageHeader = ({ title, titleLang, subtitle, badges, actions, breadcrumbs }: PageHeaderProps) => (
  // What is between it and the screen is its own margin: a column around both spaces its parts by `space-y-*`, which
  // gives way to it, and not by `gap-*`, which would come on top.
  <header className="mb-6 flex flex-col gap-0.5">
    {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
    {/* The actions keep their place whatever the subtitle comes to say: neither its width nor its height moves them. */}
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-[min(9rem,100%)] flex-1 sm:min-w-80">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1.5">
          <h1
            lang={titleLang}
            tabIndex={-1}
            className="min-w-0 py-1 font-serif text-2xl font-semibold text-balance wrap-anywhere outline-none sm:text-3xl"
          >
            {title}
          </h1>
          {badges && <div className="flex flex-wrap items-center gap-2">{badges}</div>}
        </div>
        {subtitle && <p className="mt-0.5 max-w-prose text-ink-muted">{subtitle}</p>}
      </div>
      {actions && <div className="mt-1 flex min-h-9 flex-wrap items-center gap-2">{actions}</div>}
    </div>
  </header>
)
