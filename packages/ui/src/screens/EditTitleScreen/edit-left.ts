// What only somebody needs who has left something unsent.
export { readKeptEdits } from '../../lib/edit-draft-read.ts'
export { DraftOffer } from './DraftOffer.tsx'
