interface Alternative {
  readonly lang: string | null
  readonly title: string | null
}

/** R13: trimmed, NFC, case folded. The dotless i is no variant of i. */
const folded = (text: string | null) =>
  text
    ?.trim()
    .normalize('NFC')
    .replace(/[^ı]/gu, (letter) => letter.toLowerCase().toUpperCase().toLowerCase())
    .normalize('NFC')

/** Section 5: the same title in the same language stands there once, as it came first. */
export const uniqueAlternatives = <A extends Alternative>(list: readonly A[]): A[] => {
  const known = new Set<string>()
  return list.filter((one) => {
    const key = JSON.stringify([folded(one.lang), folded(one.title)])
    return !known.has(key) && known.add(key)
  })
}
