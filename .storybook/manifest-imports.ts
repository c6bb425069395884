import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const LIBRARY = '@bunko/ui'
const FOLDER = 'packages/ui'
const STATEMENT = /import ([^;']+?) from ['"]([^'"]+)['"];?/g
const NAMES = /^\{([^}]*)\}$/
/** What helps stories and tests is not packed, though some of it lies in a folder that is. */
const OF_STORIES = /\/story-[^/]*$|\/testing\//

/** Of Storybook's manifests, what is changed here. */
export interface Manifests {
  components?: { components: Record<string, { path: string; import?: string | undefined }> }
}

const namesIn = (clause: string) =>
  (NAMES.exec(clause.trim())?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The address of a file such as 'src/components/Link/Link.tsx', by the library's exports map. */
const addressOf = (file: string, exports: Readonly<Record<string, string>>) => {
  if (OF_STORIES.test(file)) return undefined
  for (const [subpath, target] of Object.entries(exports)) {
    const [head = '', ...rest] = target.slice(2).split('*').map(escaped)
    const form = rest.length ? `${head}(.+)${rest.join(String.raw`\1`)}` : head
    const found = new RegExp(`^${form}$`).exec(file)
    if (found) return posix.join(LIBRARY, subpath.replace('*', found[1] ?? ''))
  }
  return undefined
}

/**
 * What Storybook says how to import a story's components, with addresses that there are: it has every one come from
 * the package as a whole, or from beside the story. What is behind no entry of the library is left out.
 *
 * @param said Its statements.
 * @param story The text of the file of stories, and the path to it in the package of the library.
 */
export const importsFrom = (
  said: string,
  story: { text: string; path: string },
  exports: Readonly<Record<string, string>>,
): string => {
  const addresses = new Map<string, string | undefined>()
  for (const [, clause = '', from = ''] of story.text.matchAll(STATEMENT)) {
    if (!from.startsWith('.')) continue
    const address = addressOf(posix.join(posix.dirname(story.path), from), exports)
    for (const name of namesIn(clause)) addresses.set(name, address)
  }
  const own = new Map<string, Set<string>>()
  const others: string[] = []
  for (const [statement, clause = '', from = ''] of said.matchAll(STATEMENT)) {
    if (from !== LIBRARY && !from.startsWith('.')) {
      others.push(statement)
      continue
    }
    for (const name of namesIn(clause)) {
      const address = addresses.get(name)
      if (address) own.set(address, (own.get(address) ?? new Set()).add(name))
    }
  }
  const statements = [...own].map(([address, names]) => `import { ${[...names].join(', ')} } from '${address}';`)
  return [...statements, ...others].join('\n')
}

/** Storybook's manifests, with imports that an application can make. */
export const withImports = (manifests: Manifests, root: string): Manifests => {
  if (!manifests.components) return manifests
  const manifest = JSON.parse(readFileSync(join(root, FOLDER, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  for (const component of Object.values(manifests.components.components)) {
    if (!component.import) continue
    const path = posix.relative(FOLDER, posix.normalize(component.path))
    const text = readFileSync(join(root, FOLDER, path), 'utf8')
    component.import = importsFrom(component.import, { text, path }, manifest.exports) || undefined
  }
  return manifests
}
