interface Reviewed {
  rule: string
  /** axe's key of why it could not tell; '' where it gives none. */
  key: string
  /** What was looked at, and why it is all right. */
  reason: string
}

/** Results axe leaves 'incomplete' that a person has looked at. Anything else it cannot decide fails the story. */
export const REVIEWED: readonly Reviewed[] = []
