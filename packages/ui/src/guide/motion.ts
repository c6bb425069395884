import type { Named } from './named.ts'

type Look = Readonly<Record<string, string>>

export interface Move {
  name: string
  moves: string
  /** Whose class tells how long; undefined where the movement is Sonner's. */
  from?: Named
  ms: number
  /** Undefined for the stylesheet's own curve. */
  easing?: 'ease'
  /** It changes for a while and back, or it comes. */
  kind: 'changes' | 'comes'
  /** Before, and after. */
  looks: readonly [Look, Look]
}

/** The transitions of the product. */
export const MOVES: readonly Move[] = [
  {
    name: 'Button',
    moves: 'Ground, edge and letters, under the pointer and pressed',
    from: { is: 'transition-colors duration-100', at: 'components/Button/button-classes.ts' },
    ms: 100,
    kind: 'changes',
    looks: [
      { backgroundColor: 'var(--color-surface)', borderColor: 'var(--color-line-strong)' },
      { backgroundColor: 'var(--color-line)', borderColor: 'var(--color-ink-muted)' },
    ],
  },
  {
    name: 'Field',
    moves: 'Its edge, under the pointer',
    from: { is: 'transition-[border-color] duration-100', at: 'components/Field/control-classes.ts' },
    ms: 100,
    kind: 'changes',
    looks: [{ borderColor: 'var(--color-line-strong)' }, { borderColor: 'var(--color-ink-muted)' }],
  },
  {
    name: 'Tile',
    moves: 'Its edge and its height, under the pointer',
    from: { is: 'transition-[border-color,box-shadow] duration-150', at: 'components/Tile/Tile.tsx' },
    ms: 150,
    kind: 'changes',
    looks: [
      { borderColor: 'var(--color-line)', boxShadow: 'var(--shadow-card)' },
      { borderColor: 'var(--color-line-strong)', boxShadow: 'var(--shadow-raised)' },
    ],
  },
  {
    name: 'Dialog',
    moves: 'Appears and rises by 8 px; goes at once',
    from: {
      is: 'transition-[opacity,translate] duration-150 backdrop:bg-veil starting:translate-y-2 starting:opacity-0',
      at: 'components/Dialog/Dialog.tsx',
    },
    ms: 150,
    kind: 'comes',
    looks: [
      { opacity: '0', translate: '0 8px' },
      { opacity: '1', translate: '0 0' },
    ],
  },
  {
    name: 'Message',
    moves: 'Appears and rises by its own height; slides back and is gone within 200 ms',
    ms: 400,
    easing: 'ease',
    kind: 'comes',
    looks: [
      { opacity: '0', translate: '0 100%' },
      { opacity: '1', translate: '0 0' },
    ],
  },
]

/** What moves otherwise than by a transition. */
export const OTHERS: readonly { name: string; full: string; reduced: string; from: readonly Named[] }[] = [
  {
    name: 'The moving titles of the home screen',
    full: 'The next one every 7 s, until somebody points at them, has the focus in them or presses Pause. One to the next glides, as the browser scrolls smoothly; further, it jumps.',
    reduced: 'They stay until somebody goes on, and jump. There is no button to pause them.',
    from: [
      { is: 'SLIDE_MS = 7_000', at: 'parts/HeroSlider/use-slides.ts' },
      { is: "behavior: glides ? 'smooth' : 'auto'", at: 'parts/HeroSlider/use-slides.ts' },
    ],
  },
  {
    name: 'A shelf',
    full: 'Its arrows scroll smoothly, by as many titles as are seen.',
    reduced: 'They jump.',
    from: [{ is: "behavior: isCalm() ? 'auto' : 'smooth'", at: 'parts/Shelf/use-scroller.ts' }],
  },
  {
    name: 'A row that scrolls',
    full: 'Fades out at the end where there is more, as far as it is scrolled: the scroll draws it, and no time.',
    reduced: 'The same. This workshop draws no fade while motion is reduced in its toolbar.',
    from: [{ is: 'animation-timeline: scroll(self var(--more-axis))', at: 'styles/index.css' }],
  },
  {
    name: 'A menu, a popover, a list of choices',
    full: 'There at once, gone at once.',
    reduced: 'The same.',
    from: [],
  },
]

interface Frame {
  offset: number
  easing: string
  [property: string]: string | number
}

/** How long the changed look stays, or what comes stays away, ms. */
const HOLD_MS = 500

/** The key frames with which a move is shown once, in `ms`; in 0 it jumps. */
export const framesOf = ({ kind, looks: [before, after] }: Move, ms: number, easing: string) => {
  const steps =
    kind === 'comes'
      ? ([
          [before, 0],
          [before, HOLD_MS],
          [after, ms],
        ] as const)
      : ([
          [before, 0],
          [after, ms],
          [after, HOLD_MS],
          [before, ms],
        ] as const)
  const duration = steps.reduce((sum, [, wait]) => sum + wait, 0)
  const frames: Frame[] = []
  let at = 0
  for (const [look, wait] of steps) {
    at += wait
    frames.push({ ...look, offset: at / duration, easing })
  }
  return { frames, duration }
}
