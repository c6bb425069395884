import { refOf, type Title } from '@bunko/api-client'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { coverSrc } from '../../lib/cover-src.ts'
import { factsOf, langOfText, nameOf, phrasesOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'
import { otherNameOf } from '../../lib/other-name.ts'

/** Around the slides and their buttons. */
export const ROOM = 'flex min-h-89 flex-col gap-2 sm:min-h-112 lg:min-h-118'
/** The slides, side by side. */
export const ROW = 'relative flex flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden'
const SLIDE =
  'relative grid w-full shrink-0 snap-start overflow-x-clip grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-4 pb-1 sm:items-center sm:gap-x-10 sm:grid-cols-[minmax(0,1fr)_15rem] lg:gap-x-16 lg:grid-cols-[minmax(0,1fr)_17.5rem]'
/** As high as the most that may stand in it: every slide, and the skeleton, are of one size. */
const TEXT = 'flex min-h-75 min-w-0 flex-col items-start justify-center sm:min-h-92'

interface Props {
  title: Title
  /** '1 of 10'. */
  place: string
  shown: boolean
  /** Whether its cover is loaded; a drawn one stands in. */
  pictured: boolean
  /** The first one is what the page is waiting for. */
  eager: boolean
}

/** A featured title: cover, names, the beginning of what it is about, facts. */
export const Slide = ({ title, place, shown, pictured, eager }: Props) => {
  const name = nameOf(title)
  const other = otherNameOf(title)
  const about = phrasesOf(title.description)
  const text = about.find((one) => one.lang?.startsWith('en')) ?? about[0]
  const known = factsOf(title)
  const facts = [known, ...title.author_names.slice(0, 2)].filter(Boolean)
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${place}: ${name.text}`}
      inert={!shown}
      className={SLIDE}
    >
      <div className="pt-1 sm:order-last sm:pt-0">
        <Cover
          title={name.text}
          lang={name.lang}
          src={pictured ? coverSrc(title.covers, 'large') : null}
          size="fill"
          alt=""
          eager={eager}
        />
      </div>
      <div className={TEXT}>
        <h3
          lang={name.lang}
          className="line-clamp-3 font-serif text-2xl font-semibold tracking-tight text-balance wrap-anywhere sm:line-clamp-2 sm:text-4xl lg:text-5xl"
        >
          <bdi>{name.text}</bdi>
        </h3>
        {other && (
          <p lang={other.lang} className="mt-1 line-clamp-1 wrap-anywhere text-ink-muted sm:mt-2 sm:text-lg">
            <bdi>{other.text}</bdi>
          </p>
        )}
        {text && (
          <p
            lang={text.lang}
            className="mt-2 line-clamp-3 max-w-[60ch] text-pretty wrap-anywhere text-ink-muted sm:mt-4 sm:text-lg"
          >
            <bdi>{text.text}</bdi>
          </p>
        )}
        {facts[0] && (
          <p className="mt-2 line-clamp-2 text-sm wrap-anywhere text-ink-muted sm:mt-4 sm:line-clamp-1">
            {facts.map((fact, at) => [
              at > 0 && (facts[at - 1] === known ? ' · ' : ', '),
              <bdi key={fact} lang={langOfText(fact)}>
                {fact}
              </bdi>,
            ])}
          </p>
        )}
        <ButtonLink
          look="primary"
          to={paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' })}
          // Its ring within it: the row of slides would cut off one around it.
          className="mt-4 after:absolute after:inset-0 focus-visible:-outline-offset-4 focus-visible:outline-on-ink sm:mt-5"
        >
          Read about it<span className="sr-only"> ({name.text})</span>
        </ButtonLink>
      </div>
    </div>
  )
}

/** The same place while the titles are on their way. */
export const SlideSkeleton = () => (
  <div className={SLIDE}>
    <div className="pt-1 sm:order-last sm:pt-0">
      <Skeleton className="aspect-[2/3] w-full" />
    </div>
    <div className={TEXT}>
      <Skeleton className="h-7 w-4/5 sm:h-12" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-5 h-4 w-full max-w-[60ch]" />
      <Skeleton className="mt-2.5 h-4 w-11/12 max-w-[55ch]" />
      <Skeleton className="mt-2.5 h-4 w-3/5 max-w-[40ch]" />
      <Skeleton className="mt-6 h-9 w-32" />
    </div>
  </div>
)
