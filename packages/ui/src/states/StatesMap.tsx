import { useCallback, useEffect, useMemo, useState } from 'react'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { ErrorState } from '../components/ErrorState/ErrorState.tsx'
import { Loading, SkeletonText } from '../components/Skeleton/Skeleton.tsx'
import { cellsOf } from './cells.ts'
import type { ScreenStates } from './kinds.ts'
import { isHole, placeOf, ScreenTable, type FindPicture, type FindStory } from './ScreenTable.tsx'

/** What the map reads of Storybook's index. */
interface Indexed {
  id: string
  importPath: string
}
type Index = Readonly<Record<string, Indexed>>

interface Part {
  part: string
  screens: readonly ScreenStates[]
}

const keyOf = (file: string, story: string) => `${file}#${story.replaceAll('-', '').toLowerCase()}`

/** An id ends in the export's name in kebab case. */
const findIn = (index: Index): FindStory => {
  const ids = new Map(
    Object.values(index).map(({ id, importPath }) => [
      keyOf(importPath.replace(/^.*packages\/ui\/src\//, ''), id.split('--')[1] ?? ''),
      id,
    ]),
  )
  return (path) => {
    const [file = '', story = ''] = path.split('#')
    return ids.get(keyOf(file, story))
  }
}

const number = new Intl.NumberFormat('en')
const Figures = ({ parts }: { parts: readonly Part[] }) => {
  const screens = parts.flatMap((part) => part.screens)
  const rows = screens.flatMap(cellsOf)
  const cells = rows.flatMap((row) => Object.values(row.cells))
  const stories = new Set(cells.flatMap((cell) => (cell.kind === 'story' ? [cell.story] : [])))
  return (
    <p className="max-w-prose">
      {number.format(screens.length)} screens, {number.format(rows.length)} rows,{' '}
      {number.format(cells.filter(({ kind }) => kind === 'story').length)} cells with a link to one of{' '}
      {number.format(stories.size)} stories, {number.format(rows.filter(isHole).length)} states without a story of their
      own.
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
  const find = useMemo(() => (index === null || index === 'failed' ? null : findIn(index)), [index])

  if (index === 'failed') return <ErrorState message="The story index could not be loaded" onRetry={read} />
  if (find === null)
    return (
      <Loading label="Loading the story index…">
        <SkeletonText lines={8} />
      </Loading>
    )
  const shown = parts.map(({ part, screens }) => ({
    part,
    screens: holesOnly ? screens.filter((screen) => cellsOf(screen).some(isHole)) : screens,
  }))
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <Figures parts={parts} />
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
            <ScreenTable key={screen.name} screen={screen} find={find} picture={picture} holesOnly={holesOnly} />
          ))}
        </div>
      ))}
    </div>
  )
}
