import { toldOf } from '@bunko/api-client'

/** A record after a write of `body`, as far as it is known: what the answer tells, on top of what was sent and was there. */
export const answerOver = <T extends object>(before: T, body: object, answer: T | null | undefined): T => {
  const told = answer ? (toldOf(answer) ?? answer) : {}
  const isTold = ([name]: [string, unknown]) => Object.hasOwn(told, name)
  return Object.assign({}, before, body, Object.fromEntries(Object.entries(answer ?? {}).filter(isTold)))
}
