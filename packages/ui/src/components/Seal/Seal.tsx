import { cx } from '../../lib/cx.ts'

const SIZES = { sm: 'size-6 rounded-sm', md: 'size-7.5 rounded-[8px]', lg: 'size-12 rounded-lg' }

interface SealProps {
  /** 24, 30 or 48 px; `md`, 30 px, when left out. */
  size?: keyof typeof SIZES
  /** With the product's name beside it; without, as when left out, the mark is read out as the name. */
  name?: boolean
}

/**
 * The mark: 文, writing, as pressed by a seal. With the name beside it, it is the product's name.
 *
 * Use once in a frame, as the product's mark; not as a decoration, and not for a house, there `Logo`.
 *
 * Keyboard: none, it is a drawing.
 */
export const Seal = ({ size = 'md', name = false }: SealProps) => (
  <span className="inline-flex items-center gap-2.5">
    <span
      role={name ? undefined : 'img'}
      aria-label={name ? undefined : 'Bunko'}
      className={cx(
        'inline-flex shrink-0 items-center justify-center bg-seal text-on-ink forced-color-adjust-none',
        SIZES[size],
      )}
    >
      <svg viewBox="0 0 24 24" fill="none" aria-hidden className="size-[78%]">
        <g stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round">
          <path d="M12 3.6v3.6" />
          <path d="M4.4 8.4h15.2" />
          <path d="M16.9 8.8c-1.3 5.2-5.1 9.4-11.9 11.4" />
          <path d="M7.1 8.8c1.3 5.2 5.1 9.4 11.9 11.4" />
        </g>
      </svg>
    </span>
    {name && <span className="font-serif text-xl leading-none font-semibold @max-[15rem]:sr-only">Bunko</span>}
  </span>
)
