import { Demographic, MagazineStatus, type MagazineDetail, type MagazineDraft } from '@bunko/api-client'
import {
  changedWires,
  EMPTY_HOUSE,
  foundedYearOf,
  sharedValues,
  type HousePick,
  type HouseShape,
  type HouseValues,
} from './house-form.ts'
import { pickOfTitle } from './house-pick.ts'
import { houseTold, serialisedIn } from './house-told.ts'
import { putBody } from './put-body.ts'
import { isAllTold } from './untold.ts'

/** Section 3, Magazine. */
export const MAGAZINE: HouseShape = {
  kind: 'magazine',
  fields: [
    'name',
    'type',
    'status',
    'targetDemographic',
    'frequency',
    'isDigitalOnly',
    'description',
    'about',
    'country',
    'foundedYear',
    'website',
    'twitter',
    'facebook',
    'instagram',
    'youtube',
    'logo',
    'associated',
  ],
  nameRequired: 'Name is required',
  associated: { label: 'Serialized titles', wire: 'serialized_manga_ids' },
}

/** Section 3's defaults. */
export const NEW_MAGAZINE: HouseValues = {
  ...EMPTY_HOUSE,
  type: 'magazine',
  targetDemographic: 'general',
  frequency: 'monthly',
  status: 'active',
}

/** What can be chosen where the admin info does not say: the defaults and the values the specification names. */
export const MAGAZINE_FALLBACKS = {
  type: [NEW_MAGAZINE.type],
  targetDemographic: [NEW_MAGAZINE.targetDemographic, ...Demographic.options],
  frequency: [NEW_MAGAZINE.frequency],
  status: MagazineStatus.options,
} as const

const picksOf = ({ magazine, serialized_manga: titles }: MagazineDetail): HousePick[] => {
  const known = new Set(titles.flatMap(({ id, public_id }) => [String(id), public_id ?? '']))
  // One that the answer names without showing it stays associated.
  const unseen = (magazine.serialized_manga_ids ?? []).filter((id) => !known.has(String(id)))
  return [
    ...titles.map(pickOfTitle),
    ...unseen.map((id): HousePick => ({ ref: String(id), name: `Title ${id}`, cover: null })),
  ]
}

/** A magazine as the form holds it. */
export const magazineValues = (detail: MagazineDetail): HouseValues => {
  const { magazine } = detail
  return {
    ...EMPTY_HOUSE,
    ...sharedValues(magazine),
    targetDemographic: magazine.target_demographic ?? '',
    frequency: magazine.publication_frequency ?? '',
    isDigitalOnly: magazine.is_digital_only === true,
    associated: picksOf(detail),
  }
}

/** The body of a create: the form, trimmed; the founded year an integer or null, an empty logo null (section 5). */
export const magazineDraft = (values: HouseValues): MagazineDraft => ({
  name: values.name.trim(),
  type: values.type,
  description: values.description.trim(),
  about: values.about.trim(),
  target_demographic: values.targetDemographic,
  publication_frequency: values.frequency,
  country: values.country.trim(),
  ...foundedYearOf(values.foundedYear),
  status: values.status,
  website: values.website.trim(),
  logo: values.logo.trim() || null,
  twitter: values.twitter.trim(),
  facebook: values.facebook.trim(),
  instagram: values.instagram.trim(),
  youtube: values.youtube.trim(),
  is_digital_only: values.isDigitalOnly,
  serialized_manga_ids: values.associated.map(({ ref }) => ref),
})

/** The body of an edit of a magazine as it was read just before. */
export const magazinePut = (detail: MagazineDetail, values: HouseValues): MagazineDraft => {
  const stored = magazineValues(detail)
  // Never an older logo than what is stored.
  const now = { ...values, logo: stored.logo }
  const { name, type, ...rest } = magazineDraft(now)
  const { serialized_manga_ids: ids, ...others } = houseTold(detail).magazine ?? {}
  // The titles tell what is serialised as well.
  const told = isAllTold(serialisedIn(detail)) ? { ...others, serialized_manga_ids: ids } : others
  return { name, type, ...putBody(rest, told, changedWires(MAGAZINE, stored, now)) }
}
