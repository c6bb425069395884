import { refOf } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useCreatePublisher, usePublisherLogo } from '../../data/publishers.ts'
import { PUBLISHER_LOGO } from '../../lib/logo-rules.ts'
import { NEW_PUBLISHER, PUBLISHER, publisherDraft } from '../../lib/publisher-form.ts'
import { HouseDraftOffer } from '../../parts/HouseForm/HouseDraftOffer.tsx'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { useListPlace } from '../../routing/use-list-place.ts'
import { useNewHouse } from '../../routing/use-new-house.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { PublisherFields } from './PublisherFields.tsx'

const LIST = paths.createPublisher.to()

/** A publisher that is not there yet. Saved, its logo follows (section 4), and the list is shown. */
export const CreatePublisher = () => {
  usePageTitle('Add publisher')
  const place = useListPlace(LIST)
  const { mutateAsync } = useCreatePublisher()
  const { form, logo, draft, saving, failure, unsureOf, isCreated, dialog, send } = useNewHouse({
    shape: PUBLISHER,
    empty: NEW_PUBLISHER,
    fallback: 'Failed to save publisher',
    created: 'Publisher created',
    logo: { rules: PUBLISHER_LOGO, calls: usePublisherLogo() },
    create: async (values) => {
      const made = await mutateAsync(publisherDraft(values))
      return made ? refOf(made) : ''
    },
    list: LIST,
  })
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader
        title="Add publisher"
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Publishers', to: place },
          { label: 'Add publisher' },
        ]}
      />
      <HouseDraftOffer kind="publisher" draft={draft} disabled={saving} />
      <PublisherFields
        form={form}
        label="New publisher"
        failure={failure}
        unsureHint={
          unsureOf && (
            <>
              The publisher may have been created all the same.{' '}
              <Link to={`${LIST}?${new URLSearchParams({ q: unsureOf.name.trim() }).toString()}`} newTab>
                Look for the name
              </Link>{' '}
              before you try again.
            </>
          )
        }
        logo={logo}
        locked={saving}
        onSubmit={send}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              busy={saving}
              busyLabel={isCreated ? 'Uploading the logo…' : 'Creating…'}
            >
              Create publisher
            </Button>
            <DoneLink look="quiet" to={place}>
              Cancel
            </DoneLink>
          </>
        }
      />
      {dialog}
    </div>
  )
}
