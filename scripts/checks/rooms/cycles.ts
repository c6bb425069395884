/** Groups of files that import each other in a circle (Tarjan's strongly connected components), each in import order. */
export const findCycles = (graph: ReadonlyMap<string, ReadonlySet<string>>) => {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []

  const visit = (file: string) => {
    const own = order.size
    order.set(file, own)
    lowest.set(file, own)
    stack.push(file)
    onStack.add(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      else if (!onStack.has(next)) continue
      lowest.set(file, Math.min(lowest.get(file) ?? own, lowest.get(next) ?? own))
    }
    if (lowest.get(file) !== own) return
    const group = stack.splice(stack.indexOf(file))
    for (const member of group) onStack.delete(member)
    if (group.length > 1 || graph.get(file)?.has(file)) cycles.push(group)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}
