import { Chip } from '../../components/Chip/Chip.tsx'
import { listDiff } from './list-diff-temp.ts'
import { readItem } from '../../lib/list-item.ts'
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
        <bdi>
          <VisibleText text={text} />
        </bdi>
      </Chip>
    </li>
  )
}

const LIST = 'flex max-w-full flex-wrap gap-2'

/** Items of one list as they are. */
export const ItemList = ({ items, lang }: { items: readonly unknown[]; lang?: string | undefined }) => (
  <ul className={LIST}>
    {items.map((item, at) => (
      <Item key={at} item={item} kind="plain" lang={lang} told={false} />
    ))}
  </ul>
)

interface ListDiffProps {
  before: readonly unknown[]
  after: readonly unknown[]
  lang?: string | undefined
}

/** '2 adicionados, 1 removido, 3 mantidos' */
export const ListCounts = ({ before, after }: Omit<ListDiffProps, 'lang'>) => {
  const { added, removed, kept } = listDiff(before, after)
  const count = (items: readonly unknown[], word: string) => `${items.length} ${word}${items.length === 1 ? '' : 's'}`
  return <>{[count(added, 'adicionado'), count(removed, 'removido'), count(kept, 'mantido')].join(', ')}</>
}

/** What a list gains, loses and keeps. Where only the order changes, both orders. */
export const ListDiff = ({ before, after, lang }: ListDiffProps) => {
  const { added, removed, kept } = listDiff(before, after)
  if (added.length === 0 && removed.length === 0 && kept.length > 1)
    return (
      <div className="flex flex-col gap-2">
        <SideLabel side="before" />
        <ItemList items={before} lang={lang} />
        <SideLabel side="after" />
        <ItemList items={after} lang={lang} />
      </div>
    )
  return (
    <ul className={LIST}>
      {added.map((item, at) => (
        <Item key={`+${at}`} item={item} kind="added" lang={lang} />
      ))}
      {removed.map((item, at) => (
        <Item key={`-${at}`} item={item} kind="removed" lang={lang} />
      ))}
      {kept.map((item, at) => (
        <Item key={at} item={item} kind="plain" lang={lang} />
      ))}
    </ul>
  )
}
