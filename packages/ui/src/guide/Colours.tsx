import { Code, Columns } from './Columns.tsx'
import { COLOURS_FOR } from './colours.ts'
import { contrast, EDGE_LEAST, EDGE_PAIRS, ratioText, readColour, seenOf, TEXT_LEAST } from './contrast.ts'
import { TEXT_PAIRS, THEMES, type Pair, type Rgb, type Theme } from './contrast.ts'
import { colourIn, themed, tokensOf } from './theme.ts'

const hexOf = (colour: string) => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : colour
}

const Swatch = ({ name, theme }: { name: string; theme: Theme }) => (
  <span className="flex items-center gap-3">
    <span
      {...themed(theme, { backgroundColor: `var(--color-${name})` })}
      className="size-9 shrink-0 rounded-md border border-line-strong forced-color-adjust-none"
    />
    <span dir="ltr" className="font-mono text-sm text-ink-muted">
      {hexOf(colourIn(name, theme))}
    </span>
  </span>
)

/** Every colour of the stylesheet in both themes, and what it is for. */
export const ColourTokens = () => (
  <Columns
    label="Colours"
    head={['Token', 'Light', 'Dark', 'For']}
    rows={tokensOf('color-').map(({ name }) => {
      const short = name.slice('color-'.length)
      return [
        <Code key="name">{short}</Code>,
        <Swatch key="light" name={short} theme="light" />,
        <Swatch key="dark" name={short} theme="dark" />,
        COLOURS_FOR[short],
      ]
    })}
  />
)

const rgb = (colour: Rgb) => `rgb(${colour.join(' ')})`

/** A pair as it looks, its ratio written in its own colours. */
const Sample = ({ pair, theme, least }: { pair: Pair; theme: Theme; least: number }) => {
  const { ink, ground } = seenOf(pair, (name) => readColour(colourIn(name, theme)))
  const ratio = contrast(ink, ground)
  const isEdge = least === EDGE_LEAST
  return (
    <span
      {...themed(theme, {
        backgroundColor: rgb(ground),
        color: isEdge ? 'var(--color-ink)' : rgb(ink),
        border: isEdge ? `2px solid ${rgb(ink)}` : '1px solid var(--color-line)',
      })}
      className="flex min-w-40 items-baseline justify-between gap-4 rounded-md px-3 py-1.5 forced-color-adjust-none"
    >
      <span className="font-semibold">
        Aa <span lang="ja">文庫</span>
      </span>
      <span className="tabular-nums">
        {ratioText(ratio)}
        {ratio < least && ' too low'}
      </span>
    </span>
  )
}

/** What lets something through says over what. */
const Name = ({ name, over }: { name: string; over: string | undefined }) => (
  <span className="inline-flex flex-wrap items-baseline gap-1.5">
    <Code>{name}</Code>
    {over !== undefined && name.includes('/') && <span className="text-sm text-ink-muted">over {over}</span>}
  </span>
)

const Pairs = ({ label, pairs, least }: { label: string; pairs: readonly Pair[]; least: number }) => (
  <Columns
    label={label}
    head={['Colour', 'on', ...THEMES.map((theme) => (theme === 'light' ? 'Light' : 'Dark'))]}
    rows={pairs.map((pair) => [
      <Name key="ink" name={pair.ink} over={pair.over} />,
      <Name key="ground" name={pair.ground} over={pair.over} />,
      ...THEMES.map((theme) => <Sample key={theme} pair={pair} theme={theme} least={least} />),
    ])}
  />
)

/** The texts of one group of pairs, each with its contrast in both themes. @throws Error where there is no such group */
export const TextContrast = ({ group }: { group: string }) => {
  const found = TEXT_PAIRS.find(({ name }) => name === group)
  if (!found) throw new Error(`There is no group '${group}'`)
  return <Pairs label={group} pairs={found.pairs} least={TEXT_LEAST} />
}

/** Edges of controls and the ring of the focus, each with its contrast in both themes. */
export const EdgeContrast = () => <Pairs label="Edges" pairs={EDGE_PAIRS} least={EDGE_LEAST} />
