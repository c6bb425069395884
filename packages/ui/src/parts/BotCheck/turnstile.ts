import { DEFAULT_SCRIPT_ID, SCRIPT_URL, Turnstile } from '@marsidev/react-turnstile'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown }
}

const URL_OF_SCRIPT = `${SCRIPT_URL}?render=explicit`

/** As a trusted address where the browser asks for one: whatever is asked of this policy, it knows one answer. */
const trustedUrl = () => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('bunko-bot-check', { createScriptURL: () => URL_OF_SCRIPT })
  return (policy?.createScriptURL(URL_OF_SCRIPT) ?? URL_OF_SCRIPT) as string
}

/** The widget, with its script on the way: by a trusted address, which the library's own way has not. Once in a page. */
export const turnstile = () => {
  const script = document.createElement('script')
  script.id = DEFAULT_SCRIPT_ID
  script.async = true
  script.src = trustedUrl()
  document.head.append(script)
  return Turnstile
}
