import { createDb, type Snapshot } from './db.ts'
import type { FileRow } from './rows.ts'
import type { Row, TableSnapshot } from './table.ts'

/** Raised when the form of the document changes. */
const VERSION = 1
const TABLES = Object.keys(createDb().counts()) as (keyof Snapshot)[]
type Form = 'text' | 'number' | 'list'
const forms = (form: Form, ...keys: string[]) => Object.fromEntries(keys.map((key) => [key, form]))
/** What indexes and handlers read of every row without asking. */
const FORMS: Partial<Record<keyof Snapshot, Readonly<Record<string, Form>>>> = {
  users: forms('text', 'username', 'email', 'password'),
  titles: {
    public_id: 'text',
    ...forms('list', 'author_names', 'artist_names', 'genre_names', 'theme_names', 'format_names', 'tag_names'),
    ...forms('list', 'alternative_titles', 'related_entries'),
  },
  people: forms('text', 'public_id', 'name'),
  credits: { ...forms('number', 'title_id', 'person_id'), role: 'text' },
  magazines: { ...forms('text', 'public_id', 'name'), serialized_manga_ids: 'list' },
  publishers: { ...forms('text', 'public_id', 'name'), owned_magazine_ids: 'list' },
  edits: { status: 'text' },
  covers: forms('number', 'title_id', 'volume'),
  lists: { ...forms('number', 'user_id', 'title_id'), status: 'text' },
  favorites: forms('number', 'user_id', 'title_id'),
  ratings: forms('number', 'user_id', 'title_id', 'rating'),
  seasons: { year: 'number', season: 'text', title_ids: 'list' },
  tokens: { ...forms('text', 'token', 'kind'), ...forms('number', 'user_id', 'expires_at', 'login') },
  files: forms('text', 'path', 'type', 'bytes'),
  mails: { ...forms('text', 'token', 'kind'), user_id: 'number' },
}
const formOf = (value: unknown): string => {
  if (typeof value === 'string') return 'text'
  return Array.isArray(value) ? 'list' : typeof value
}

interface SavedTable {
  nextId: number
  rows: readonly unknown[]
}
const SIZES = ['titles', 'people', 'magazines', 'publishers', 'edits'] as const
/** What the data were made from, and are made from again by a reset. */
export interface Made {
  readonly seed: number
  readonly sizes: Readonly<Record<(typeof SIZES)[number], number>>
}
/** Everything stored, as a JSON document: a version, and by table the last id given and the rows. */
export interface Saved {
  version: number
  made: Made
  tables: Record<keyof Snapshot, SavedTable>
}

/** A document that cannot be loaded; its message is one sentence for a person. */
export class SavedError extends Error {}

const CHUNK = 32_768
const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(text)
}
const fromBase64 = (text: string, path: string): Uint8Array<ArrayBuffer> => {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch {
    throw new SavedError(`The bytes of the file ${path} are damaged.`)
  }
}

const fileOf = (row: Row) => ({ ...row, bytes: toBase64((row as FileRow).bytes) })

/** A copy of everything stored, ready for JSON; rows are shared, for they never change in place. */
export const dumpDb = (snapshot: Snapshot, made: Made): Saved => {
  const tableOf = (name: keyof Snapshot): SavedTable => {
    const { rows, nextId } = snapshot[name]
    return { nextId, rows: name === 'files' ? Array.from(rows.values(), fileOf) : [...rows.values()] }
  }
  return {
    version: VERSION,
    made,
    tables: Object.fromEntries(TABLES.map((name) => [name, tableOf(name)])) as Saved['tables'],
  }
}

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const rowOf = (name: keyof Snapshot, value: unknown, at: number): Row => {
  if (!isThing(value)) throw new SavedError(`Row ${at} of the table ${name} is not an object.`)
  if (!isId(value['id'])) throw new SavedError(`Row ${at} of the table ${name} has no whole number as id.`)
  for (const key in FORMS[name]) {
    const form = FORMS[name][key]
    if (formOf(value[key]) !== form)
      throw new SavedError(`Row ${value['id']} of the table ${name} has no ${form} as ${key}.`)
  }
  if (name !== 'files') return value as unknown as Row
  return { ...value, bytes: fromBase64(String(value['bytes']), String(value['path'])) } as unknown as Row
}

const tableOf = (name: keyof Snapshot, value: unknown): TableSnapshot<Row> => {
  if (!isThing(value) || !Array.isArray(value['rows'])) throw new SavedError(`The table ${name} is missing.`)
  const rows = new Map<number, Row>()
  let last = 0
  for (const [at, given] of value['rows'].entries()) {
    const row = rowOf(name, given, at + 1)
    if (rows.has(row.id)) throw new SavedError(`The table ${name} has the id ${row.id} twice.`)
    rows.set(row.id, row)
    last = Math.max(last, row.id)
  }
  const { nextId } = value
  if (!isId(nextId) || nextId < last) throw new SavedError(`The last id of the table ${name} is wrong.`)
  return { rows, nextId }
}

/** Documents of before do not say it: their sizes are told by what is in them. */
const madeOf = (value: unknown, snapshot: Snapshot): Partial<Made> => {
  if (value === undefined)
    return { sizes: Object.fromEntries(SIZES.map((name) => [name, snapshot[name].rows.size])) as Made['sizes'] }
  const { seed, sizes } = isThing(value) ? value : {}
  if (!isId(seed) || !isThing(sizes) || !SIZES.every((name) => isId(sizes[name])))
    throw new SavedError('What the saved state was made from is damaged.')
  return { seed, sizes: Object.fromEntries(SIZES.map((name) => [name, sizes[name]])) as Made['sizes'] }
}

/**
 * What `dumpDb` gave, as something to restore.
 * @throws SavedError when it is not that, whatever it is
 */
export const readSaved = (json: unknown): { snapshot: Snapshot; made: Partial<Made> } => {
  if (!isThing(json) || !isThing(json['tables'])) throw new SavedError('This is not a saved state of the mock server.')
  if (json['version'] !== VERSION)
    throw new SavedError(`The saved state has version ${JSON.stringify(json['version'])}, not ${VERSION}.`)
  const { tables } = json
  const unknown = Object.keys(tables).find((name) => !TABLES.some((known) => known === name))
  if (unknown !== undefined) throw new SavedError(`There is no table ${unknown}.`)
  const snapshot = Object.fromEntries(TABLES.map((name) => [name, tableOf(name, tables[name])])) as unknown as Snapshot
  return { snapshot, made: madeOf(json['made'], snapshot) }
}
