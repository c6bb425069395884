import { cx } from '../../lib/cx.ts'
import { initials } from '../../lib/initials.ts'
import { pick } from '../../lib/pick.ts'
import { usePicture } from '../../lib/use-picture.ts'

const TONES = [
  'bg-link-soft text-link',
  'bg-success-soft text-success',
  'bg-warning-soft text-warning',
  'bg-sunken text-ink-muted border border-line',
] as const
const SIZES = { sm: 'size-6 text-[0.625rem]', md: 'size-8 text-xs', lg: 'size-12 text-lg', xl: 'size-24 text-3xl' }

type AvatarProps = {
  /** Whose it is: its initials, and the colour that goes with it. */
  name: string
  /** 24, 32, 48 or 96 px a side; `md`, 32 px, when left out. */
  size?: keyof typeof SIZES
  /** A picture in the initials' place. */
  src?: string | null | undefined
  /** Where the name does not stand beside it. */
  label?: string
}

/**
 * A picture, or initials in a colour that stays the same for the same name.
 *
 * Use beside the name of a person who acts here: an account, an editor, a reviewer; not for an author of the catalogue,
 * who has no picture, and not for a magazine or publisher, there `Logo`.
 *
 * Keyboard: none, it is a drawing.
 */
export const Avatar = ({ name, size = 'md', src, label }: AvatarProps) => {
  const picture = usePicture(src)
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold select-none',
        SIZES[size],
        pick(TONES, name),
      )}
    >
      {picture ? <img {...picture} alt="" decoding="async" className="size-full object-cover" /> : initials(name)}
    </span>
  )
}
