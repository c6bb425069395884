/** Lengths of Django's own fields. */
export const NAME_MAX = 255
export const USERNAME_MAX = 150
const EMAIL_MAX = 254
const URL_MAX = 200

/** Why a text is too long; null where it is fine. */
export const lengthProblem = (text: string | null | undefined, max: number): string | null =>
  [...(text ?? '')].length > max ? `Ensure this field has no more than ${max} characters.` : null

/** Why an address's last part is none. */
export const slugProblem = (slug: string | null | undefined): string | null =>
  slug && !/^[-\w]+$/.test(slug) ? 'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.' : null

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i
export const emailFormProblem = (email: string): string | null => {
  const isOne = EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email)
  return lengthProblem(email, EMAIL_MAX) ?? (isOne ? null : 'Enter a valid email address.')
}

const HOST =
  /^(?:localhost|\[[\da-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]\.?)$/iu
const ADDRESS = /^(?:https?|ftps?):\/\/(?:[^\s@/?#]*@)?([^\s@/?#]+?)(?::\d{1,5})?(?:[/?#]\S*)?$/i
/** Of an address; an empty one is none. */
export const urlProblem = (url: string | null | undefined): string | null => {
  if (!url) return null
  return lengthProblem(url, URL_MAX) ?? (HOST.test(ADDRESS.exec(url)?.[1] ?? '') ? null : 'Enter a valid URL.')
}
