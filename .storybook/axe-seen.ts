/** What differs from story to story and says nothing of how accessible a page is: ids, addresses, words, figures. */
const WORDS = new Set(['id', 'for', 'href', 'src', 'srcset', 'alt', 'title', 'value', 'style', 'datetime', 'name', 'd'])
const isWords = (name: string) =>
  WORDS.has(name) || (name.startsWith('aria-') && /label|described|controls|owns|text|details|now|max/.test(name))

const FIGURES = /\d+/g

const attributesOf = (element: Element) =>
  element
    .getAttributeNames()
    .toSorted()
    .map((name) => {
      const value = element.getAttribute(name) ?? ''
      if (name === 'class') return value
      return isWords(name) || value.includes(':') ? `${name}${value === '' ? '' : '=…'}` : `${name}=${value}`
    })
    .join('|')
    .replaceAll(FIGURES, '0')

/** The classes that a text's colours, size and weight come from, with or without a `hover:` before them. */
const COLOURED = /^(?:[^:]+:)*!?(?:bg|text|font|opacity|from|via|to|shadow|backdrop|mix|placeholder|decoration|line)-/

/** What can change the colours of what is inside: '' for most elements, which only place it. */
const coloursOf = (element: Element) =>
  [
    ...[...element.classList].filter((name) => COLOURED.test(name)),
    ...element
      .getAttributeNames()
      .filter((name) => name === 'disabled' || name.startsWith('data-') || /^aria-(?!label)/.test(name)),
  ]
    .toSorted()
    .join(' ')

const ownText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

export interface Seen {
  /** The page's structure: two pages with the same one differ in their words only. */
  page: string
  /** How each piece of text comes by its colours: what colours it, and what colours everything around it. */
  texts: Set<string>
}

/**
 * Describes a page by what accessibility depends on. Rows that are alike count as one, however many there are.
 *
 * @param root the element whose page is meant, usually `document.body`
 */
export const seenOf = (root: Element): Seen => {
  const texts = new Set<string>()
  const walk = (element: Element, above: string): string => {
    const own = `${element.tagName}[${attributesOf(element)}]`
    const colours = coloursOf(element)
    const chain = colours ? `${above}>${colours}` : above
    const hasText = ownText(element)
    if (hasText || element.matches('input, textarea, select')) texts.add(`${chain} ${element.tagName}`)
    let last = ''
    const inner: string[] = []
    for (const child of element.children) {
      const told = walk(child, chain)
      if (told !== last) inner.push(told)
      last = told
    }
    return `${own}${hasText ? '…' : ''}(${inner.join(',')})`
  }
  return { page: walk(root, ''), texts }
}
