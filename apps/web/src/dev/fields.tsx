import type { ReactNode } from 'react'

const LINE = 'h-8 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-sm text-ink'

interface Choice {
  value: string
  label: string
  disabled?: boolean
}

/** A labelled select of the panel. */
export const Choose = ({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}) => (
  <label className="flex min-w-0 flex-1 flex-col gap-1 text-xs text-ink-muted">
    {label}
    <select value={value} onChange={(event) => onChoose(event.target.value)} className={LINE}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
)

/** A small button of the panel. */
export const Act = ({
  onPress,
  label,
  children,
}: {
  onPress: () => void
  /** Where the text alone does not say what for. */
  label?: string
  children: ReactNode
}) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="h-8 shrink-0 rounded-sm border border-line-strong bg-surface px-2.5 text-xs font-semibold text-ink hover:border-ink"
  >
    {children}
  </button>
)
