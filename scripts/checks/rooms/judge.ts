import { matchesGlob } from 'node:path'
import type { Check } from '../report.ts'
import { findCycles } from './cycles.ts'
import { readModule, type Import, type Reading } from './imports.ts'
import { resolveImport, type Workspace } from './resolve.ts'
import type { Room } from './room.ts'
import { GUARDED, ROOMS } from './table.ts'

export interface House {
  /** Path from the root, with forward slashes → text, for every file that can import. */
  files: ReadonlyMap<string, string>
  workspaces: readonly Workspace[]
}

const fits = (path: string, patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(path, pattern))

/** The room a file is in: the first of the table that fits. */
export const roomOf = (path: string) => ROOMS.find(({ files }) => fits(path, files))

/** The first folder below `apart` ('a/b/*') that a path is in. */
const compartment = (path: string, apart: string) => path.split('/')[apart.split('/').length - 1]

const judgeFileEdge = (room: Room, from: string, to: string, { typeOnly }: Import) => {
  const target = roomOf(to)
  if (!target) return `which is in no room`
  if (target === room) {
    const isApart = room.apart && compartment(from, room.apart) !== compartment(to, room.apart)
    return isApart ? `of another folder of ${room.name}` : undefined
  }
  if (room.rooms.includes(target.name) || (typeOnly && room.types?.includes(target.name))) return undefined
  return room.types?.includes(target.name) ? `of ${target.name}, which may give it types only` : `of ${target.name}`
}

/** What is wrong with one import, in words that follow 'imports …', or undefined. */
const judgeImport = (room: Room, from: string, one: Import, workspaces: readonly Workspace[]) => {
  const target = resolveImport(one.specifier, from, workspaces)
  if (target.kind === 'no entry') return `which is no public entry of ${target.workspace}`
  if (target.kind === 'package') return fits(target.specifier, room.packages) ? undefined : 'which it may not'
  const home = workspaces.find(({ folder }) => from.startsWith(`${folder}/`))
  if (target.isRelative && home && !room.crosses && !target.path.startsWith(`${home.folder}/`)) {
    return `which leaves ${home.name} by a relative path`
  }
  return judgeFileEdge(room, from, target.path, one)
}

const importGraph = (readings: ReadonlyMap<string, Reading>, workspaces: readonly Workspace[]) => {
  const graph = new Map<string, Set<string>>()
  for (const [path, { imports }] of readings) {
    const next = new Set<string>()
    for (const { specifier, typeOnly } of imports) {
      const target = resolveImport(specifier, path, workspaces)
      if (!typeOnly && target.kind === 'file' && readings.has(target.path)) next.add(target.path)
    }
    graph.set(path, next)
  }
  return graph
}

const guardChecks = (readings: ReadonlyMap<string, Reading>): Check[] =>
  GUARDED.map(({ title, names, files }) => ({
    name: `rooms: ${title}`,
    seen: readings.size,
    problems: [...readings].flatMap(([path, { mentions }]) =>
      fits(path, files)
        ? []
        : mentions
            .filter(({ name }) => (names as readonly string[]).includes(name))
            .map(({ name, line }) => `${path}:${line} touches ${name}`),
    ),
  }))

/** Reads every file and returns one check per room, and those for strays, cycles, guarded names and second entries. */
export const judge = ({ files, workspaces }: House): Check[] => {
  const readings = new Map([...files].map(([path, text]) => [path, readModule(path, text)]))
  const perRoom = new Map(ROOMS.map((room) => [room, { name: `rooms: ${room.name}`, problems: [], seen: 0 } as Check]))
  const strays: string[] = []
  for (const [path, { imports }] of readings) {
    const room = roomOf(path)
    const check = room && perRoom.get(room)
    if (!check) {
      strays.push(`${path} is in no room`)
      continue
    }
    check.seen++
    for (const one of imports) {
      const wrong = judgeImport(room, path, one, workspaces)
      if (wrong) check.problems.push(`${path}:${one.line} imports ${one.specifier}, ${wrong}: ${room.why}`)
    }
  }
  const graph = importGraph(readings, workspaces)
  const edges = [...graph.values()].reduce((sum, next) => sum + next.size, 0)
  const cycles = findCycles(graph).map((group) => `a circle: ${[...group, group[0]].join(' → ')}`)
  const entries = [...files.keys()].filter((path) => /\/index\.tsx?$/.test(path))
  const second = entries.filter((path) => !/^packages\/[^/]+\/src\/index\.ts$/.test(path))
  return [
    ...perRoom.values(),
    { name: 'rooms: every file is in a room', problems: strays, seen: files.size },
    { name: 'rooms: no circle of imports', problems: cycles, seen: edges },
    { name: 'rooms: no index.ts below a package entry', problems: second, seen: files.size },
    ...guardChecks(readings),
  ]
}
