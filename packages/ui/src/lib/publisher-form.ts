import { PublisherStatus, toldOf, type Publisher, type PublisherDetail, type PublisherDraft } from '@bunko/api-client'
import { isBlank } from './blank.ts'
import {
  changedWires,
  EMPTY_HOUSE,
  foundedYearOf,
  HOUSE_FIELDS,
  labelOfField,
  sharedValues,
  type HousePick,
  type HouseShape,
  type HouseTextField,
  type HouseValues,
} from './house-form.ts'
import { pickOfMagazine } from './house-pick.ts'
import { houseTold, ownedIn } from './house-told.ts'
import { putBody } from './put-body.ts'
import { isAllTold } from './untold.ts'

/** Section 3, Publisher. */
export const PUBLISHER: HouseShape = {
  kind: 'publisher',
  fields: [
    'name',
    'type',
    'status',
    'description',
    'about',
    'headquarters',
    'country',
    'foundedYear',
    'website',
    'twitter',
    'facebook',
    'instagram',
    'youtube',
    'linkedin',
    'logo',
    'associated',
  ],
  nameRequired: 'Publisher name is required',
  associated: { label: 'Owned magazines', wire: 'owned_magazine_ids' },
}

/** Section 3's default type. It names no status: a new one is taken to be active, as a magazine is there. */
export const NEW_PUBLISHER: HouseValues = { ...EMPTY_HOUSE, type: 'publisher', status: 'active' }

/** Section 3: what can be chosen where the admin info does not say. */
export const PUBLISHER_STATUSES = PublisherStatus.options

const picksOf = ({ publisher, owned_magazines: magazines }: PublisherDetail): HousePick[] => {
  const known = new Set(magazines.flatMap(({ id, public_id }) => [String(id), public_id ?? '']))
  // One that the answer names without showing it stays owned.
  const unseen = (publisher.owned_magazine_ids ?? []).filter((id) => !known.has(String(id)))
  return [
    ...magazines.map(pickOfMagazine),
    ...unseen.map((id): HousePick => ({ ref: String(id), name: `Magazine ${id}`, cover: null })),
  ]
}

const textsOf = (publisher: Publisher) => ({
  ...sharedValues(publisher),
  headquarters: publisher.headquarters ?? '',
  linkedin: publisher.linkedin ?? '',
})

/** A publisher as the form holds it. */
export const publisherValues = (detail: PublisherDetail): HouseValues => ({
  ...EMPTY_HOUSE,
  ...textsOf(detail.publisher),
  associated: picksOf(detail),
})

const TEXTS = {
  type: 'type',
  status: 'status',
  description: 'description',
  about: 'about',
  headquarters: 'headquarters',
  country: 'country',
  website: 'website',
  logo: 'logo',
  twitter: 'twitter',
  facebook: 'facebook',
  instagram: 'instagram',
  youtube: 'youtube',
  linkedin: 'linkedin',
} as const satisfies Partial<Record<HouseTextField, keyof PublisherDraft>>
type Text = keyof typeof TEXTS
const TEXT_FIELDS = Object.keys(TEXTS) as Text[]

/** The body of a create: trimmed, empty texts dropped; the founded year an integer or null (section 5). */
export const publisherDraft = (values: HouseValues): PublisherDraft => ({
  name: values.name.trim(),
  ...Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => (isBlank(values[field]) ? [] : [[TEXTS[field], values[field].trim()]])),
  ),
  ...foundedYearOf(values.foundedYear),
  owned_magazine_ids: values.associated.map(({ ref }) => ref),
})

/** The body of an edit of a publisher as it was read just before. */
export const publisherPut = (detail: PublisherDetail, values: HouseValues): PublisherDraft => {
  const stored = publisherValues(detail)
  // Never an older logo than what is stored.
  const now = { ...values, logo: stored.logo }
  const { name, ...rest } = publisherDraft(now)
  const { owned_magazine_ids: ids, ...others } = houseTold(detail).publisher ?? {}
  // The magazines tell what is owned as well.
  const told = isAllTold(ownedIn(detail)) ? { ...others, owned_magazine_ids: ids } : others
  return { name, ...putBody(rest, told, changedWires(PUBLISHER, stored, now)) }
}

const CLEARABLE = [...TEXT_FIELDS.filter((field) => field !== 'logo'), 'foundedYear'] as const

/** Fields that were emptied in the form and had something before. */
export const clearedIn = (before: HouseValues, sent: HouseValues): HouseTextField[] =>
  CLEARABLE.filter((field) => isBlank(sent[field]) && !isBlank(before[field]))

/** R25a: labels of those of them that the server kept; null where its answer does not say. */
export const notCleared = (cleared: readonly HouseTextField[], answer: Publisher): string[] | null => {
  const told = toldOf(answer) ?? answer
  if (!cleared.every((field) => Object.hasOwn(told, HOUSE_FIELDS[field].wire))) return null
  const now = { ...EMPTY_HOUSE, ...textsOf(answer) }
  return cleared.filter((field) => !isBlank(now[field])).map((field) => labelOfField(PUBLISHER, field))
}
