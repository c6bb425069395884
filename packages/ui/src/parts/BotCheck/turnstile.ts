import { DEFAULT_SCRIPT_ID, SCRIPT_URL, Turnstile } from '@marsidev/react-turnstile'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown }
}

const URL_OF_SCRIPT = `${SCRIPT_URL}?render=explicit`
/** A script that has not come by then is told, and can be asked for again. */
const SCRIPT_MS = 15_000

let trusted: unknown
/** As a trusted address where the browser asks for one: whatever is asked of this policy, it knows one answer. */
const trustedUrl = () => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // A policy can be made once in a page, and the script may be asked for again.
  trusted ??= trustedTypes
    ?.createPolicy('bunko-bot-check', { createScriptURL: () => URL_OF_SCRIPT })
    .createScriptURL(URL_OF_SCRIPT)
  return (trusted ?? URL_OF_SCRIPT) as string
}

/** By a trusted address, which the library's own way has not. Rejects where it is blocked, late or not the script. */
const scriptLoaded = () =>
  new Promise<void>((resolve, reject) => {
    if ('turnstile' in window) {
      resolve()
      return
    }
    document.getElementById(DEFAULT_SCRIPT_ID)?.remove()
    const script = document.createElement('script')
    const fail = () => reject(new Error('The script of the bot check did not arrive.'))
    const late = setTimeout(fail, SCRIPT_MS)
    const end = (done: () => void) => {
      clearTimeout(late)
      done()
    }
    script.addEventListener('load', () => end('turnstile' in window ? resolve : fail))
    script.addEventListener('error', () => end(fail))
    script.id = DEFAULT_SCRIPT_ID
    script.async = true
    script.src = trustedUrl()
    document.head.append(script)
  })

/**
 * The widget, once its script is there.
 *
 * @throws an Error where the script does not arrive; asked again, it is fetched again
 */
export const turnstile = async () => {
  await scriptLoaded()
  return Turnstile
}
