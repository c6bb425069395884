type Names = readonly string[]

/** The names of `now` with what was added to those `shown`, and without what was taken from them, to make `next`. */
export const changedNames = (now: Names, shown: Names, next: Names): Names => [
  ...now.filter((name) => next.includes(name) || !shown.includes(name)),
  ...next.filter((name) => !shown.includes(name) && !now.includes(name)),
]
