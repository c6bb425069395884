import { loginWithNext } from '../lib/next-path.ts'
import { paths, type PathName } from '../paths.ts'
import { mayOpen, NEEDS, type GatedName } from './may-open.ts'
import type { Viewer } from './viewer.ts'

interface Panel {
  title: string
  text: string
  action: { label: string; to: string; state?: object | undefined }
}
/** Where a viewer is led instead, and the toast that says why. */
export interface Leave {
  to: string
  message?: { title: string; text?: string }
}
type PanelGate = { kind: 'panel' } & Panel
/** What a viewer meets at a route (READING, 'Who may open what'). */
export type Gate = { kind: 'open' } | { kind: 'wait' } | PanelGate | ({ kind: 'leave' } & Leave)

const OPEN: Gate = { kind: 'open' }
const panel = (title: string, text: string, label: string, to: string, state?: object): PanelGate => ({
  kind: 'panel',
  title,
  text,
  action: { label, to, state },
})
const leave = (to: string, title?: string, text?: string): Gate => ({
  kind: 'leave',
  to,
  ...(title !== undefined && { message: { title, ...(text !== undefined && { text }) } }),
})

const noPanel = panel(
  'Access Denied',
  "You don't have permission to access the admin panel.",
  'Go Home',
  paths.home.to(),
)
const noAuthors = panel('Access Denied', "You don't have permission to manage authors.", 'Go Home', paths.home.to())
const noCreate = panel(
  'Access Denied',
  "You don't have permission to create titles.",
  'Back to Admin',
  paths.admin.to(),
)
/** For a visitor, whom the login leads back to `here`. */
export const noLogin = (here: string) =>
  panel(
    'Authentication Required',
    'You need to be logged in to access this page.',
    'Go to Login',
    loginWithNext(paths.login.to(), here),
    { from: here },
  )
const noReview = leave(
  paths.home.to(),
  'Access Restricted',
  'Only Moderators and Admins can access the edit approval panel.',
)
const toAdmin = (message?: string) => leave(paths.admin.to(), message)
const toLogin = (here: string) => leave(loginWithNext(paths.login.to(), here))

interface Refusal {
  refused: Gate
  /** Where the anonymous visitor meets something else than whoever else may not. */
  anonymous?: (here: string) => Gate
}

const magazines: Refusal = { refused: toAdmin('Only Admins can access magazine management.'), anonymous: toLogin }
const publishers: Refusal = {
  refused: toAdmin('Only Admins can access publisher management.'),
  anonymous: () => toAdmin(),
}
const authors: Refusal = { refused: noAuthors }
const seasons: Refusal = { refused: toAdmin('Only Moderators and Admins can manage seasons.') }
/** Whoever is signed in may: nobody is refused. */
const signedIn: Refusal = { refused: OPEN, anonymous: toLogin }
const editApprovals: Refusal = { refused: noReview }

const refusals: Record<GatedName, Refusal> = {
  admin: { refused: noPanel },
  createTitle: { refused: noCreate, anonymous: noLogin },
  deleteTitle: { refused: toAdmin('Only administrators can delete titles.') },
  editApprovals,
  edit: editApprovals,
  users: { refused: toAdmin('Only Admins can access user management.') },
  settings: { refused: toAdmin('Only Admins can access system settings.') },
  analytics: { refused: toAdmin('Only Admins can access analytics.') },
  moderation: { refused: toAdmin('Only Moderators and Admins can access content moderation.') },
  userLevels: { refused: toAdmin('Only Moderators and Admins can access user level management.') },
  seasons,
  season: seasons,
  authors,
  createAuthor: authors,
  editPerson: authors,
  createMagazine: magazines,
  editMagazine: magazines,
  createPublisher: publishers,
  editPublisher: publishers,
  editTitle: signedIn,
  lists: signedIn,
  favorites: signedIn,
  profile: signedIn,
}

const isGated = (name: PathName): name is GatedName => name in NEEDS

/** Decides by the table; `here` is the address the login leads back to. Routes without a rule are open to everyone. */
export const gateOf = (name: PathName, viewer: Viewer, here: string): Gate => {
  if (!isGated(name) || mayOpen(name, viewer)) return OPEN
  if (viewer.kind === 'waiting') return { kind: 'wait' }
  const { refused, anonymous } = refusals[name]
  return (viewer.kind === 'anonymous' && anonymous?.(here)) || refused
}
