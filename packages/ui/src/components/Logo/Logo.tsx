import { cx } from '../../lib/cx.ts'
import { initials } from '../../lib/initials.ts'
import { usePicture } from '../../lib/use-picture.ts'

/** The one in the head of a page leaves a telephone's line to the name. */
const SIZES = { sm: 'size-11 text-sm', md: 'size-14 text-lg sm:size-20 sm:text-xl', lg: 'size-40 text-3xl' }

type LogoProps = {
  /** Its beginning is drawn where there is no picture, and it is part of the `alt` that is not given. */
  name: string
  /** The language of the name, for the drawn logo. */
  lang?: string | undefined
  /** The picture's address. One that is none, or does not load, leaves the name. */
  src: string | null | undefined
  /** 44, 80 (56 on a phone) or 160 px a side; `sm`, 44 px, when left out. */
  size?: keyof typeof SIZES
  /** '' where the name stands beside it. */
  alt?: string
}

/**
 * A house's logo, whole, in a square that never moves; without a picture the beginning of its name.
 *
 * Use for a magazine or publisher; not for a title, there `Cover`, not for a person, there `Avatar`, and not for the
 * product, there `Seal`. Give `alt=""` where the name stands beside it.
 *
 * Keyboard: none, it is a picture.
 */
export const Logo = ({ name, lang, src, size = 'sm', alt = `Logo of ${name}` }: LogoProps) => {
  const picture = usePicture(src)
  return (
    <span
      className={cx(
        'relative flex shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-sunken',
        SIZES[size],
      )}
    >
      {picture ? (
        <img
          {...picture}
          alt={alt}
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full bg-surface object-contain"
        />
      ) : (
        <span
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
          lang={lang}
          className="font-serif font-semibold text-ink-muted"
        >
          {initials(name)}
        </span>
      )}
    </span>
  )
}
