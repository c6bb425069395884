import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { paths } from '../../paths.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'

const TITLES = {
  createMagazine: 'Magazines',
  editMagazine: 'Edit a magazine',
  createPublisher: 'Publishers',
  editPublisher: 'Edit a publisher',
  analytics: 'Analytics',
} as const
export type NotYet = keyof typeof TITLES

/** A place of section 2 that this version does not have yet: its gate already stands, its screen says so. */
export const NotYetScreen = ({ name }: { name: NotYet }) => (
  <RequireLevel route={name}>
    <NotInThisVersion name={name} />
  </RequireLevel>
)

const NotInThisVersion = ({ name }: { name: NotYet }) => {
  const title = TITLES[name]
  usePageTitle(title)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title} breadcrumbs={[{ label: 'Dashboard', to: paths.admin.to() }, { label: title }]} />
      <Card>
        <EmptyState
          title="Not in this version"
          text="This screen is still being built. Nothing can be changed here yet."
          action={<ButtonLink to={paths.admin.to()}>Back to Admin</ButtonLink>}
        />
      </Card>
    </div>
  )
}
