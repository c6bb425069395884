// Control and invisible characters: a browser drops some of them, a reader sees none of them.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Most addresses: nothing in them can be hidden, and the browser need not read its tables of characters. */
const PLAIN = /^[!-~]*$/
/** Whether a text holds characters that nobody sees, or that turn what follows around. */
export const hasHidden = (text: string) => !PLAIN.test(text) && HIDDEN.test(text)

/** Absolute http(s), and no user info before the host. */
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * R29: a link from data is followed only when it is absolute http(s) without user info.
 * Answers the normalised URL, or undefined for anything else, which is then drawn as plain text.
 */
export const safeHref = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (!WEB.test(text) || hasHidden(text) || /[\s\\]/.test(text)) return undefined
  try {
    return new URL(text).href
  } catch {
    return undefined
  }
}

/**
 * An address an image may be drawn from: what `safeHref` accepts, a path of this origin, a blob
 * or an image in the address itself (drawn by <img>, where an SVG cannot run scripts). Else undefined.
 */
export const safeImageSrc = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^data:image\/(?:svg\+xml|png|jpeg|webp|avif|gif)[;,]/i.test(text) || /^blob:https?:\/\//i.test(text)) return text
  if (/^\/(?![/\\])/.test(text) && !hasHidden(text)) return text
  return safeHref(text)
}
