import { useRef, type ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { buttonClasses } from '../components/Button/button-classes.ts'
import { CONTROL_LINE } from '../components/Field/control-classes.ts'
import { Columns } from './Columns.tsx'
import { framesOf, MOVES, OTHERS, type Move } from './motion.ts'

const SHEET = 'block w-36 border border-line bg-surface px-3 text-start text-ui text-ink'
const SPECIMENS: Readonly<Record<string, ReactNode>> = {
  Button: <span className={buttonClasses()}>Approve</span>,
  Field: <span className={`${CONTROL_LINE} block w-36!`}>Harbour</span>,
  Tile: <span className={`${SHEET} rounded-lg py-3 font-semibold shadow-card`}>Authors</span>,
  Dialog: <span className={`${SHEET} rounded-lg py-4 font-serif font-semibold shadow-float`}>Delete it?</span>,
  Message: <span className={`${SHEET} rounded-md py-2.5 shadow-float`}>Saved</span>,
}

/** The curve of every transition that names none: the stylesheet has it, and it alone. */
const curve = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--default-transition-timing-function').trim() || 'ease'

/** By script and not by the stylesheet, which moves nothing while motion is reduced: here somebody asked to see it. */
const play = (move: Move, row: Element | null | undefined) => {
  for (const place of row?.querySelectorAll('[data-ms]') ?? []) {
    const { frames, duration } = framesOf(move, Number(place.getAttribute('data-ms')), move.easing ?? curve())
    place.firstElementChild?.animate(frames, { duration })
  }
}

const Specimen = ({ name, ms }: { name: string; ms: number }) => (
  <span data-ms={ms} aria-hidden className="flex min-h-18 items-center overflow-hidden px-2 select-none">
    {SPECIMENS[name]}
  </span>
)

/** The transitions of the product, each shown as often as one likes, as it is and without motion. */
export const Moves = () => {
  const table = useRef<HTMLDivElement>(null)
  return (
    <div ref={table}>
      <Columns
        label="Transitions"
        head={['What', 'How long', 'What moves', 'Full', 'Reduced', 'Again']}
        rows={MOVES.map((move, at) => [
          move.name,
          <span key="ms" className="whitespace-nowrap tabular-nums">
            {move.ms} ms
          </span>,
          <span key="moves" className="block min-w-36">
            {move.moves}
          </span>,
          <Specimen key="full" name={move.name} ms={move.ms} />,
          <Specimen key="reduced" name={move.name} ms={0} />,
          <Button
            key="play"
            size="sm"
            className="whitespace-nowrap"
            onClick={() => play(move, table.current?.querySelectorAll('tbody tr')[at])}
          >
            Play<span className="sr-only"> {move.name}</span>
          </Button>,
        ])}
      />
    </div>
  )
}

/** The curve of the transitions above. */
export const Curve = () => <code className="font-mono text-sm">{curve()}</code>

/** What moves otherwise, and what becomes of it where motion is reduced. */
export const OtherMoves = () => (
  <Columns
    label="What else moves"
    head={['What', 'Full', 'Reduced']}
    rows={OTHERS.map(({ name, full, reduced }) => [
      name,
      <span key="full" className="block min-w-52">
        {full}
      </span>,
      <span key="reduced" className="block min-w-40">
        {reduced}
      </span>,
    ])}
  />
)
