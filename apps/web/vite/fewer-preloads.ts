import type { BuildOptions, Plugin } from 'vite'

type Resolve = Extract<NonNullable<BuildOptions['modulePreload']>, object>['resolveDependencies']
interface Chunk {
  fileName: string
  imports?: string[]
  isEntry?: boolean
}

/**
 * Beside every `import()` Vite writes which files come with it, by their hashed names, which compress badly. Those that
 * are there already, because whoever asks needs them itself, are left out: 1 KB on a screen with many later parts.
 */
export const fewerPreloads = () => {
  let chunks = new Map<string, Chunk>()
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const next of chunks.get(file)?.imports ?? []) withImports(next, found)
    return found
  }
  const resolveDependencies: Resolve = (file, files, { hostId, hostType }) => {
    // The document has none of them yet.
    if (hostType === 'html') return files
    const there = withImports(hostId)
    for (const { fileName, isEntry } of chunks.values()) if (isEntry) withImports(fileName, there)
    const rest = files.filter((one) => !there.has(one))
    // The file itself is fetched by the import.
    return rest.every((one) => one === file) ? [] : rest
  }
  const plugin: Plugin = {
    name: 'bunko:fewer-preloads',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks = new Map(Object.entries(bundle) as [string, Chunk][])
      },
    },
  }
  return { plugin, resolveDependencies }
}
