import { useCallback, useEffect, useMemo, useState } from 'react'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { ErrorState } from '../components/ErrorState/ErrorState.tsx'
import { Loading, SkeletonText } from '../components/Skeleton/Skeleton.tsx'
import { numberText } from '../lib/number-text.ts'
import { cellsOf } from './cells.ts'
import type { ScreenStates } from './kinds.ts'
import { isHole, placeOf, ScreenTable, type FindPicture } from './ScreenTable.tsx'
import { findIn, moreOf, storiesIn, type Index, type MoreStories } from './stories.ts'

interface Part {
  part: string
  screens: readonly ScreenStates[]
}

type More = ReadonlyMap<string, readonly MoreStories[]>

const Figures = ({ screens, more }: { screens: readonly ScreenStates[]; more: More }) => {
  const rows = screens.flatMap(cellsOf)
  const cells = rows.flatMap((row) => Object.values(row.cells))
  const stories = new Set(screens.flatMap((screen) => [...storiesIn(screen)]))
  const others = [...more.values()].flat().flatMap(({ ids }) => ids)
  return (
    <p className="max-w-prose">
      {numberText(screens.length)} screens, {numberText(rows.length)} rows,{' '}
      {numberText(cells.filter(({ kind }) => kind === 'story').length)} cells with a link to one of{' '}
      {numberText(stories.size)} stories, {numberText(rows.filter(isHole).length)} states without a story of their own;{' '}
      {numberText(others.length)} more stories below the tables.
    </p>
  )
}

/** One long page: its tables by name. In a frame of Storybook's a link leads elsewhere unless it says where. */
const Jumps = ({ parts }: { parts: readonly Part[] }) => (
  <nav aria-label="Screens" className="flex flex-col gap-3 text-sm">
    {parts.map(({ part, screens }) => (
      <div key={part}>
        <p className="font-semibold">{part}</p>
        <ul className="flex flex-wrap gap-x-4">
          {screens.map((screen) => (
            <li key={screen.name}>
              <a
                href={`#${placeOf(screen)}`}
                target="_self"
                className="inline-flex min-h-6 items-center rounded-sm text-link underline decoration-link/35 underline-offset-3 hover:decoration-current"
              >
                {screen.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

interface StatesMapProps {
  parts: readonly Part[]
  /** Answers the index, by id; it may be asked again where it fails. */
  load: () => Promise<Index>
  /** Finds a story's small picture; the map stands without them where it fails. */
  loadPictures?: () => Promise<FindPicture>
}

const noPicture: FindPicture = () => undefined

/** Every screen's states, from Storybook's own index and what each screen must have. */
export const StatesMap = ({ parts, load, loadPictures }: StatesMapProps) => {
  const [picture, setPicture] = useState<FindPicture>(() => noPicture)
  const [index, setIndex] = useState<Index | 'failed' | null>(null)
  const [holesOnly, setHolesOnly] = useState(false)
  const read = useCallback(() => {
    load().then(setIndex, () => setIndex('failed'))
  }, [load])
  useEffect(read, [read])
  useEffect(() => {
    loadPictures?.().then(
      (found) => setPicture(() => found),
      () => {},
    )
  }, [loadPictures])
  const all = useMemo(() => parts.flatMap(({ screens }) => screens), [parts])
  const told = useMemo(
    () => (index === null || index === 'failed' ? null : { find: findIn(index), more: moreOf(all, index) }),
    [index, all],
  )

  if (index === 'failed') return <ErrorState message="The story index could not be loaded" onRetry={read} />
  if (told === null)
    return (
      <Loading label="Loading the story index…">
        <SkeletonText lines={8} />
      </Loading>
    )
  const { find, more } = told
  const shown = parts.map(({ part, screens }) => ({
    part,
    screens: holesOnly ? screens.filter((screen) => cellsOf(screen).some(isHole)) : screens,
  }))
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <Figures screens={all} more={more} />
        <Checkbox
          label="Only states without a story"
          checked={holesOnly}
          onChange={({ target }) => setHolesOnly(target.checked)}
        />
      </div>
      <Jumps parts={shown.filter(({ screens }) => screens.length > 0)} />
      {shown.map(({ part, screens }) => (
        <div key={part} className="flex flex-col gap-6">
          <h2 className="font-serif text-2xl font-semibold">{part}</h2>
          {screens.map((screen) => (
            <ScreenTable
              key={screen.name}
              screen={screen}
              find={find}
              picture={picture}
              more={more.get(screen.name)}
              holesOnly={holesOnly}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
