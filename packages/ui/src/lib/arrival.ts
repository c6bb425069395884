/** What the list says of how one came to it: a message that outlives its toast (R28). */
export interface Arrival {
  tone: 'danger' | 'warning'
  title: string
  text: string
  /** The record it is about. */
  link?: { label: string; to: string }
}
