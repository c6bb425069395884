type Task = { readonly text: string } | { readonly value: unknown }

const separated = (tasks: readonly (readonly Task[])[]): Task[] =>
  tasks.flatMap((task, index) => (index === 0 ? task : [{ text: ',' }, ...task]))

function tasksOf(value: object): Task[] {
  if (Array.isArray(value)) {
    return [{ text: '[' }, ...separated(value.map((item: unknown) => [{ value: item }])), { text: ']' }]
  }
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const members = entries.map(([key, item]: [string, unknown]) => [
    { text: `${JSON.stringify(key)}:` },
    { value: item },
  ])
  return [{ text: '{' }, ...separated(members), { text: '}' }]
}

/** JSON with sorted keys: equal for equal values. Any depth; what JSON does not know is written as its own text. */
export function canonicalJson(value: unknown): string {
  const tasks: Task[] = [{ value }]
  let json = ''
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if ('text' in task) json += task.text
    else if (typeof task.value === 'string') json += JSON.stringify(task.value)
    else if (typeof task.value !== 'object' || task.value === null) json += String(task.value)
    else for (const next of tasksOf(task.value).toReversed()) tasks.push(next)
  }
  return json
}
