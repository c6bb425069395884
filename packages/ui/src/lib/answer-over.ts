import { asTold, toldOf } from '@bunko/api-client'

const toldBy = (record: object): Record<string, unknown> => toldOf(record) ?? { ...record }

/**
 * A record after a write of `body`, as far as it is known: what the answer tells, on top of what was sent and was there.
 * What none of them tells is still not told (`toldOf`).
 */
export const answerOver = <T extends object>(before: T, body: object, answer: T | null | undefined): T => {
  const told = answer ? toldBy(answer) : {}
  const isTold = ([name]: [string, unknown]) => Object.hasOwn(told, name)
  const record = Object.assign({}, before, body, Object.fromEntries(Object.entries(answer ?? {}).filter(isTold)))
  return asTold(record, { ...toldBy(before), ...body, ...told })
}
