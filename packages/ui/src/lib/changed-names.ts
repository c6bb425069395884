type Names = readonly string[]

const without = (names: Names, others: Names) => names.filter((name) => !others.includes(name))

/** The names of `now` with what was added to those `shown`, and without what was taken from them, to make `next`. */
export const changedNames = (now: Names, shown: Names, next: Names): Names => [
  ...without(now, without(shown, next)),
  ...without(without(next, shown), now),
]
