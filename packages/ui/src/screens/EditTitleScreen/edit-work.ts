// What an edit needs once something is changed, in one file that comes with the first change.
export { NOT_KEPT, notKeptText } from '../../lib/not-kept-text.ts'
export { notKept } from '../../lib/not-kept.ts'
export { titleChanges, titlePut } from '../../lib/title-changes.ts'
export { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
export { Changes } from './Changes.tsx'
export { OthersNote } from './OthersNote.tsx'
export { SentPanel } from './SentPanel.tsx'
