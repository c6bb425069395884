import type { Bag } from './changes.ts'
import { isRecord } from './is-record.ts'
import { TITLE_FIELD_NAMES, TITLE_FIELDS, type TitleField } from './title-fields.ts'

/** What the viewer's form does: a level may propose what it may not save. */
export type EditMode = 'save' | 'propose'

const MAPS = ['fields', 'permissions', 'field_permissions']
const LISTS = ['fields', 'editable_fields', 'allowed_fields', 'editable', 'results']
const FLAGS: Record<EditMode, readonly string[]> = {
  save: ['can_edit', 'editable', 'allowed', 'can_propose'],
  propose: ['can_propose', 'allowed', 'editable', 'can_edit'],
}
const NEEDS_APPROVAL = ['requires_approval', 'needs_approval']
const REASONS = ['reason', 'message', 'detail']
const REASON = 'You may not change this field.'
// The form makes these of others: what closes them closes no field.
const MADE = new Set(['slug', 'mangadex_id', 'original_language'])

const own = (bag: Bag, keys: readonly string[]): unknown => {
  const key = keys.find((one) => Object.hasOwn(bag, one))
  return key === undefined ? undefined : bag[key]
}
/** What a server may call a field: its names, then the multilingual field it belongs to. */
const namesOf = (field: TitleField): string[] => {
  const names = TITLE_FIELDS[field].names.filter((name) => !MADE.has(name))
  return [...new Set([...names, ...names.flatMap((name) => name.split('.').slice(0, 1))])]
}

/** Why one entry closes its field; null where it does not. */
const reasonOf = (entry: unknown, mode: EditMode): string | null => {
  if (entry === false) return REASON
  if (!isRecord(entry)) return null
  // What may not be saved without somebody's approval is what proposals are for (section 6).
  if (mode === 'propose' && entry['can_propose'] !== false && NEEDS_APPROVAL.some((name) => entry[name] === true))
    return null
  const flag = FLAGS[mode].find((name) => typeof entry[name] === 'boolean')
  if (flag === undefined || entry[flag] === true) return null
  const reason = own(entry, REASONS)
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : REASON
}

const nameOf = (item: unknown): string | null => {
  const name = isRecord(item) ? own(item, ['field_name', 'name', 'field']) : item
  return typeof name === 'string' ? name : null
}
/** A list names what may be changed; rows that say themselves whether they may are a map. */
const mapOfList = (list: readonly unknown[], mode: EditMode): Bag | null => {
  const named = list.flatMap((item): [string, unknown][] => {
    const name = nameOf(item)
    return name === null ? [] : [[name, item]]
  })
  const judged = named.some(([, item]) => isRecord(item) && FLAGS[mode].some((flag) => typeof item[flag] === 'boolean'))
  if (judged) return Object.fromEntries(named)
  const open = new Set(named.map(([name]) => name))
  // Of names that are not understood nobody can tell what they open.
  const known = new Set([...MADE, ...TITLE_FIELD_NAMES.flatMap(namesOf)])
  if ([...open].some((name) => !known.has(name))) return null
  const fields = TITLE_FIELD_NAMES.filter((field) => namesOf(field).some((name) => open.has(name)))
  if (fields.length === 0) return null
  const closed = TITLE_FIELD_NAMES.filter((field) => !fields.includes(field))
  // By the name that is the field's alone: the others may be those of one that is open.
  return Object.fromEntries(closed.flatMap((field) => namesOf(field).slice(0, 1)).map((name) => [name, false]))
}

/**
 * The fields that GET /edits/field-permissions/ closes to the viewer, each with the reason. The answer is not specified:
 * a map of fields to yes, no, or an object that says so, or a list of what may be changed. What is not understood closes
 * nothing, and so does what would leave nothing to propose, which anyone signed in may: it tells what they may save. The
 * server decides in the end.
 */
export const closedFields = (answer: unknown, mode: EditMode): Partial<Record<TitleField, string>> => {
  const whole = isRecord(answer) ? answer : {}
  const lists = [answer, ...LISTS.map((name) => own(whole, [name]))]
  const list = lists.find((one): one is unknown[] => Array.isArray(one))
  const inner = own(whole, MAPS)
  const map = list ? mapOfList(list, mode) : isRecord(inner) ? inner : whole
  if (map === null) return {}
  const closed = TITLE_FIELD_NAMES.flatMap((field): [TitleField, string][] => {
    const name = namesOf(field).find((one) => Object.hasOwn(map, one))
    const reason = name === undefined ? null : reasonOf(map[name], mode)
    return reason === null ? [] : [[field, reason]]
  })
  const all = TITLE_FIELD_NAMES.filter((field) => namesOf(field).length > 0)
  return mode === 'propose' && closed.length === all.length ? {} : Object.fromEntries(closed)
}
