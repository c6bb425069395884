import { Code, Columns } from './Columns.tsx'
import { pixels, tokensOf } from './theme.ts'
import { ROLES, rolesIn } from './type.ts'

const FACES = [
  { name: 'sans', look: 'font-sans', use: 'Everything one reads or presses' },
  { name: 'serif', look: 'font-serif font-semibold', use: 'Headings of screens, titles, large figures' },
  { name: 'mono', look: 'font-mono', use: 'Diagnostics and identifiers' },
] as const

const SAMPLES = [
  { lang: 'en', text: 'The Lighthouse Keeper’s Wolf' },
  { lang: 'pt-BR', text: 'Diários da cozinha da masmorra: 1ª edição, 120 páginas' },
  { lang: 'ja', text: '転生したら図書館の司書だった件' },
  { lang: 'ko', text: '나 혼자 최약체 도서관원' },
  { lang: 'zh-Hans', text: '借来的冬天与星图书店' },
] as const

/** The three faces, in the scripts of the catalogue. */
export const Faces = () => (
  <Columns
    label="Faces"
    head={['Face', 'Looks like', 'For']}
    rows={FACES.map(({ name, look, use }) => [
      <Code key="name">font-{name}</Code>,
      <span key="look" className={`flex flex-col gap-0.5 py-1 text-lg ${look}`}>
        {SAMPLES.map(({ lang, text }) => (
          <span key={lang} lang={lang} className={look}>
            {text}
          </span>
        ))}
      </span>,
      use,
    ])}
  />
)

/** Every size of the stylesheet as it is laid out, and who has it. */
export const TypeScale = () => (
  <Columns
    label="Sizes"
    head={['Size', 'px / line', 'Looks like', 'For']}
    rows={tokensOf('text-').map(({ name }) => [
      <Code key="name">{name}</Code>,
      <span key="px" className="whitespace-nowrap text-ink-muted tabular-nums">
        {pixels(`var(--${name})`)} / {pixels(`var(--${name}--line-height)`)}
      </span>,
      <span
        key="look"
        className={`block ${pixels(`var(--${name})`) >= pixels('var(--text-xl)') ? 'font-serif font-semibold' : ''}`}
        style={{ fontSize: `var(--${name})`, lineHeight: `var(--${name}--line-height)` }}
      >
        A shelf of <span lang="ja">文庫</span>, 1,204 titles
      </span>,
      <span key="for" className="flex min-w-40 flex-col text-sm text-ink-muted">
        {rolesIn(name).map((role) => (
          <span key={role}>{role}</span>
        ))}
      </span>,
    ])}
  />
)

/** What is set how. */
export const Roles = () => (
  <Columns
    label="Roles"
    head={['Role', 'Looks like', 'Classes', 'In a wider window, or under a finger']}
    rows={ROLES.map(({ name, is, wider, sample }) => [
      name,
      <span key="look" className={`whitespace-nowrap ${is}`}>
        {sample}
      </span>,
      <span key="is" className="font-mono text-sm text-ink-muted">
        {is}
      </span>,
      <span key="wider" className="font-mono text-sm text-ink-muted">
        {wider ?? '–'}
      </span>,
    ])}
  />
)
