import css from '../styles/tokens.css?raw'
import { Code, Columns } from './Columns.tsx'
import { stacksOf, WEIGHTS } from './type.ts'

/** The three weights, in both faces that have them. */
export const Weights = () => (
  <Columns
    label="Weights"
    head={['Weight', 'Sans', 'Serif', 'For']}
    rows={WEIGHTS.map(({ weight, is, use }) => [
      <Code key="is">{is}</Code>,
      <span key="sans" className={`text-xl whitespace-nowrap ${is}`}>
        {weight} Harbour
      </span>,
      <span key="serif" className={`font-serif text-xl whitespace-nowrap ${is}`}>
        {weight} Harbour
      </span>,
      use,
    ])}
  />
)

const stack = (text: string) => <span className="block min-w-60 font-mono text-sm text-ink-muted">{text}</span>

/** The font stacks as the stylesheet has them. */
export const Stacks = () => (
  <Columns
    label="Stacks"
    head={['Language', 'font-sans', 'font-serif']}
    rows={stacksOf(css).map(({ lang, sans, serif }) => [lang || 'All others', stack(sans), stack(serif)])}
  />
)

const LANGUAGES = [
  { lang: 'ja', name: 'Japanese' },
  { lang: 'zh-Hans', name: 'Chinese, simplified' },
  { lang: 'zh-Hant', name: 'Chinese, traditional' },
  { lang: 'ko', name: 'Korean' },
]
const LETTERS = '直骨'

/** The same two characters in the faces of four languages. */
export const OneCharacter = () => (
  <ul className="sb-unstyled my-5 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 text-ui text-ink">
    {LANGUAGES.map(({ lang, name }) => (
      <li key={lang} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
        <span lang={lang} className="text-5xl">
          {LETTERS}
        </span>
        <span lang={lang} className="font-serif text-5xl">
          {LETTERS}
        </span>
        <span className="mt-2 text-ink-muted">
          {name} <Code>{lang}</Code>
        </span>
      </li>
    ))}
  </ul>
)

const FIGURES = ['1,111', '8,204']
const Figures = ({ is }: { is: string }) => (
  <span className={`flex w-max flex-col items-start text-xl ${is}`}>
    {FIGURES.map((text) => (
      <span key={text}>{text}</span>
    ))}
  </span>
)

/** What is set otherwise than the faces have it by themselves. */
export const Features = () => (
  <Columns
    label="Features"
    head={['Feature', 'With it', 'Without', 'For']}
    rows={[
      [
        <Code key="is">tabular-nums</Code>,
        <Figures key="on" is="tabular-nums" />,
        <Figures key="off" is="proportional-nums" />,
        'Figures below each other: times, cells, tabs, numbers one types, counts',
      ],
      [
        <Code key="is">no-contextual</Code>,
        <span key="on" className="text-xl">
          4x3, 10:30
        </span>,
        <span key="off" className="text-xl" style={{ fontVariantLigatures: 'normal' }}>
          4x3, 10:30
        </span>,
        'What was typed stays what was typed',
      ],
      [
        <Code key="is">-0.01em</Code>,
        <span key="on" className="font-serif text-xl font-semibold whitespace-nowrap">
          The Lighthouse Keeper
        </span>,
        <span
          key="off"
          className="font-serif text-xl font-semibold whitespace-nowrap"
          style={{ letterSpacing: 'normal' }}
        >
          The Lighthouse Keeper
        </span>,
        'The serif, which is set large; not Japanese, Korean or Chinese. Names of titles have tracking-tight',
      ],
    ]}
  />
)

/** A paragraph as wide as running text may be; the line is where it ends. */
export const Measure = () => (
  <div className="sb-unstyled my-5 rounded-lg border border-line bg-surface p-5 text-base text-ink">
    <p className="max-w-prose border-e-2 border-link pe-px">
      The keeper of the last lighthouse writes down every ship that passes, and every ship that does not. One winter the
      list is longer than the sea allows. Whoever reads it aloud hears the bell of the harbour, and somebody at the door
      who has been away for a hundred years.
    </p>
  </div>
)
