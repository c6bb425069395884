import { can, type Capability, type Level } from '@bunko/api-client'
import { paths } from '../../paths.ts'

interface TileSpec {
  title: string
  text: string
  to: string
  /** Null for what nobody can use yet. */
  capability: Capability | null
  /** Why it cannot be used (section 2). */
  refused: string
  /** Its page says that it is coming (section 1). */
  isComing?: true
}
export interface DashboardTile {
  title: string
  text: string
  to: string
  disabledLabel: string | undefined
  note: string | undefined
}

const QUICK_ACTIONS: readonly TileSpec[] = [
  {
    title: 'User Management',
    text: 'Accounts and what they did',
    to: paths.users.to(),
    capability: 'userManagement',
    refused: 'Admin Only',
    isComing: true,
  },
  {
    title: 'Content Moderation',
    text: 'Reports on titles and users',
    to: paths.moderation.to(),
    capability: 'contentModeration',
    refused: 'Moderator+ Only',
    isComing: true,
  },
  {
    title: 'Edit Approvals',
    text: 'Read and decide proposals',
    to: paths.editApprovals.to(),
    capability: 'readEdits',
    refused: 'Editor+ Only',
  },
  {
    title: 'User Levels',
    text: 'Who may do what',
    to: paths.userLevels.to(),
    capability: 'userLevels',
    refused: 'Moderator+ Only',
    isComing: true,
  },
  {
    title: 'System Settings',
    text: 'What holds for everyone',
    to: paths.settings.to(),
    capability: 'systemSettings',
    refused: 'Admin Only',
    isComing: true,
  },
  {
    title: 'Analytics',
    text: 'The queue and its reviewers in figures',
    to: paths.analytics.to(),
    capability: 'analytics',
    refused: 'Admin Only',
  },
]

const DATABASE: readonly TileSpec[] = [
  {
    title: 'Add Title',
    text: 'Manga, manhwa, manhua or novel',
    to: paths.createTitle.to(),
    capability: 'createTitle',
    refused: 'Moderator+ Only',
  },
  {
    title: 'Delete Title',
    text: 'For good, with its lists and reviews',
    to: paths.deleteTitle.to(),
    capability: 'deleteTitle',
    refused: 'Admin Only',
  },
  {
    title: 'Add Authors & Artists',
    text: 'The people behind the titles',
    to: paths.authors.to(),
    capability: 'openAuthors',
    refused: 'Editor+ Only',
  },
  {
    title: 'Serialized In (Magazine)',
    text: 'Where titles run',
    to: paths.createMagazine.to(),
    capability: 'manageMagazines',
    refused: 'Admin Only',
  },
  {
    title: 'Publisher',
    text: 'Houses and their magazines',
    to: paths.createPublisher.to(),
    capability: 'managePublishers',
    refused: 'Admin Only',
  },
  {
    title: 'Add Characters',
    text: 'Who a title is about',
    to: paths.admin.to(),
    capability: null,
    refused: 'Coming soon',
  },
  {
    title: 'Add Reviews',
    text: 'What staff think of a title',
    to: paths.admin.to(),
    capability: null,
    refused: 'Coming soon',
  },
]

const forLevel =
  (level: Level) =>
  ({ capability, refused, isComing, ...tile }: TileSpec): DashboardTile => ({
    ...tile,
    note: isComing && 'Coming soon',
    disabledLabel: capability !== null && can(level, capability) ? undefined : refused,
  })

/** Section 2: the quick actions; one the viewer may not use says who may. */
export const quickActions = (level: Level): DashboardTile[] => QUICK_ACTIONS.map(forLevel(level))
/** Section 2: the tiles of the Database Information card. */
export const databaseTiles = (level: Level): DashboardTile[] => DATABASE.map(forLevel(level))

const SUBTITLES: Partial<Record<Level, string>> = {
  1: 'Full System Administration',
  2: 'Content Moderation & Approval',
  3: 'Edit Approval Access',
}
/** Section 2: the header's subtitle by level. */
export const subtitleOf = (level: Level): string => SUBTITLES[level] ?? ''
