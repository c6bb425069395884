import type { ListEntry, ListStatus } from '@bunko/api-client'
import { useState } from 'react'
import { useChangeEntry, useRemoveEntry } from '../../data/lists.ts'
import { failureText } from '../../lib/failure-text.ts'
import { entryRef, nameOfEntry, statusLabel } from '../../lib/list-entries.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useUndoable } from '../../toasts/use-undoable.ts'

/** Changes and removes entries of one's own list, each to be undone from its message. */
export const useMyEntries = () => {
  const toast = useToast()
  const sendChange = useChangeEntry()
  const { mutateAsync: sendRemoval } = useRemoveEntry()
  const [failure, setFailure] = useState<{ key: string; name: string; text: string } | null>(null)
  const removal = useUndoable<ListEntry>({
    done: 'Removed from your list',
    failed: 'Could not be removed from your list',
    send: sendRemoval,
  })

  const change = async (entry: ListEntry, status: ListStatus, isUndo = false): Promise<void> => {
    const name = nameOfEntry(entry).text
    // Whoever wants it moved wants it kept: an Undo may come while its removal waits.
    removal.keep(entryRef(entry))
    setFailure(null)
    try {
      await sendChange({ entry, status })
      const before = entry.status as ListStatus | null
      toast('success', `Moved to ${statusLabel(status)}`, {
        text: name,
        ...(!isUndo &&
          before !== null && {
            action: { label: 'Undo', onSelect: () => void change({ ...entry, status }, before, true) },
          }),
      })
    } catch (error) {
      const text = failureText(error, 'Could not be changed')
      setFailure({ key: 'moved', name, text })
      toast('error', text, { text: name })
    }
  }
  return {
    change: (entry: ListEntry, status: ListStatus) => void change(entry, status),
    remove: (entry: ListEntry) => removal.remove({ key: entryRef(entry), thing: entry, name: nameOfEntry(entry).text }),
    gone: removal.gone,
    failures: [...removal.failures, ...(failure ? [failure] : [])],
    dismiss: () => {
      removal.dismiss()
      setFailure(null)
    },
  }
}
