import type { ListEntry, ListStatus } from '@bunko/api-client'
import { useChangeEntry, useRemoveEntry } from '../../data/lists.ts'
import { failureText } from '../../lib/failure-text.ts'
import { entryRef, nameOfEntry, statusLabel } from '../../lib/list-entries.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailures } from '../../toasts/use-failures.ts'
import { useUndoable, type Failure } from '../../toasts/use-undoable.ts'

/** With what became of each. */
const told = (failures: readonly Failure[], done: string) =>
  failures.map((failure) => ({ ...failure, outcome: notDeletedText(failure.error, done) }))

/** Changes and removes entries of one's own list, each to be undone from its message. */
export const useMyEntries = () => {
  const toast = useToast()
  const sendChange = useChangeEntry()
  const { mutateAsync: sendRemoval } = useRemoveEntry()
  const moves = useFailures<Failure>()
  const removal = useUndoable<ListEntry>({
    done: 'Removed from your list',
    failed: 'Could not be removed from your list',
    send: sendRemoval,
  })

  const change = async (entry: ListEntry, status: ListStatus, isUndo = false): Promise<void> => {
    const name = nameOfEntry(entry).text
    const key = `move ${entryRef(entry)}`
    // Whoever wants it moved wants it kept: an Undo may come while its removal waits.
    removal.keep(entryRef(entry))
    moves.forgive(key)
    try {
      const before = (await sendChange({ entry, status })) as ListStatus | null
      // Of an earlier choice, which was still under way.
      moves.forgive(key)
      toast('success', `Moved to ${statusLabel(status)}`, {
        text: name,
        ...(!isUndo &&
          before !== null && {
            action: { label: 'Undo', onSelect: () => void change({ ...entry, status }, before, true) },
          }),
      })
    } catch (error) {
      const text = failureText(error, 'Could not be changed')
      moves.keep({ key, name, text, error }, text, name)
    }
  }
  return {
    change: (entry: ListEntry, status: ListStatus) => void change(entry, status),
    remove: (entry: ListEntry) => removal.remove({ key: entryRef(entry), thing: entry, name: nameOfEntry(entry).text }),
    gone: removal.gone,
    failures: [...told(removal.failures, 'removed'), ...told(moves.failures, 'moved')],
    dismiss: (key: string) => {
      removal.dismiss(key)
      moves.forgive(key)
    },
  }
}
