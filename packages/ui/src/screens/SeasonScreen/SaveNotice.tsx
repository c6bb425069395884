import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { Saved } from '../../data/saved-chart.ts'
import type { TitlePick } from '../../lib/title-pick.ts'
import { isAmongTheirs, OWN_ORDER, saveWords } from './save-words.ts'

interface Props {
  saved: Saved
  /** 'Fall 2026' */
  label: string
  busy: boolean
  onAddAgain: () => void
}

const Names = ({ titles }: { titles: readonly TitlePick[] }) =>
  titles.map(({ id, name, lang }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <bdi lang={lang}>{name}</bdi>
    </span>
  ))

/** What came of saving, where it is not simply saved. A save that is less than it is read out beside it. */
export const SaveNotice = ({ saved, label, busy, onAddAgain }: Props) => {
  const title = saveWords(saved, label)?.title
  if (saved.kind === 'gone')
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={title}
        action={
          <Button size="sm" busy={busy} busyLabel="Adding…" onClick={onAddAgain}>
            Add it again
          </Button>
        }
      >
        Nothing was saved. It can be added again with the titles below.
      </Notice>
    )
  if (saved.kind === 'changed')
    return (
      <Notice tone="warning" live="assertive" title={title}>
        <p>
          {isAmongTheirs(saved)
            ? 'The list is as it is stored now; yours are among their changes, nothing is left to save.'
            : 'Nothing was saved yet. The list now holds their changes and yours; look at it and save again.'}
        </p>
        {saved.meanwhile.added.length > 0 && (
          <p>
            They added: <Names titles={saved.meanwhile.added} />
          </p>
        )}
        {saved.meanwhile.removed.length > 0 && (
          <p>
            They removed: <Names titles={saved.meanwhile.removed} />
          </p>
        )}
        {saved.meanwhile.reordered && <p>They changed the order as well; the list has yours.</p>}
      </Notice>
    )
  if (saved.lost.length > 0)
    return (
      <Notice tone="warning" title={title}>
        The server left out: <Names titles={saved.lost} />
      </Notice>
    )
  return <Notice title={OWN_ORDER}>The titles are saved; the server lists this chart in an order of its own.</Notice>
}
