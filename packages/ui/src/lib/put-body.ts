/**
 * What a `PUT` sends of a form (decision 13): what the server told, and what was changed. A field that it did not tell
 * looks empty in the form, and may hold something there. One that it told to be null looks empty as well, and goes out
 * where the form says null too: a choice may not be '', and nobody said of a flag that it is false.
 */
export const putBody = <B extends object>(body: B, told: object, changed: readonly string[]): Partial<B> => {
  const known = new Map<string, unknown>(Object.entries(told))
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => changed.includes(name) || (known.has(name) && (known.get(name) !== null || value === null)),
    ),
  ) as Partial<B>
}
