/** What is wrong with a JSON text and where, in UTF-16 units. */
class Problem extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

const SPACE = /[ \t\n\r]*/y
const SCALAR = /null|true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y
const CONSTANT = /NaN|-?Infinity/y
// oxlint-disable-next-line no-control-regex -- JSON names these characters
const PLAIN = /[^"\\\u0000-\u001f]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** Where a match that starts at `at` ends; `at` itself without one. */
const after = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

const afterString = (text: string, from: number): number => {
  for (let at = from + 1; ;) {
    at = after(PLAIN, text, at)
    const char = text[at]
    if (char === '"') return at + 1
    if (char === undefined) throw new Problem('Unterminated string starting at', from)
    if (char !== '\\') throw new Problem('Invalid control character at', at)
    const end = after(ESCAPE, text, at)
    if (end === at && text[at + 1] === undefined) throw new Problem('Unterminated string starting at', from)
    if (end === at && text[at + 1] === 'u') throw new Problem('Invalid \\uXXXX escape', at + 1)
    if (end === at) throw new Problem('Invalid \\escape', at)
    at = end
  }
}

const afterScalar = (text: string, at: number): number => {
  if (text[at] === '"') return afterString(text, at)
  const end = after(SCALAR, text, at)
  if (end > at) return end
  const constant = text.slice(at, after(CONSTANT, text, at))
  if (constant) throw new Problem(`Out of range float values are not JSON compliant: '${constant}'`, -1)
  throw new Problem('Expecting value', at)
}

const afterKey = (text: string, at: number): number => {
  if (text[at] !== '"') throw new Problem('Expecting property name enclosed in double quotes', at)
  const colon = after(SPACE, text, afterString(text, at))
  if (text[colon] !== ':') throw new Problem("Expecting ':' delimiter", colon)
  return after(SPACE, text, colon + 1)
}

/** Walks a JSON text as Python's decoder does. No recursion: nesting has no limit. @throws Problem */
const walk = (text: string): void => {
  if (text.startsWith('\ufeff')) throw new Problem('Unexpected UTF-8 BOM (decode using utf-8-sig)', 0)
  const closers: string[] = []
  let at = after(SPACE, text, 0)
  for (;;) {
    const opened = text[at] === '{' ? '}' : text[at] === '[' ? ']' : null
    if (opened !== null) {
      at = after(SPACE, text, at + 1)
      closers.push(opened)
      if (text[at] !== opened) {
        if (opened === '}') at = afterKey(text, at)
        continue
      }
    } else at = afterScalar(text, at)
    if (opened !== null) {
      closers.pop()
      at++
    }
    at = after(SPACE, text, at)
    while (closers.length && text[at] === closers.at(-1)) {
      closers.pop()
      at = after(SPACE, text, at + 1)
    }
    if (!closers.length) break
    if (text[at] !== ',') throw new Problem("Expecting ',' delimiter", at)
    at = after(SPACE, text, at + 1)
    if (closers.at(-1) === '}') at = afterKey(text, at)
  }
  if (at < text.length) throw new Problem('Extra data', at)
}

/** Where Python's decoder gives up. What is nested some thousand levels deep is read here, and then cannot be written. */
const LEVELS_MAX = 1_000
export const TOO_DEEP = 'maximum recursion depth exceeded'

/** Whether a JSON text is nested deeper than that; brackets in texts do not count. */
export const isTooDeep = (text: string): boolean => {
  let level = 0
  let inText = false
  for (let at = 0; at < text.length && level <= LEVELS_MAX; at++) {
    const char = text[at]
    if (inText && char === '\\') at++
    else if (char === '"') inText = !inText
    else if (inText) continue
    else if (char === '{' || char === '[') level++
    else if (char === '}' || char === ']') level--
  }
  return level > LEVELS_MAX
}

/** Python's words for a text that is no JSON: 'Expecting value: line 1 column 1 (char 0)'; null where it finds nothing. */
export const jsonProblem = (text: string): string | null => {
  try {
    walk(text)
    return null
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    if (problem.at < 0) return problem.message
    // Python counts characters, not UTF-16 units.
    const before = Array.from(text.slice(0, problem.at))
    const column = before.length - before.lastIndexOf('\n')
    const line = before.filter((char) => char === '\n').length + 1
    return `${problem.message}: line ${line} column ${column} (char ${before.length})`
  }
}
