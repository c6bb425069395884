/** Section 3: 1 Admin, 2 Moderator, 3 Editor, 4 Collaborator, 5 Regular User. */
export const LEVELS = [1, 2, 3, 4, 5] as const
/** A level that there is. Whatever a server sent becomes one by `levelOf` (R7). */
export type Level = (typeof LEVELS)[number]

/** What section 3 calls each level; for one that may be unknown there is `levelName`. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  1: 'Admin',
  2: 'Moderator',
  3: 'Editor',
  4: 'Collaborator',
  5: 'Regular User',
}

/** The level that applies, and whether somebody said so (R7). */
export interface KnownLevel {
  level: Level
  /** False when the level was missing or no level at all: it counts as 4 and is labelled Unknown. */
  known: boolean
}

/** R7: a level is one of the numbers 1 to 5, by membership; anything else counts as 4 and is not known. */
export const levelOf = (value: unknown): KnownLevel => {
  const level = LEVELS.find((one) => one === value)
  return level === undefined ? { level: 4, known: false } : { level, known: true }
}

/** The label of a level as it came from a server: 'Editor', or 'Unknown' (section 3). */
export const levelName = (value: unknown): string => {
  const { level, known } = levelOf(value)
  return known ? LEVEL_NAMES[level] : 'Unknown'
}

/** Section 6. What each level may do; the server enforces the same table on its own. */
export const CAPABILITIES = {
  adminPanel: [1, 2, 3],
  createTitle: [1, 2],
  editDirectly: [1, 2],
  deleteTitle: [1],
  userManagement: [1],
  systemSettings: [1],
  analytics: [1],
  contentModeration: [1, 2],
  userLevels: [1, 2],
  readEdits: [1, 2, 3],
  reviewEdits: [1, 2],
  manageMagazines: [1],
  managePublishers: [1],
  managePeople: [1, 2],
  openAuthors: [1, 2, 3],
  manageCovers: [1, 2],
  manageSeasons: [1, 2],
} as const satisfies Record<string, readonly Level[]>
/** A line of section 6's table, or of READING's list for what section 6 leaves open. */
export type Capability = keyof typeof CAPABILITIES

/** Whether a level holds a capability of section 6, tested by membership (R7). `null` is an anonymous visitor. */
export const can = (level: Level | null, capability: Capability): boolean =>
  level !== null && (CAPABILITIES[capability] as readonly Level[]).includes(level)

/** Section 6's derived summary. */
export const permissionsOf = (level: Level) => ({
  can_create: can(level, 'createTitle'),
  can_edit_directly: can(level, 'editDirectly'),
  can_delete: can(level, 'deleteTitle'),
  requires_approval: !can(level, 'editDirectly'),
})
