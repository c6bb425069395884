/** The edge and the ground of everything one types or chooses in. */
export const CONTROL = [
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-base text-ink shadow-card',
  'transition-[border-color] duration-100 hover:border-ink-muted',
  'pointer-coarse:min-h-11 pointer-coarse:text-lg',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-muted disabled:shadow-none',
  '[&[readonly]]:bg-sunken [&[readonly]]:shadow-none aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
].join(' ')

/** The same for a control of one line. */
export const CONTROL_LINE = `${CONTROL} min-h-9 px-3 py-1`
