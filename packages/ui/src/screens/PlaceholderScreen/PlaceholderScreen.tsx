import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { paths } from '../../paths.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'

const PLACEHOLDERS = {
  users: { title: 'User Management', text: 'Accounts, their levels and what they did.' },
  userLevels: { title: 'User Level Management', text: 'What each level may do, and who holds it.' },
  settings: { title: 'System Settings', text: 'What this installation decides for everyone.' },
  moderation: { title: 'Content Moderation', text: 'Reports on titles, covers and users.' },
} as const
/** A screen that is yet to come, by the name of its route. */
export type Placeholder = keyof typeof PLACEHOLDERS

/** A screen that section 2 marks as coming soon, behind its gate. */
export const PlaceholderScreen = ({ name }: { name: Placeholder }) => (
  <RequireLevel route={name}>
    <ComingSoon name={name} />
  </RequireLevel>
)

const ComingSoon = ({ name }: { name: Placeholder }) => {
  const { title, text } = PLACEHOLDERS[name]
  usePageTitle(title)
  return (
    <div className="flex flex-col space-y-6">
      <PageHeader title={title} />
      <Card>
        <EmptyState
          title="Coming soon"
          text={text}
          action={<ButtonLink to={paths.admin.to()}>Back to Admin</ButtonLink>}
        />
      </Card>
    </div>
  )
}
