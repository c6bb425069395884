import { Code, Columns } from './Columns.tsx'
import type { Theme } from './contrast.ts'
import { STEPS } from './space.ts'
import { pixels, themed, tokensOf } from './theme.ts'

/** The steps of the grid, drawn at their size. */
export const SpaceScale = () => (
  <Columns
    label="Steps"
    head={['Step', 'px', 'Looks like', 'For']}
    rows={STEPS.map(({ step, use }) => [
      <Code key="step">{step}</Code>,
      <span key="px" className="text-ink-muted tabular-nums">
        {pixels(`calc(var(--spacing) * ${step})`)}
      </span>,
      <span
        key="look"
        aria-hidden
        className="block h-4 rounded-sm bg-link forced-color-adjust-none"
        style={{ width: `calc(var(--spacing) * ${step})` }}
      />,
      use,
    ])}
  />
)

const RADII_FOR: Readonly<Record<string, string>> = {
  'radius-sm': 'Badges, chips, keys, covers: what is small or a page',
  'radius-md': 'Buttons, fields, notices, menus: what one presses or types in',
  'radius-lg': 'Cards, tiles, dialogs: what holds other things',
}

/** Every radius of the stylesheet. */
export const Radii = () => (
  <Columns
    label="Radii"
    head={['Radius', 'px', 'Looks like', 'For']}
    rows={tokensOf('radius-').map(({ name }) => [
      <Code key="name">{name.replace('radius', 'rounded')}</Code>,
      <span key="px" className="text-ink-muted tabular-nums">
        {pixels(`var(--${name})`)}
      </span>,
      <span
        key="look"
        aria-hidden
        className="block h-14 w-24 border border-line-strong bg-sunken"
        style={{ borderRadius: `var(--${name})` }}
      />,
      RADII_FOR[name],
    ])}
  />
)

const SHADOWS_FOR: Readonly<Record<string, string>> = {
  'shadow-card': 'Cards, fields, tiles: barely off the paper',
  'shadow-raised': 'Covers, the current place, a tile under the pointer',
  'shadow-float': 'Menus, popovers, dialogs, toasts: above the page',
}

const Raised = ({ name, theme }: { name: string; theme: Theme }) => (
  <span {...themed(theme)} className="block w-40 overflow-hidden rounded-md bg-paper p-6">
    <span
      aria-hidden
      className="block h-16 rounded-md border border-line bg-surface"
      style={{ boxShadow: `var(--${name})` }}
    />
  </span>
)

/** Every shadow of the stylesheet, in both themes. */
export const Shadows = () => (
  <Columns
    label="Shadows"
    head={['Shadow', 'Light', 'Dark', 'For']}
    rows={tokensOf('shadow-').map(({ name }) => [
      <Code key="name">{name}</Code>,
      <Raised key="light" name={name} theme="light" />,
      <Raised key="dark" name={name} theme="dark" />,
      SHADOWS_FOR[name],
    ])}
  />
)
