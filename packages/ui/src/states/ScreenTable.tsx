import { useId } from 'react'
import { Badge } from '../components/Badge/Badge.tsx'
import { paths } from '../paths.ts'
import { cellsOf, type Cell, type Row } from './cells.ts'
import { VIEWER_NAMES, VIEWERS, type ScreenStates } from './kinds.ts'

/** Finds a story's id in Storybook's index by its file and export; undefined where there is none. */
export type FindStory = (story: string) => string | undefined

/** The address of a story's small picture; undefined where there is none. */
export type FindPicture = (id: string) => string | undefined

const isTold = ({ kind }: Cell) => kind === 'story' || kind === 'closed'
/** A whole row without a story, for one reason. */
const reasonOf = ({ cells }: Row) => {
  const all = VIEWER_NAMES.map((viewer) => cells[viewer])
  return all.some(({ kind }) => kind === 'story') ? undefined : all.find((cell) => !isTold(cell))
}
export const isHole = (row: Row): boolean => reasonOf(row)?.kind === 'hole'

/** Where a page jumps to: the section of a screen. */
export const placeOf = ({ name }: ScreenStates): string => `states-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`

const WITHOUT = { hole: { tone: 'warning', word: 'No story' }, never: { tone: 'neutral', word: 'Never' } } as const
const Without = ({ kind, reason }: { kind: 'hole' | 'never'; reason: string }) => (
  <span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
    <Badge tone={WITHOUT[kind].tone}>{WITHOUT[kind].word}</Badge>
    <span className="min-w-0 text-ink-muted">{reason}</span>
  </span>
)

/** 'RefusedWithAText' as 'Refused with a text'. */
const words = (story: string) => {
  const name = story.split('#')[1] ?? ''
  const rest = name.slice(1).replaceAll(/[A-Z]|\d+/g, (start) => ` ${start.toLowerCase()}`)
  return name.charAt(0) + rest
}

const TARGET = 'inline-flex min-h-6 min-w-6 items-center rounded-sm font-medium text-link underline-offset-3'

/** Of five by three and a half: what a window shows at its top. */
const Picture = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={256}
    height={180}
    loading="lazy"
    decoding="async"
    className="mb-1 block h-auto w-full rounded-sm border border-line"
  />
)

type StoryLinkProps = { cell: Extract<Cell, { kind: 'story' }>; id: string | undefined; picture: FindPicture }
const StoryLink = ({ cell, id, picture }: StoryLinkProps) => {
  const name = words(cell.story)
  if (id === undefined) return <Badge tone="danger">{`${name} is gone`}</Badge>
  const address = { href: `./?path=/story/${id}`, target: '_top' }
  const src = picture(id)
  if (cell.by === undefined)
    return (
      <a
        {...address}
        className={`${TARGET} ${src === undefined ? '' : 'w-full flex-col items-stretch'} underline decoration-link/35 hover:decoration-current`}
      >
        {src !== undefined && <Picture src={src} />}
        {name}
      </a>
    )
  return (
    <a {...address} className={`${TARGET} text-xs hover:underline`}>
      as {cell.by === 'anonymous' ? 'anon.' : cell.by}
      <span className="sr-only">: {name}</span>
    </a>
  )
}

type MapCellProps = { cell: Cell; find: FindStory; picture: FindPicture }
const MapCell = ({ cell, find, picture }: MapCellProps) => {
  if (cell.kind === 'story') return <StoryLink cell={cell} id={find(cell.story)} picture={picture} />
  if (cell.kind !== 'closed') return <Without {...cell} />
  return (
    <span className="inline-flex min-h-6 items-center text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">not let in</span>
    </span>
  )
}

const CELL = 'border-t border-line px-2.5 py-1.5 align-top text-start font-normal'

/** A screen's states: the viewers across, the states down, a link to the story in every cell. */
export const ScreenTable = ({
  screen,
  find,
  picture,
  holesOnly = false,
}: {
  screen: ScreenStates
  find: FindStory
  picture: FindPicture
  holesOnly?: boolean
}) => {
  const id = useId()
  const rows = cellsOf(screen).filter((row) => !holesOnly || isHole(row))
  if (rows.length === 0) return null
  return (
    <section id={placeOf(screen)} aria-labelledby={id} className="flex scroll-mt-4 flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 id={id} className="font-serif text-xl font-semibold">
          {screen.name}
        </h3>
        <p className="text-sm text-ink-muted">
          {screen.routes.length === 0
            ? 'Every other address'
            : screen.routes.map((route, at) => (
                <span key={route}>
                  {at > 0 && ', '}
                  <code className="font-mono">{paths[route].pattern}</code>
                </span>
              ))}
        </p>
      </div>
      {/* Wider than a narrow window: scrolled by keyboard as well. Relative: what is out of sight scrolls with it. */}
      <div
        role="region"
        aria-label={`${screen.name}, table`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface shadow-card"
      >
        <table className="w-full min-w-240 table-fixed border-collapse text-sm">
          <caption className="sr-only">{screen.name}: its states by viewer</caption>
          <thead>
            <tr className="bg-sunken">
              <th scope="col" className="w-44 px-2.5 py-1.5 text-start font-semibold">
                State
              </th>
              {VIEWER_NAMES.map((viewer) => (
                <th key={viewer} scope="col" className="px-2.5 py-1.5 text-start font-semibold">
                  {VIEWERS[viewer]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const reason = reasonOf(row)
              return (
                <tr key={row.row}>
                  <th scope="row" className={`${CELL} font-semibold`}>
                    {row.row}
                  </th>
                  {reason ? (
                    <td colSpan={VIEWER_NAMES.length} className={CELL}>
                      <MapCell cell={reason} find={find} picture={picture} />
                    </td>
                  ) : (
                    VIEWER_NAMES.map((viewer) => (
                      <td key={viewer} className={`${CELL} wrap-anywhere`}>
                        <MapCell cell={row.cells[viewer]} find={find} picture={picture} />
                      </td>
                    ))
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
