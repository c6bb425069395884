import type { ReactNode } from 'react'
import { SHEET } from '../../components/Card/sheet.ts'
import { passFocus } from '../../lib/pass-focus.ts'

interface Props {
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** In the place of a screen that is not there: what is the matter, and what to press. */
export const BrokenPanel = ({ title, text, children }: Props) => (
  <div ref={passFocus} className="mx-auto max-w-xl py-6 sm:py-12">
    <div role="alert" className={`${SHEET} flex flex-col items-center px-8 py-12 text-center`}>
      <h1 className="font-serif text-2xl font-semibold">{title}</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  </div>
)
