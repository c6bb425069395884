import { Fragment } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { glanceOf } from '../../lib/diff/invisible.ts'
import { listDiff } from '../../lib/diff/list-diff.ts'
import { readItem } from '../../lib/list-item.ts'
import { numbered } from '../../lib/numbered.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { SideLabel } from '../TextDiff/marks.tsx'
import { VisibleText } from '../TextDiff/VisibleText.tsx'

type Kind = 'plain' | 'added' | 'removed'
const KIND_LABELS = { plain: 'Mantido', added: 'Adicionado', removed: 'Removido' } as const

const Item = ({
  item,
  kind,
  lang,
  told = true,
}: {
  item: unknown
  kind: Kind
  lang: string | undefined
  told?: boolean
}) => {
  const { name, text, lang: own } = readItem(item)
  return (
    <li className="max-w-full">
      <Chip
        kind={kind}
        {...(told && { kindLabel: KIND_LABELS[kind] })}
        {...(name !== null && { name: `${name}:` })}
        lang={own ?? lang ?? scriptLang(text) ?? ''}
      >
        <bdi className="whitespace-pre-wrap">
          <VisibleText text={text} />
        </bdi>
      </Chip>
    </li>
  )
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const LIST = 'flex max-w-full flex-wrap gap-2'

interface ItemListProps {
  /** As they stand in the value: texts, or whatever else, which is made readable. */
  items: readonly unknown[]
  /** BCP 47, of the items that do not say their own; when left out, that of their letters. */
  lang?: string | undefined
}

/**
 * Items of one list as they are, in their order.
 *
 * Use for a list of which nothing earlier is known, and for one side of two orders; not for what a list gains and loses,
 * there `ListDiff`, and not for what was chosen in a form, there `ChosenList`.
 *
 * Keyboard: none, it is text.
 */
export const ItemList = ({ items, lang }: ItemListProps) => (
  <ul className={LIST}>
    {numbered(items).map(({ key, item }) => (
      <Item key={key} item={item} kind="plain" lang={lang} told={false} />
    ))}
  </ul>
)

interface ListDiffProps {
  /** The list as it was; anything that is none counts as one without items. */
  before: unknown
  /** The list as it is proposed, in the same way. */
  after: unknown
  /** BCP 47, of the items that do not say their own; when left out, that of their letters. */
  lang?: string | undefined
}

const counted = ({ length }: readonly unknown[], word: string) => `${length} ${word}${length === 1 ? '' : 's'}`

/** '2 adicionados, 1 removido, 3 mantidos' */
export const ListCounts = ({ before, after }: Omit<ListDiffProps, 'lang'>) => {
  const { added, removed, kept } = listDiff(before, after)
  return <>{[counted(added, 'adicionado'), counted(removed, 'removido'), counted(kept, 'mantido')].join(', ')}</>
}

const glanceOfItem = (item: unknown) => {
  const { name, text } = readItem(item)
  return glanceOf(`${name ?? ''} ${text}`)
}

/**
 * What a list gains, loses and keeps. Where kept items change places, both orders as well.
 *
 * Use for a list before and after; not for two texts, there `TextDiff`, not for all of a proposal, there `ChangeList`,
 * and not for a list of which nothing earlier is known, there `ItemList`.
 *
 * Keyboard: none, it is text.
 */
export const ListDiff = ({ before, after, lang }: ListDiffProps) => {
  const { added, removed, kept, reordered } = listDiff(before, after)
  const gone = new Set(removed.map(glanceOfItem))
  const looksKept = added.some((item) => gone.has(glanceOfItem(item)))
  const lists = [
    { items: added, kind: 'added' },
    { items: removed, kind: 'removed' },
    { items: kept, kind: 'plain' },
  ] as const
  return (
    <div className="flex flex-col gap-2">
      {looksKept && (
        <p>
          <Badge tone="warning">Mudança quase invisível</Badge>
        </p>
      )}
      {(!reordered || added.length + removed.length > 0) && (
        <ul className={LIST}>
          {lists.map(({ items, kind }) => (
            <Fragment key={kind}>
              {numbered(items).map(({ key, item }) => (
                <Item key={key} item={item} kind={kind} lang={lang} />
              ))}
            </Fragment>
          ))}
        </ul>
      )}
      {reordered && (
        <>
          <SideLabel side="before" />
          <ItemList items={asList(before)} lang={lang} />
          <SideLabel side="after" />
          <ItemList items={asList(after)} lang={lang} />
        </>
      )}
    </div>
  )
}
