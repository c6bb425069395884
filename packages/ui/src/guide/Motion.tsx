import type { ReactNode } from 'react'
import { Progress } from '../components/Progress/Progress.tsx'
import { Skeleton } from '../components/Skeleton/Skeleton.tsx'
import { Spinner } from '../components/Spinner/Spinner.tsx'
import { Code, Columns } from './Columns.tsx'
import { tokensOf } from './theme.ts'

const SAMPLES: Readonly<Record<string, { sample: ReactNode; use: string }>> = {
  'animate-breathe': {
    sample: <Skeleton className="h-4 w-32" />,
    use: 'A place whose content is on its way',
  },
  'animate-turn': { sample: <Spinner />, use: 'Something was pressed and is under way' },
  'animate-pass': {
    sample: (
      <span className="block w-32">
        <Progress label="An upload whose length is not known" value={null} />
      </span>
    ),
    use: 'An upload whose length is not known',
  },
}

/** Every animation of the stylesheet, running when the toolbar's Motion says full. */
export const Animations = () => (
  <Columns
    label="Animations"
    head={['Animation', 'As written', 'Looks like', 'For']}
    rows={tokensOf('animate-').map(({ name, value }) => [
      <Code key="name">{name}</Code>,
      <span key="value" className="font-mono text-sm text-ink-muted">
        {value}
      </span>,
      SAMPLES[name]?.sample,
      SAMPLES[name]?.use,
    ])}
  />
)
