/** A field that somebody else changed since the form was filled. */
export interface FieldMeanwhile {
  field: string
  label: string
  /** For the eye; '' where it is empty. */
  before: string
  theirs: string
  mine: string
  /** Both changed it, to different things: saving overwrites theirs. */
  clashes: boolean
}
