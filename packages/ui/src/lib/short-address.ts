import { hasHidden, safeHref } from './safe-href.ts'

const decoded = (address: string): string => {
  try {
    const plain = decodeURI(address)
    // What is read is what is followed.
    return hasHidden(plain) || /\s/.test(plain) ? address : plain
  } catch {
    return address
  }
}

/**
 * 'a.example/path' for what is followed: the address without its ceremony; without its host as well where that is one of
 * `hosts`, which is said beside it. What is not followed (R29) stays as it is.
 */
export const shortAddress = (url: string, hosts: readonly string[] = []): string => {
  const href = safeHref(url)
  if (href === undefined) return url
  const short = decoded(href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''))
  const host = hosts.find((one) => short.startsWith(`${one}/`))
  return host === undefined ? short : short.slice(host.length + 1)
}
