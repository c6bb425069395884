const ACCENTED = new Map(
  ['Aá', 'aá', 'Eé', 'eé', 'Ií', 'ií', 'Oö', 'oö', 'Uü', 'uü', 'Cç', 'cç', 'Nñ', 'nñ', 'Yý', 'yý'].map((pair) => {
    const letter = pair.charAt(0)
    const accented = pair.charAt(1)
    return [letter, letter === letter.toUpperCase() ? accented.toUpperCase() : accented]
  }),
)
const FILLING = ' lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt'

/** How much longer a text gets: German and Portuguese are about so much longer than English. */
const LONGER = 0.4

const accent = (text: string) => [...text].map((letter) => ACCENTED.get(letter) ?? letter).join('')

/**
 * The text accented and 40 % longer, the blanks around it kept. A text without a letter (figures, marks) stays as it is.
 */
const pseudo = (text: string): string => {
  const core = text.trim()
  if (!/\p{Letter}/u.test(core)) return text
  const more = Math.ceil(core.length * LONGER)
  const filling = FILLING.repeat(Math.ceil(more / FILLING.length))
    .slice(0, more)
    .trimEnd()
  const start = text.indexOf(core)
  return text.slice(0, start) + accent(core + filling.padEnd(more, '~')) + text.slice(start + core.length)
}

/** Code and keys are not translated; names in another language are data; an option's text may be its value. */
const LEFT_ALONE = 'script, style, textarea, code, kbd, pre, option:not([value]), .sb-wrapper'
/** Storybook says `lang` around stories on a docs page; only what is said within one says something of its texts. */
const OTHER_LANGUAGE = 'body [lang]:not(.sbdocs, .sbdocs *), .sb-story [lang] [lang]'

const isProduct = (element: Element) =>
  element.closest(OTHER_LANGUAGE) === null &&
  // On a docs page the page's own text is not the product's.
  (element.closest('.sbdocs') === null || element.closest('.sb-story') !== null)

const isWords = ({ parentElement }: Text) =>
  parentElement !== null && parentElement.closest(LEFT_ALONE) === null && isProduct(parentElement)

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (node: Node): node is Field => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement

const fieldsIn = (root: Node): Field[] =>
  root instanceof Element ? [root, ...root.querySelectorAll('[placeholder]')].filter(isField) : []

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = root instanceof Text ? [root] : []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** What was there before, and what stands there since: where React has written again, it is the product's text. */
let changed = new Map<Text, { before: string; after: string }>()
let changedFields = new Map<Field, { before: string; after: string }>()
let observer: MutationObserver | undefined

const lengthen = (text: Text) => {
  if (changed.get(text)?.after === text.data || !isWords(text)) return
  const before = text.data
  const after = pseudo(before)
  if (after === before) return
  changed.set(text, { before, after })
  text.data = after
}

const lengthenField = (field: Field) => {
  if (changedFields.get(field)?.after === field.placeholder || !isProduct(field)) return
  const before = field.placeholder
  const after = pseudo(before)
  if (after === before) return
  changedFields.set(field, { before, after })
  field.placeholder = after
}

const lengthenIn = (root: Node) => {
  textsIn(root).forEach(lengthen)
  fieldsIn(root).forEach(lengthenField)
}

/** Lengthens every text of the page, and what comes later, until `stopPseudo`. */
export const startPseudo = (): void => {
  stopPseudo()
  document.documentElement.lang = 'en-XA'
  observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') lengthen(target as Text)
      else if (type === 'attributes') {
        if (isField(target)) lengthenField(target)
      } else for (const node of addedNodes) lengthenIn(node)
    }
    for (const text of changed.keys()) if (!text.isConnected) changed.delete(text)
    for (const field of changedFields.keys()) if (!field.isConnected) changedFields.delete(field)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['placeholder'],
  })
  lengthenIn(document.body)
}

/** The page as the product wrote it. */
export const stopPseudo = (): void => {
  observer?.disconnect()
  observer = undefined
  document.documentElement.lang = 'en'
  for (const [text, { before, after }] of changed) if (text.data === after) text.data = before
  for (const [field, { before, after }] of changedFields) if (field.placeholder === after) field.placeholder = before
  changed = new Map()
  changedFields = new Map()
}
