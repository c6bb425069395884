import { cva, type VariantProps } from 'class-variance-authority'

/** How a button looks; shared with the link that looks like one. */
export const buttonClasses = cva(
  [
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded-md border text-center font-medium',
    'wrap-anywhere transition-colors duration-100 select-none pointer-coarse:min-h-11',
    'print:hidden off:cursor-not-allowed off:shadow-none',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-ink bg-ink text-on-ink hover:border-ink/85 hover:bg-ink/85 active:border-ink/75 active:bg-ink/75',
          'off:border-line off:bg-sunken off:text-ink-muted',
        ],
        secondary: [
          'border-line-strong bg-surface text-ink hover:border-ink-muted hover:bg-sunken active:bg-line',
          'off:border-line off:bg-transparent off:text-ink-muted',
        ],
        danger: [
          'border-danger/65 bg-surface text-danger hover:border-danger hover:bg-danger-soft active:bg-danger/20',
          'off:border-line off:bg-transparent off:text-ink-muted',
        ],
        'danger-filled': [
          'border-danger bg-danger text-on-ink hover:border-danger/90 hover:bg-danger/90 active:border-danger active:bg-danger',
          'off:border-line off:bg-sunken off:text-ink-muted',
        ],
        quiet: [
          'border-transparent text-ink-muted hover:bg-ink/6 hover:text-ink active:bg-ink/12',
          'off:bg-transparent off:text-ink-muted/70',
        ],
      },
      size: {
        sm: 'min-h-8 px-2.5 py-1 text-sm',
        md: 'min-h-9 px-3.5 py-1.5 text-ui',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

/** What a button, and a link that looks like one, can be told of their looks. */
export type ButtonLook = VariantProps<typeof buttonClasses>
