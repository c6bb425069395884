/** A node of a syntax tree, as ESTree has it; what else it holds depends on its type. */
export interface Node {
  type: string
  start: number
  end: number
  // oxlint-disable-next-line no-explicit-any
  [member: string]: any
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Shows every node to `see`, parents first; where it answers false, what is inside is left out. */
export const walk = (node: Node, see: (node: Node, parent: Node | undefined) => unknown, parent?: Node) => {
  if (see(node, parent) === false) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, see, node)
}
