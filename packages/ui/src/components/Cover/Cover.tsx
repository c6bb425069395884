import { cx } from '../../lib/cx.ts'
import { pick } from '../../lib/pick.ts'
import { usePicture } from '../../lib/use-picture.ts'

const SIZES = { xs: 'w-10', sm: 'w-13', md: 'w-23', lg: 'w-40', xl: 'w-60', fill: 'w-full' }
const TINTS = [
  'bg-link-soft text-link',
  'bg-success-soft text-success',
  'bg-warning-soft text-warning',
  'bg-sunken text-ink-muted',
] as const
const DRAWN_MAX = 40
const drawnOf = (title: string) => {
  const letters = [...title]
  return letters.length <= DRAWN_MAX ? title : `${letters.slice(0, DRAWN_MAX).join('').trimEnd()}…`
}
/** Scripts that are written downwards upright; all others lie on their side, as on a spine. */
const UPRIGHT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
/** None of them stands before it. To ask for scripts the browser has to read its tables first. */
const BEYOND_LATIN = /[\u1100-\uFFFF]/
const isUpright = (title: string) => BEYOND_LATIN.test(title) && UPRIGHT.test(title)

type CoverProps = {
  /** Set down the side where there is no picture, and part of the `alt` that is not given. */
  title: string
  /** The language of the title, for the drawn cover. */
  lang?: string | undefined
  /** The picture's address. One that is none, or does not load, leaves the title. */
  src: string | null | undefined
  /** 40, 52, 92, 160 or 240 px wide, or as its place is (`fill`); `md`, 92 px, when left out. */
  size?: keyof typeof SIZES
  /** '' where the title stands beside it. */
  alt?: string
  /** Loaded at once: for what is in sight first. Others load when they come near. */
  eager?: boolean
}

/**
 * A cover in a box of two to three that never moves; without a picture the title is set down its side.
 *
 * Use for the cover of a title, wherever the title is named; not for a house, there `Logo`, and not for a person, there
 * `Avatar`. Give `alt=""` where the title stands beside it.
 *
 * Keyboard: none, it is a picture; what it leads to is a link around it.
 */
export const Cover = ({ title, lang, src, size = 'md', alt = `Cover of ${title}`, eager = false }: CoverProps) => {
  const picture = usePicture(src)
  return (
    <span
      className={cx(
        'cover relative block aspect-[2/3] shrink-0 overflow-hidden rounded-sm border border-line bg-sunken shadow-raised',
        SIZES[size],
        // A wall of containers costs the browser as much again as its layout.
        !picture && '@container',
      )}
    >
      {picture ? (
        <img
          {...picture}
          alt={alt}
          width={200}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <span
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
          className={cx('absolute inset-0 block', pick(TINTS, title))}
        >
          <span aria-hidden className="absolute inset-y-0 inset-s-[7cqw] border-s border-current opacity-30" />
          <span
            aria-hidden
            lang={lang}
            className={cx(
              'absolute inset-x-[14cqw] inset-y-[8cqw] overflow-hidden font-serif text-[max(0.4rem,14cqw)] leading-[1.15] font-semibold',
              isUpright(title) ? 'text-vertical' : 'text-sideways',
            )}
          >
            {drawnOf(title)}
          </span>
        </span>
      )}
    </span>
  )
}
