import type { ListEntry } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { searchEntries, tabLabel } from '../../lib/list-entries.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { paths } from '../../paths.ts'
import type { useListView } from './use-list-view.ts'

interface Props {
  view: ReturnType<typeof useListView>
  /** Of all tabs. */
  entries: readonly ListEntry[]
  isMine: boolean
  /** Mature titles are hidden in this tab. */
  hasMature: boolean
  hasMatureElsewhere: boolean
}

const FIND = (
  <>
    <ButtonLink to={paths.search.to()}>Search titles</ButtonLink>
    <ButtonLink to={paths.top.to()}>Top titles</ButtonLink>
  </>
)

const ONLY_MATURE = 'Only mature titles'
const HIDDEN = 'They are hidden unless you ask for them.'

/** Nothing to show: why, and where there is something. */
export const NoEntries = ({ view, entries, isMine, hasMature, hasMatureElsewhere }: Props) => {
  const typed = view.search.typed.trim()
  const elsewhere = searchEntries(entries, typed).length
  const all = elsewhere > 0 && (
    <Button onClick={() => view.setTab('all')}>
      {elsewhere === 1 ? 'Show the 1 elsewhere' : `Show all ${elsewhere}`}
    </Button>
  )
  if (typed !== '')
    return (
      <EmptyState
        title="No title matches"
        text={
          <>
            Nothing here has “<bdi lang={scriptLang(typed)}>{typed}</bdi>” in one of its names.
          </>
        }
        action={
          <>
            {all}
            <Button onClick={() => view.search.setTyped('')}>Clear search</Button>
          </>
        }
      />
    )
  if (hasMature) return <EmptyState title={ONLY_MATURE} text={HIDDEN} />
  if (entries.length > 0)
    return (
      <EmptyState
        title={`Nothing under ${tabLabel(view.tab)}`}
        text={isMine ? 'Titles come here when you give them this status.' : 'The other tabs hold more.'}
        action={
          <>
            {all}
            {isMine && <ButtonLink to={paths.search.to()}>Search titles</ButtonLink>}
          </>
        }
      />
    )
  // They are asked for where they would stand.
  if (hasMatureElsewhere)
    return (
      <EmptyState
        title={ONLY_MATURE}
        text={HIDDEN}
        action={<Button onClick={() => view.setTab('all')}>Go to {tabLabel('all')}</Button>}
      />
    )
  return isMine ? (
    <EmptyState
      title="Your list is empty"
      text="Find something to read and give it a status: it is kept here."
      action={FIND}
    />
  ) : (
    <EmptyState title="Nothing on this list yet" text="There is more to find in the catalogue." action={FIND} />
  )
}
