import { useId } from 'react'
import { Badge } from '../components/Badge/Badge.tsx'
import { paths } from '../paths.ts'
import { cellsOf, type Cell, type Row } from './cells.ts'
import { VIEWER_NAMES, VIEWERS, type ScreenStates, type Viewer } from './kinds.ts'
import { storyAddress, TARGET, UNDERLINED } from './link-to-story.ts'
import { MoreStories } from './MoreStories.tsx'
import type { FindStory, MoreStories as Stories } from './stories.ts'

/** The address of a story's small picture; undefined where there is none. */
export type FindPicture = (id: string) => string | undefined

const isSame = (one: Cell, other: Cell) => JSON.stringify(one) === JSON.stringify(other)
/** Why a whole row is without a story: several reasons where viewers differ, none where it has one. */
const reasonsOf = ({ cells }: Row) => {
  const all = VIEWER_NAMES.map((viewer) => cells[viewer])
  if (all.some(({ kind }) => kind === 'story')) return []
  const reasons = all.filter((cell) => 'reason' in cell)
  return reasons.filter((one, at) => reasons.findIndex((other) => isSame(one, other)) === at)
}
export const isHole = (row: Row): boolean => reasonsOf(row).some(({ kind }) => kind === 'hole')

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

type StoryLinkProps = {
  cell: Extract<Cell, { kind: 'story' }>
  /** Whose columns the cell fills. */
  viewers: readonly Viewer[]
  id: string | undefined
  picture: FindPicture
}
const StoryLink = ({ cell, viewers, id, picture }: StoryLinkProps) => {
  const name = words(cell.story)
  if (id === undefined) return <Badge tone="danger">{`${name} is gone`}</Badge>
  const src = picture(id)
  if (cell.by === undefined)
    return (
      <a
        {...storyAddress(id)}
        className={`${TARGET} ${src === undefined ? 'w-fit' : 'w-full flex-col items-stretch'} ${UNDERLINED}`}
      >
        {src !== undefined && <Picture src={src} />}
        {name}
      </a>
    )
  return (
    <div className="flex text-xs">
      {viewers.map((viewer) => (
        <a
          key={viewer}
          {...storyAddress(id, viewer)}
          aria-label={`${VIEWERS[viewer]}, the same: ${name}`}
          className={`${TARGET} flex-1 justify-center hover:underline`}
        >
          same
        </a>
      ))}
    </div>
  )
}

const CELL = 'border-t border-line px-2.5 py-1.5 align-top'
const CLOSED = `${CELL} bg-sunken/60 text-center text-xs leading-6 text-ink-muted`

/** Neighbours of whom the same is told share a cell: a page of thousands would be hard to read. */
const spansOf = ({ cells }: Row) => {
  const spans: { viewers: Viewer[]; cell: Cell }[] = []
  for (const viewer of VIEWER_NAMES) {
    const last = spans.at(-1)
    if (last && isSame(last.cell, cells[viewer])) last.viewers.push(viewer)
    else spans.push({ viewers: [viewer], cell: cells[viewer] })
  }
  return spans
}

type MapCellProps = { cell: Cell; viewers: readonly Viewer[]; find: FindStory; picture: FindPicture }
const MapCell = ({ cell, viewers, find, picture }: MapCellProps) => {
  if (cell.kind === 'closed')
    return (
      <td colSpan={viewers.length} className={CLOSED}>
        not let in
      </td>
    )
  return (
    <td colSpan={viewers.length} className={`${CELL} wrap-anywhere`}>
      {cell.kind === 'story' ? (
        <StoryLink cell={cell} viewers={viewers} id={find(cell.story)} picture={picture} />
      ) : (
        <Without {...cell} />
      )}
    </td>
  )
}

/** A screen's states: the viewers across, the states down, a link to the story in every cell. */
export const ScreenTable = ({
  screen,
  find,
  picture,
  more,
  holesOnly = false,
}: {
  screen: ScreenStates
  find: FindStory
  picture: FindPicture
  /** Its stories that stand in no cell. */
  more?: readonly Stories[] | undefined
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
      {Object.values(screen.beside ?? {}).map((reason) => (
        <p key={reason} className="max-w-prose text-sm text-ink-muted">
          Without rows here: {reason}
        </p>
      ))}
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
              const reasons = reasonsOf(row)
              return (
                <tr key={row.row}>
                  <th scope="row" className={`${CELL} text-start leading-6 font-semibold`}>
                    {row.row}
                  </th>
                  {reasons.length > 0 ? (
                    <td colSpan={VIEWER_NAMES.length} className={`${CELL} space-y-1`}>
                      {reasons.map((reason) => (
                        <Without key={reason.reason} {...reason} />
                      ))}
                    </td>
                  ) : (
                    spansOf(row).map(({ viewers, cell }) => (
                      <MapCell key={viewers[0]} cell={cell} viewers={viewers} find={find} picture={picture} />
                    ))
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {!holesOnly && more && <MoreStories screen={screen.name} files={more} />}
    </section>
  )
}
