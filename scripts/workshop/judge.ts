import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readEntries, readManifest } from '../library/entries.ts'

interface Component {
  name?: string
  path?: string
  description?: string
  import?: string
  stories?: { name: string }[]
}

export interface Manifest {
  components: Record<string, Component>
}

const LIBRARY = '@bunko/ui'

const TOOLS = ['docs-list', 'docs-show', 'stories-preview', 'get-storybook-story-instructions', 'test-run']

/** The message in an answer of the protocol: JSON, or one event of a stream. */
export const messageOf = (text: string): unknown => JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text)

/** Tools that `tools/list` should have named. */
export const judgeTools = (answer: unknown) => {
  const { result } = answer as { result?: { tools?: { name: string }[] } }
  const names = result?.tools?.map(({ name }) => name) ?? []
  return TOOLS.filter((name) => !names.includes(name)).map((name) => `there is no tool ${name}`)
}

/** A page that an assistant has asked for, of the button: when to use it, its keys, a story of it, where it comes from. */
export const judgePage = (answer: unknown) => {
  const { result } = answer as { result?: { content?: { text?: string }[] } }
  const text = result?.content?.[0]?.text ?? ''
  return ['Use for', 'Keyboard:', '### Default', `from '${LIBRARY}/components/Button'`]
    .filter((part) => !text.includes(part))
    .map((part) => `it lacks ${JSON.stringify(part)}`)
}

/** What is imported from where no application finds it: from the library as a whole, from behind no entry, from beside. */
const judgeImports = ({ components }: Manifest) => {
  const entries = readEntries('packages/ui', readManifest('packages/ui'), [])
  const addresses = new Set(entries.map(({ subpath }) => posix.join(LIBRARY, subpath)))
  const isNowhere = (from: string) =>
    from.startsWith('.') || ((from === LIBRARY || from.startsWith(`${LIBRARY}/`)) && !addresses.has(from))
  return Object.entries(components).flatMap(([id, { import: said = '' }]) =>
    [...said.matchAll(/ from ['"]([^'"]+)['"]/g)]
      .map(([, from = '']) => from)
      .filter(isNowhere)
      .map((from) => `${id} is imported from '${from}', where nobody finds it`),
  )
}

const judgeComponents = ({ components }: Manifest, root: string) => {
  const byPath = new Map(Object.values(components).map((one) => [one.path?.replace(/^\.\//, ''), one]))
  const files = globSync('packages/ui/src/{components,parts}/*/*.stories.tsx', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  if (files.length === 0) return ['there is no component to look for']
  return files.flatMap((path) => {
    const found = byPath.get(path)
    if (!found) return [`${path} is not in it`]
    if (!found.stories?.length) return [`${path} has no stories there`]
    // `component: Combobox<string>` leads it to no file, and what holds a part's value in its stories says nothing.
    if (!/\bcomponent: (?!Held)\w+[,\s}]/.test(readFileSync(join(root, path), 'utf8'))) return []
    return found.description ? [] : [`${found.name} has no description there`]
  })
}

/**
 * Every component of the library is in the manifest, with what its doc comment says and with stories, and imported from
 * where an application finds it.
 */
export const judgeManifest = (manifest: Manifest, root: string) => [
  ...judgeComponents(manifest, root),
  ...judgeImports(manifest),
]
