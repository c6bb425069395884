import type { Endpoint } from '../contract/endpoint.ts'
import { readAnswer } from '../http/envelope.ts'
import { isRecord } from '../http/is-record.ts'
import type { Id, Shape } from '../model/common.ts'
import { refOf } from '../model/ref.ts'
import { defOf } from '../model/def.ts'
import { Edit } from '../model/edit.ts'
import { Magazine } from '../model/magazine.ts'
import { Person } from '../model/person.ts'
import { Publisher } from '../model/publisher.ts'
import { Title } from '../model/title.ts'
import { User } from '../model/user.ts'

export type Noun = 'title' | 'person' | 'magazine' | 'publisher' | 'edit' | 'user'
const NOUNS = new Map<Shape, Noun>([
  [Title, 'title'],
  [Person, 'person'],
  [Magazine, 'magazine'],
  [Publisher, 'publisher'],
  [Edit, 'edit'],
  [User, 'user'],
])

/** What the answers so far have shown. */
export interface Discovered {
  /** What stands for a row of each kind in a path (R2). */
  refs: Partial<Record<Noun, string>>
  /** Texts to search for, by the call's name or kind. */
  words: Partial<Record<string, string>>
  /** `profile.level` of GET /auth/me/, as it came. */
  level: unknown
}

type Row = Record<string, unknown>
const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

const noteWords = (noun: Noun, row: Row, words: Discovered['words']) => {
  const heard: [string, unknown][] =
    noun === 'title'
      ? [
          ['title', row['primary_title']],
          ['magazine', row['serialized_in']],
          ['genre', firstOf(row['genre_names'])],
          ['theme', firstOf(row['theme_names'])],
          ['format', firstOf(row['format_names'])],
        ]
      : [[noun, row['name']]]
  for (const [kind, text] of heard) if (typeof text === 'string' && text.trim() !== '') words[kind] ??= text
}

const look = (schema: Shape, value: unknown, found: Discovered): void => {
  const def = defOf(schema)
  if (def.type === 'nullable' || def.type === 'optional') look(def.innerType as Shape, value, found)
  if (def.type === 'array' && Array.isArray(value)) for (const one of value) look(def.element as Shape, one, found)
  if (def.type !== 'object' || !isRecord(value)) return
  const noun = NOUNS.get(schema)
  if (noun) {
    const ref = refOf(value as { public_id?: string | null; id?: Id | null })
    if (ref !== '') found.refs[noun] ??= ref
    noteWords(noun, value, found.words)
  }
  if (noun === 'user' && isRecord(value['profile'])) found.level ??= value['profile']['level']
  for (const [key, part] of Object.entries(def.shape ?? {})) look(part, value[key], found)
}

/** Remembers the first row of each kind that an answer holds, read as the client reads it. */
export const discover = ({ answer }: Endpoint, body: unknown, found: Discovered): void => {
  const read = readAnswer(answer, body)
  if (!read.ok || answer.kind === 'nothing') return
  if (answer.kind === 'list') for (const row of (read.value as { items: unknown[] }).items) look(answer.row, row, found)
  else look(answer.schema, read.value, found)
}

const PLACES: readonly [prefix: string, noun: Noun][] = [
  ['/manga/people/', 'person'],
  ['/manga/magazines/', 'magazine'],
  ['/manga/publishers/', 'publisher'],
  ['/edits/proposals/', 'edit'],
  ['/users/', 'user'],
  ['/manga/', 'title'],
]
/** What the id in a path stands for; undefined where there is none. */
export const nounOf = (path: string): Noun | undefined => PLACES.find(([prefix]) => path.startsWith(`${prefix}{`))?.[1]

const SEARCHED: Record<string, string> = {
  'search.genres': 'genre',
  'search.themes': 'theme',
  'search.formats': 'format',
  'people.search': 'person',
  'publishers.searchMagazines': 'magazine',
}
/** A text that a search should find something for. */
export const wordFor = (name: string, { words }: Discovered): string => words[SEARCHED[name] ?? 'title'] ?? 'ma'
