/**
 * What a `PUT` sends of a form (decision 13): what the server told, and what was changed. A field that it did not tell
 * looks empty in the form, and may hold something there.
 */
export const putBody = <B extends object>(body: B, told: object, changed: readonly string[]): Partial<B> =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => Object.hasOwn(told, name) || changed.includes(name)),
  ) as Partial<B>
