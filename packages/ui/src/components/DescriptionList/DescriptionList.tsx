import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

type DescriptionListProps = {
  /** In this order, no term twice. `lang` is the description's, where it is another (BCP 47). */
  items: readonly { term: string; description: ReactNode; lang?: string }[]
  /** Side by side, or the term above what it means. */
  layout?: 'rows' | 'stacked'
  /** It has the whole width of a page that has no side column: there two stand beside each other, no value far off. */
  wide?: boolean
}

/** Links as high as a finger or a pointer wants them; the lines stay where they are. */
const LINKS = '[&_a]:-my-1 [&_a]:py-1 pointer-coarse:[&_a]:-my-3 pointer-coarse:[&_a]:py-3'

/**
 * Facts: a name and what it is.
 *
 * Use for the facts of one thing, each a name and a value; not for the same facts of many things, there a table or
 * list.
 *
 * Keyboard: none of its own; Tab goes through the links in it.
 */
export const DescriptionList = ({ items, layout = 'rows', wide = false }: DescriptionListProps) => (
  <dl
    className={cx(
      'flex flex-col gap-2 text-ui pointer-coarse:has-[a]:gap-y-6',
      wide && 'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10',
    )}
  >
    {items.map(({ term, description, lang }) => (
      <div key={term} className={cx('flex gap-x-4', layout === 'rows' ? 'flex-wrap justify-between' : 'flex-col')}>
        <dt className="text-ink-muted">{term}</dt>
        <dd
          lang={lang}
          className={cx(
            'min-w-0 wrap-anywhere',
            LINKS,
            layout === 'rows' && 'ms-auto text-end',
            // Not every value: tabular figures widen the hyphens of names and addresses.
            typeof description === 'number' && 'tabular-nums',
          )}
        >
          {description}
        </dd>
      </div>
    ))}
  </dl>
)
