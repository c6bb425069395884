/** Answers a file's text by its path from packages/ui/src; undefined where there is none. */
export type ReadText = (path: string) => string | undefined

/** What a file declares and what it takes from others, by name. */
interface Source {
  declared: ReadonlyMap<string, string>
  /** By the name used here: 'data/people.ts#useAuthors', or 'data/people.ts#*' for whatever it exports. */
  taken: ReadonlyMap<string, string>
  exported: readonly string[]
}

const COMMENT = /\/\*[^]*?\*\/|(?<![:'"\w])\/\/.*/g
const DECLARED = /^(?<exported>export )?(?:default )?(?:async )?(?:const|let|function|class) (?<name>\w+)/gm
/** `import { a, b as c } from './d.ts'`, over several lines as well; types do nothing. */
const TAKEN = /^(?<how>import|export) (?!type )(?:\{(?<names>[^}]*)\}|\* as (?<all>\w+)|\*) from '(?<from>\.[^']+)'/gm
const NAMES = /\b(?<!type )(?<their>\w+)(?: as (?<own>\w+))?\s*(?:,|$)/g
/** `(await import('./d.ts')).a`, or all of it where no name follows. */
const LATER = /\bimport\('(?<from>\.[^']+)'\)(?:\)\.(?<name>\w+))?/g

const joined = (path: string, from = ''): string => new URL(from, `file:///${path}`).pathname.slice(1)

const readSource = (path: string, text: string): Source => {
  const code = text.replaceAll(COMMENT, '')
  const starts = [...code.matchAll(DECLARED)]
  const declared = new Map(
    starts.map(({ index, groups }, at) => [groups?.['name'] ?? '', code.slice(index, starts[at + 1]?.index)]),
  )
  const taken = new Map<string, string>()
  const passedOn: string[] = []
  for (const { groups = {} } of code.matchAll(TAKEN)) {
    const file = joined(path, groups['from'])
    for (const { groups: name } of (groups['names'] ?? '').trim().matchAll(NAMES)) {
      const own = name?.['own'] ?? name?.['their'] ?? ''
      taken.set(own, `${file}#${name?.['their']}`)
      if (groups['how'] === 'export') passedOn.push(own)
    }
    if (groups['all']) taken.set(groups['all'], `${file}#*`)
  }
  const own = starts.flatMap(({ groups }) => (groups?.['exported'] ? [groups['name'] ?? ''] : []))
  return { declared, taken, exported: [...own, ...passedOn] }
}

/** A name, not a property's; one that is spread is no property's. */
const WORD = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*/g

/** Whether a declaration is left out, and what it alone names with it. */
type IsLeftOut = (path: string, text: string) => boolean

/**
 * The declarations that code comes to by what it names, its own and those of other files, by 'path#name': what a screen
 * does, by whichever hooks and parts. `start`: 'path#name', or 'path#*' for all that a file exports.
 */
export const reachFrom = (
  start: string,
  read: ReadText,
  isLeftOut: IsLeftOut = () => false,
): ReadonlyMap<string, string> => {
  const sources = new Map<string, Source>()
  const sourceOf = (path: string) => {
    const source = sources.get(path) ?? readSource(path, read(path) ?? '')
    sources.set(path, source)
    return source
  }
  const namedIn = (path: string, text: string) => {
    const { declared, taken } = sourceOf(path)
    const here = [...text.matchAll(WORD)].flatMap(
      ([word]) => taken.get(word) ?? (declared.has(word) ? `${path}#${word}` : []),
    )
    const later = [...text.matchAll(LATER)].map(
      ({ groups }) => `${joined(path, groups?.['from'])}#${groups?.['name'] ?? '*'}`,
    )
    return [...here, ...later]
  }
  const next = (key: string): string[] => {
    const [path = '', name = ''] = key.split('#')
    const { declared, taken, exported } = sourceOf(path)
    if (name === '*') return exported.map((one) => `${path}#${one}`)
    return namedIn(path, declared.get(name) ?? '').concat(declared.has(name) ? [] : (taken.get(name) ?? []))
  }
  const reached = new Map<string, string>()
  const waiting = [start]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const [path = '', name = ''] = key.split('#')
    if (reached.has(key)) continue
    const text = sourceOf(path).declared.get(name) ?? ''
    if (isLeftOut(path, text)) continue
    reached.set(key, text)
    waiting.push(...next(key))
  }
  return reached
}
