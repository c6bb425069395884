import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Manifest {
  components: Record<string, { name?: string; path?: string; description?: string; stories?: { name: string }[] }>
}

const TOOLS = ['docs-list', 'docs-show', 'stories-preview', 'get-storybook-story-instructions', 'test-run']

/** The message in an answer of the protocol: JSON, or one event of a stream. */
export const messageOf = (text: string): unknown => JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text)

/** Tools that `tools/list` should have named. */
export const judgeTools = (answer: unknown) => {
  const { result } = answer as { result?: { tools?: { name: string }[] } }
  const names = result?.tools?.map(({ name }) => name) ?? []
  return TOOLS.filter((name) => !names.includes(name)).map((name) => `there is no tool ${name}`)
}

/** A page that an assistant has asked for: when to use the component, its keys, and a story of it. */
export const judgePage = (answer: unknown) => {
  const { result } = answer as { result?: { content?: { text?: string }[] } }
  const text = result?.content?.[0]?.text ?? ''
  return ['Use for', 'Keyboard:', '### Default']
    .filter((part) => !text.includes(part))
    .map((part) => `it lacks '${part}'`)
}

/** Every component of the library is in the manifest, with what its doc comment says and with stories. */
export const judgeManifest = ({ components }: Manifest, root: string) => {
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
