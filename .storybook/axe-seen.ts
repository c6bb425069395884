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

/** What surroundings mean to the rules that look upwards: a list around its items, what hides or blocks what is inside. */
const MEANS = ['role', 'hidden', 'inert', 'open', 'aria-hidden', 'aria-modal', 'disabled', 'lang', 'dir']
const surroundingsOf = (element: Element) => {
  const means = MEANS.filter((name) => element.hasAttribute(name)).map(
    (name) => `${name}=${element.getAttribute(name)}`,
  )
  const isPlain = element.tagName === 'DIV' || element.tagName === 'SPAN'
  return isPlain && means.length === 0 ? '' : `>${element.tagName}[${means.join('|')}]`
}

const numbers = new Map<string, number>()
/** A short name for a text; the same one for the same text. */
const numberOf = (text: string) => {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
}

/** What is right when it is right itself, and so is each of its children; a button's name is made of all it holds. */
const CONTAINERS = new Set(
  'ARTICLE ASIDE BODY DD DIV DL DT FIELDSET FOOTER FORM HEADER LI MAIN NAV OL SECTION SPAN TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
)

interface Part {
  element: Element
  /** Of its whole structure and what its surroundings mean: two with the same number differ in their words only. */
  whole: number
  /** The same of the element alone and of what kinds its children are; none where only the whole can be judged. */
  alone: number | undefined
  parts: Part[]
}

export interface Seen {
  page: Part
  /** How each piece of text comes by its colours (what colours it, and what colours everything around it): where. */
  texts: Map<string, Element[]>
}

/**
 * Describes a page by what accessibility depends on. Rows that are alike count as one, however many there are.
 *
 * @param root the element whose page is meant, usually `document.body`
 */
export const seenOf = (root: Element): Seen => {
  const texts = new Map<string, Element[]>()
  // Behind an open dialog nothing is judged as it would be without it.
  const start = `${window.innerWidth} ${document.querySelector('dialog:modal') ? 'modal' : ''}`
  const walk = (element: Element, colours: string, around: string) => {
    const own = coloursOf(element)
    const chain = own ? `${colours}>${own}` : colours
    const hasText = ownText(element)
    if (hasText || element.matches('input, textarea, select')) {
      const key = `${start}${chain} ${element.tagName}`
      const list = texts.get(key)
      if (list) list.push(element)
      else texts.set(key, [element])
    }
    const inside = around + surroundingsOf(element)
    const parts: Part[] = []
    const inner: number[] = []
    const kinds = new Set<string>()
    for (const child of element.children) {
      const { structure, part } = walk(child, chain, inside)
      if (structure !== inner.at(-1)) inner.push(structure)
      kinds.add(`${child.tagName} ${child.getAttribute('role') ?? ''}`)
      parts.push(part)
    }
    const itself = `${element.tagName}[${attributesOf(element)}]${hasText ? '…' : ''}`
    const structure = numberOf(`${itself}(${inner.join(',')})`)
    const whole = numberOf(`${start}${around} ${structure}`)
    const isContainer = CONTAINERS.has(element.tagName) && parts.length > 0
    const alone = isContainer ? numberOf(`${start}${around} ${itself} of ${[...kinds].join(',')}`) : undefined
    return { structure, part: { element, whole, alone, parts } }
  }
  return { page: walk(root, '', '').part, texts }
}

/** The parts of a page that can be seen and of which nothing is known: as few and as small as they can be judged. */
export const newParts = (part: Part, isKnown: (number: number) => boolean): Element[] => {
  if (isKnown(part.whole) || !part.element.checkVisibility()) return []
  if (part.alone === undefined || !isKnown(part.alone)) return [part.element]
  return part.parts.flatMap((inner) => newParts(inner, isKnown))
}

/** What is known of a page that was judged, at all depths. What is hidden now has not been judged. */
export const knownOf = ({ element, whole, alone, parts }: Part): number[] => {
  if (!element.checkVisibility()) return []
  return [whole, ...(alone === undefined ? [] : [alone]), ...parts.flatMap(knownOf)]
}
