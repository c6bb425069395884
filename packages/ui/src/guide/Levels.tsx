import { can, LEVEL_NAMES, LEVELS, type Capability } from '@bunko/api-client'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Columns } from './Columns.tsx'

/** In the specification's order; one that has no words here does not compile. */
const WORDS: Readonly<Record<Capability, string>> = {
  adminPanel: 'See the staff’s dashboard',
  createTitle: 'Create a title',
  editDirectly: 'Save a title at once, without a proposal',
  deleteTitle: 'Delete a title',
  userManagement: 'Manage users',
  systemSettings: 'Change the settings of the system',
  analytics: 'See the analytics',
  contentModeration: 'Moderate content',
  userLevels: 'See the levels of users',
  readEdits: 'Read proposals',
  reviewEdits: 'Approve and reject proposals',
  manageMagazines: 'Manage magazines',
  managePublishers: 'Manage publishers',
  managePeople: 'Create, edit and delete authors and artists',
  openAuthors: 'Open the list of authors and artists',
  manageCovers: 'Upload and remove covers',
  manageSeasons: 'Manage seasons and their charts',
}
const May = ({ may }: { may: boolean }) =>
  may ? (
    <Check aria-label="yes" className="size-4.5 text-success" />
  ) : (
    <span className="text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">no</span>
    </span>
  )
const rowOf = (capability: Capability): ReactNode[] => [
  WORDS[capability],
  ...LEVELS.map((level) => <May key={level} may={can(level, capability)} />),
]
const ROWS = (Object.keys(WORDS) as Capability[]).map(rowOf)

/** Who may do what, from the table that the product itself asks (section 6). */
export const Levels = () => (
  <Columns
    label="What each level may do"
    head={['May', ...LEVELS.map((level) => `${level} ${LEVEL_NAMES[level]}`)]}
    rows={ROWS}
  />
)
