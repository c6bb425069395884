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

/** 'a.example/path' for what is followed: the address without its ceremony. What is not (R29) stays as it is. */
export const shortAddress = (url: string): string => {
  const href = safeHref(url)
  return href === undefined ? url : decoded(href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''))
}
