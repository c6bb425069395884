// What only somebody needs who has left something unsent.
export { readKeptEdits } from '../../lib/kept-edit.ts'
export { DraftOffer } from './DraftOffer.tsx'
