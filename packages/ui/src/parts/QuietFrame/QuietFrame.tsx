import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Seal } from '../../components/Seal/Seal.tsx'
import { guardHeldEnter } from '../../lib/held-enter.ts'
import { paths } from '../../paths.ts'

interface Props {
  /** The heading of the screen. */
  title: string
  /** A sentence below it. */
  lead?: ReactNode
  /** What stands in the card. */
  children: ReactNode
  /** Other ways on, below the card. */
  aside?: ReactNode
}

/**
 * The frame of screens about getting in: one card, nothing around it.
 *
 * Use for logging in, registering and what belongs to a password; not for any other screen, there `AppShell`.
 *
 * Keyboard: Tab goes from the seal, which leads home, through the card to the other ways on. When the card turns into
 * another one, the focus goes to its heading.
 */
export const QuietFrame = ({ title, lead, children, aside }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // `AppShell`, which brings it elsewhere, is not around these.
  useEffect(guardHeldEnter, [])
  // What was pressed is gone with the old content: the focus goes on with what came.
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10 outline-none print:min-h-0"
    >
      <Link to={paths.home.to()} variant="bare">
        <Seal name />
      </Link>
      <Card className="w-full max-w-100">
        <h1 ref={heading} tabIndex={-1} className="mb-1 font-serif text-2xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        {lead && <p className="mb-5 text-ui text-ink-muted">{lead}</p>}
        {children}
      </Card>
      {aside && (
        <div className="flex w-full max-w-100 flex-col items-center gap-1 text-center text-ui pointer-coarse:gap-6 [&_a]:py-1 pointer-coarse:[&_a]:py-3">
          {aside}
        </div>
      )}
    </main>
  )
}
