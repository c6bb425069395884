import { posix } from 'node:path'

/** A workspace: its folder, its package name, and its package.json `exports` (none means no public entry). */
export interface Workspace {
  folder: string
  name: string
  exports: Record<string, string>
}

export type Target =
  | { kind: 'file'; path: string; isRelative: boolean }
  | { kind: 'package'; specifier: string }
  | { kind: 'no entry'; workspace: string }

const entryOf = ({ folder, exports }: Workspace, subpath: string) => {
  const exact = exports[subpath]
  if (exact !== undefined) return posix.join(folder, exact)
  for (const [pattern, target] of Object.entries(exports)) {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined || !subpath.startsWith(head) || !subpath.endsWith(tail)) continue
    const matched = subpath.slice(head.length, subpath.length - tail.length)
    if (matched !== '') return posix.join(folder, target.replaceAll('*', matched))
  }
  return undefined
}

/** Where an import of the file `from` leads: a file of ours, a package of others, or past the entries of a workspace. */
export const resolveImport = (specifier: string, from: string, workspaces: readonly Workspace[]): Target => {
  const clean = specifier.replace(/\?.*$/, '')
  if (clean.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), clean), isRelative: true }
  const workspace = workspaces.find(({ name }) => clean === name || clean.startsWith(`${name}/`))
  if (!workspace) return { kind: 'package', specifier: clean }
  const path = entryOf(workspace, `.${clean.slice(workspace.name.length)}`)
  return path === undefined
    ? { kind: 'no entry', workspace: workspace.name }
    : { kind: 'file', path, isRelative: false }
}
