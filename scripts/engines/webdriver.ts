import { within } from '../stage/stage.ts'

/** What a command of WebDriver was answered with. @throws with the driver's words where it failed */
export const answerOf = <T>(isOk: boolean, text: string): T => {
  const { value } = JSON.parse(text) as { value: unknown }
  if (isOk) return value as T
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** Speaks WebDriver with a driver at an address. */
export const driverAt =
  (address: string) =>
  async <T>(path: string, body: object): Promise<T> => {
    const answer = await within(fetch(`${address}${path}`, { method: 'POST', body: JSON.stringify(body) }))
    return answerOf(answer.ok, await answer.text())
  }

/** A script that answers with what an expression comes to, or with what it throws. */
export const scriptOf = (expression: string) => `
  const answer = arguments[0]
  Promise.resolve().then(() => ${expression}).then(
    (value) => answer({ value }),
    (error) => answer({ thrown: String(error) }),
  )
`

/** What such a script has answered with. @throws what it threw */
export const valueOf = <T>({ value, thrown }: { value?: T; thrown?: string }): T => {
  if (thrown !== undefined) throw new Error(thrown)
  return value as T
}
