interface Alternative {
  readonly lang: string | null
  readonly title: string | null
}

/** Section 5: the same title in the same language stands there once. */
export const uniqueAlternatives = <A extends Alternative>(list: readonly A[]): A[] => [
  ...new Map(list.map((one) => [JSON.stringify([one.lang, one.title]), one])).values(),
]
