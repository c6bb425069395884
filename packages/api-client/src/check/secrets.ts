const MARK = '•••'

/** A text in which none of the secrets stands. */
export const without = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, MARK), text)

/** A JSON text whose values hold no secret; done before anything is cut, since half a token is one too. */
export const bodyWithout = (text: string, secrets: readonly string[]): string => {
  const isTold = secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)) || text.includes(secret))
  if (!isTold) return text
  try {
    const cleaned: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? without(value, secrets) : value,
    )
    return JSON.stringify(cleaned)
  } catch {
    return without(text, secrets)
  }
}
