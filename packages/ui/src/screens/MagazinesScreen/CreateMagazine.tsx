import { refOf } from '@bunko/api-client'
import { useWatch } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useCreateMagazine, useMagazineInfo, useMagazineLogo } from '../../data/magazines.ts'
import { isBlank } from '../../lib/blank.ts'
import { MAGAZINE_LOGO } from '../../lib/logo-rules.ts'
import { MAGAZINE, magazineDraft, NEW_MAGAZINE } from '../../lib/magazine-form.ts'
import { HouseDraftOffer } from '../../parts/HouseForm/HouseDraftOffer.tsx'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { useListPlace } from '../../routing/use-list-place.ts'
import { useNewHouse } from '../../routing/use-new-house.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { LIST_LINK } from './magazine-places.ts'
import { MagazineForm, NEEDS_NAME } from './MagazineForm.tsx'

const inList = (name: string) => `${LIST_LINK}?${new URLSearchParams({ q: name }).toString()}`

/** Section 2's create mode: the record first, then its logo; afterwards the list. */
export const CreateMagazine = () => {
  usePageTitle('Add magazine')
  const place = useListPlace(LIST_LINK)
  const info = useMagazineInfo()
  const { mutateAsync } = useCreateMagazine()
  const { form, logo, draft, saving, failure, unsureOf, isCreated, dialog, send } = useNewHouse({
    shape: MAGAZINE,
    empty: NEW_MAGAZINE,
    fallback: 'An error occurred',
    created: 'Magazine created',
    logo: { rules: MAGAZINE_LOGO, calls: useMagazineLogo() },
    create: async (values) => refOf(await mutateAsync(magazineDraft(values))),
    list: LIST_LINK,
  })
  const name = useWatch({ control: form.control, name: 'name' })
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader
        title="Add magazine"
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Magazines', to: place },
          { label: 'Add magazine' },
        ]}
      />
      <HouseDraftOffer kind="magazine" draft={draft} disabled={saving} />
      <MagazineForm
        form={form}
        info={info}
        logo={logo}
        label="New magazine"
        failure={failure}
        unsureHint={
          unsureOf && (
            <>
              The magazine may have been created all the same.{' '}
              <Link to={inList(unsureOf.name.trim())} newTab>
                Look for the name
              </Link>{' '}
              before you try again.
            </>
          )
        }
        locked={saving}
        onSubmit={send}
        why={isBlank(name) && NEEDS_NAME}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              disabled={isBlank(name) && !saving}
              aria-describedby={isBlank(name) ? NEEDS_NAME.id : undefined}
              busy={saving}
              busyLabel={isCreated ? 'Uploading the logo…' : 'Creating…'}
            >
              Create magazine
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
