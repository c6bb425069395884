import { refOf, type Magazine, type Publisher } from '@bunko/api-client'
import type { House } from '../../lib/house-list.ts'
import { paths } from '../../paths.ts'

/** In what a list of magazines differs from one of publishers. */
export interface HouseKind<T extends House> {
  one: string
  many: string
  /** Section 8: the list cannot load. */
  failed: string
  /** Section 8: in place of a server's text. */
  deleteFailed: string
  /** Section 2: a status in its colour; what has ended has one, and none that warns: it destroys nothing. */
  tones: Readonly<Record<string, 'success' | 'info' | 'warning'>>
  countOf: (house: T) => number | null
  counted: { one: string; many: string }
  view: (house: T) => string
  edit: (house: T) => string
}

export const MAGAZINE_KIND: HouseKind<Magazine> = {
  one: 'magazine',
  many: 'magazines',
  failed: 'Failed to load magazine information',
  deleteFailed: 'Failed to delete magazine',
  tones: { active: 'success', hiatus: 'warning', discontinued: 'info' },
  countOf: ({ manga_count }) => manga_count,
  counted: { one: 'title', many: 'titles' },
  view: (magazine) => paths.magazine.to({ id: refOf(magazine) }),
  edit: (magazine) => paths.editMagazine.to({ magazineId: refOf(magazine) }),
}

export const PUBLISHER_KIND: HouseKind<Publisher> = {
  one: 'publisher',
  many: 'publishers',
  failed: 'Failed to load publisher information',
  deleteFailed: 'Failed to delete publisher',
  tones: { active: 'success', discontinued: 'info', acquired: 'info', merged: 'info' },
  countOf: ({ magazine_count }) => magazine_count,
  counted: { one: 'magazine', many: 'magazines' },
  view: (publisher) => paths.publisher.to({ id: refOf(publisher) }),
  edit: (publisher) => paths.editPublisher.to({ publisherId: refOf(publisher) }),
}
