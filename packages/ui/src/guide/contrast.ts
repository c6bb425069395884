/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/**
 * Two colours, by their names, that stand on each other in the product. One of them may let something through, as
 * 'ink/12' of a class does.
 */
export interface Pair {
  ink: string
  ground: string
  /** What is seen through it, where that is not the ground. */
  over?: string
}

/** What WCAG 2.2 asks of text (1.4.3), and of the edges of controls and of the focus (1.4.11). */
export const TEXT_LEAST = 4.5
export const EDGE_LEAST = 3

const luminance = (colour: Rgb) => {
  const [r, g, b] = colour.map((part) => {
    const channel = part / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of two opaque colours (WCAG 2.2), 1 to 21; their order does not matter. */
export const contrast = (one: Rgb, other: Rgb) => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** '#1b1916', or 'rgb(27, 25, 22)' as a browser computes it. @throws RangeError for anything else */
export const readColour = (text: string): Rgb => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (hex) return [1, 2, 3].map((at) => Number.parseInt(hex[at] ?? '', 16)) as [number, number, number]
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
  throw new RangeError(`Not an opaque colour: ${text}`)
}

/** A colour of a class, 'ink' or 'ink/12', over what is seen through it. */
const layer = (name: string, below: string, read: (name: string) => Rgb): Rgb => {
  const [own = '', percent = '100'] = name.split('/')
  const share = Number(percent) / 100
  const under = share < 1 ? read(below) : undefined
  const mix = (part: number, at: number) => Math.round(part * share + (under?.[at] ?? 0) * (1 - share))
  return read(own).map(mix) as [number, number, number]
}

/** The two colours of a pair as they are seen; `read` knows each by its name alone. */
export const seenOf = (
  { ink, ground, over = ground }: Pair,
  read: (name: string) => Rgb,
): { ink: Rgb; ground: Rgb } => ({
  ink: layer(ink, over, read),
  ground: layer(ground, over, read),
})

/** In whole hundredths, never more than it is: 4.499 is not 4.5. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

const GROUNDS = ['paper', 'surface', 'sunken']
const TONES = ['seal', 'link', 'success', 'warning', 'danger']
const on = (grounds: readonly string[], ...inks: string[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground })))
const through = (ground: string, ink: string, below: readonly string[] = GROUNDS): Pair[] =>
  below.map((over) => ({ ink, ground, over }))

/** Every text of the product on every ground it stands on, in groups as they are shown. */
export const TEXT_PAIRS: readonly { name: string; pairs: readonly Pair[] }[] = [
  { name: 'Text', pairs: on(GROUNDS, 'ink', 'ink-muted') },
  { name: 'Coloured words', pairs: on(GROUNDS, ...TONES) },
  {
    name: 'Badges and notices',
    pairs: TONES.flatMap((tone) => on([`${tone}-soft`], tone, 'ink', 'ink-muted')),
  },
  { name: 'Differences', pairs: [...on(['ins'], 'ink', 'success'), ...on(['del'], 'ink', 'danger')] },
  { name: 'Filled', pairs: ['ink', 'ink-muted', 'seal', 'danger'].map((ground) => ({ ink: 'on-ink', ground })) },
  {
    name: 'Under the pointer and pressed',
    pairs: [
      ...through('ink/3', 'ink-muted', ['surface']),
      ...through('ink/5', 'ink', ['paper', 'sunken']),
      ...through('ink/6', 'ink'),
      ...through('ink/8', 'ink', ['surface']),
      ...through('ink/12', 'ink'),
      ...through('ink/12', 'ink-muted'),
      ...through('sunken/55', 'ink-muted', ['surface']),
      ...on(['line'], 'ink'),
      ...through('ink/85', 'on-ink'),
      ...through('ink/75', 'on-ink'),
      ...through('danger/90', 'on-ink'),
      ...through('danger/20', 'danger'),
    ],
  },
]

/** Edges of controls, the ring of the focus, the mark of the current place. */
export const EDGE_PAIRS: readonly Pair[] = [
  ...on(GROUNDS, 'line-strong', 'link', 'danger', 'seal'),
  // A button's, over its own ground.
  ...GROUNDS.map((ground) => ({ ink: 'danger/65', ground, over: 'surface' })),
]
