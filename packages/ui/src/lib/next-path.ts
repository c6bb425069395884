// Most are plain: the browser need not read its tables of characters for them.
const hasControl = (text: string) => /[^!-~]/.test(text) && /\p{Cc}/u.test(text)

/**
 * Where to go after a login: `next` when it stays on this origin, else `fallback`.
 * Refuses other hosts in every spelling ('//host', '/\host', 'javascript:', control characters) and the login itself, in
 * capitals too: one is there already, and would wait for ever.
 */
export const nextPath = (next: string | null | undefined, fallback: string): string => {
  if (!next || !/^\/(?![/\\])/.test(next) || next.includes('\\') || hasControl(next)) return fallback
  const url = new URL(next, 'https://bunko.invalid')
  if (url.origin !== 'https://bunko.invalid' || url.pathname.startsWith('//')) return fallback
  if (/^\/login(\/|$)/i.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}

/** The login's address, or the registration's, with a way back to `here`. */
export const loginWithNext = (login: string, here: string): string =>
  nextPath(here, '') ? `${login}?${new URLSearchParams({ next: here })}` : login
