import { can, type Capability } from '@bunko/api-client'
import type { PathName } from '../paths.ts'
import type { Viewer } from './viewer.ts'

/** What a route needs (READING, 'Who may open what'): a capability, or null where being signed in is enough. */
export const NEEDS = {
  admin: 'adminPanel',
  createTitle: 'createTitle',
  deleteTitle: 'deleteTitle',
  editApprovals: 'readEdits',
  edit: 'readEdits',
  users: 'userManagement',
  settings: 'systemSettings',
  analytics: 'analytics',
  moderation: 'contentModeration',
  userLevels: 'userLevels',
  seasons: 'manageSeasons',
  season: 'manageSeasons',
  authors: 'openAuthors',
  createAuthor: 'openAuthors',
  editPerson: 'openAuthors',
  createMagazine: 'manageMagazines',
  editMagazine: 'manageMagazines',
  createPublisher: 'managePublishers',
  editPublisher: 'managePublishers',
  editTitle: null,
  lists: null,
  favorites: null,
  profile: null,
} as const satisfies Partial<Record<PathName, Capability | null>>
/** A route that not everyone may open. */
export type GatedName = keyof typeof NEEDS

/** Whether this viewer may do it (section 6). Of whom no level is known may nothing. */
export const may = (viewer: Viewer, capability: Capability): boolean =>
  viewer.kind === 'user' && can(viewer.level, capability)

/** Whether this viewer may open a route, and navigation should offer it. Of whom nothing is known yet: not those with a gate. */
export const mayOpen = (name: PathName, viewer: Viewer): boolean => {
  const need: Capability | null | undefined = (NEEDS as Partial<Record<PathName, Capability | null>>)[name]
  if (need === undefined) return true
  return need === null ? viewer.kind === 'user' : may(viewer, need)
}
