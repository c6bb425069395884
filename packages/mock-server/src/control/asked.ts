import type { MockRequest } from '../wire/message.ts'

/** What the control plane refuses; its message is one sentence for a person. */
export class Unclear extends Error {}

export type Given = Readonly<Record<string, unknown>>

/** The JSON object a request carries; an empty one without a body. @throws Unclear; Refusal 413 */
export const givenBy = async ({ body }: MockRequest): Promise<Given> => {
  const text = (await body?.text()) ?? ''
  let value: unknown
  try {
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new Unclear('the body is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unclear('the body is not a JSON object')
  return value as Given
}

/** @throws Unclear where something is given that nobody knows */
export const knownOnly = (given: Given, names: readonly string[]): void => {
  const other = Object.keys(given).find((name) => !names.includes(name))
  if (other !== undefined) throw new Unclear(`there is no ${JSON.stringify(other)} here: ${names.join(', ')}`)
}

/** A whole number from `min` to `max`; undefined where none is given. @throws Unclear */
export const wholeIn = (given: Given, name: string, min: number, max: number): number | undefined => {
  const value = given[name]
  if (value === undefined) return undefined
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    throw new Unclear(`${name}: a whole number from ${min} to ${max}`)
  return value as number
}

/** One of some values; undefined where none is given. @throws Unclear */
export const oneOfIn = <T>(given: Given, name: string, values: readonly T[]): T | undefined => {
  const value = given[name]
  if (value === undefined) return undefined
  const found = values.find((one) => one === value)
  if (found === undefined) throw new Unclear(`${name}: one of ${values.map(String).join(', ')}`)
  return found
}

/** What must be given. @throws Unclear */
export const needed = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Unclear(`${name} is missing`)
  return value
}
