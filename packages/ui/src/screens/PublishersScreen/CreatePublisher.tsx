import { refOf } from '@bunko/api-client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useCreatePublisher, usePublisherLogo } from '../../data/publishers.ts'
import { PUBLISHER_LOGO } from '../../lib/logo-rules.ts'
import { NEW_PUBLISHER, PUBLISHER, publisherDraft } from '../../lib/publisher-form.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { useHouseDraft } from '../../parts/HouseForm/use-house-draft.ts'
import { useHouseForm } from '../../parts/HouseForm/use-house-form.ts'
import { useHouseSave } from '../../parts/HouseForm/use-house-save.ts'
import { useLogo } from '../../parts/LogoField/use-logo.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useUnsaved } from '../../routing/use-unsaved.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { PublisherFields } from './PublisherFields.tsx'

const LIST = paths.createPublisher.to()

/** A publisher that is not there yet. Saved, its logo follows (section 4), and the list is shown. */
export const CreatePublisher = () => {
  usePageTitle('Add publisher')
  const toast = useToast()
  const create = useCreatePublisher()
  const form = useHouseForm(PUBLISHER, NEW_PUBLISHER)
  const draft = useHouseDraft(form, PUBLISHER, NEW_PUBLISHER)
  const logo = useLogo({ rules: PUBLISHER_LOGO, calls: usePublisherLogo(), record: null })
  const { saving, failure, submit } = useHouseSave({ form, shape: PUBLISHER, fallback: 'Failed to save publisher' })
  const [isCreated, setCreated] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const { isDirty } = form.formState
  const { dialog, go } = useUnsaved(
    !isCreated && (isDirty || logo.preview !== null)
      ? {
          title: 'Leave this publisher unsaved?',
          body: 'What you typed is kept as a draft and offered when you return. A logo you chose is not.',
          parameter: 'mode',
        }
      : null,
  )
  const save = () =>
    submit(async (values) => {
      const made = await create.mutateAsync(publisherDraft(values))
      setCreated(true)
      draft.finish()
      toast('success', 'Publisher created', { text: values.name.trim() })
      await logo.uploadAfter(made ? refOf(made) : '')
      form.reset(NEW_PUBLISHER)
      // While its logo was sent one may have gone elsewhere.
      if (isHere.current) go(LIST)
    })
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Add publisher"
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Publishers', to: LIST },
          { label: 'Add publisher' },
        ]}
      />
      {draft.offer && (
        <Notice
          title="You began a publisher and did not finish"
          action={
            <>
              <Button size="sm" onClick={draft.restore}>
                Restore draft
              </Button>
              <Button size="sm" variant="quiet" onClick={draft.discard}>
                Discard
              </Button>
            </>
          }
        >
          <bdi lang={scriptLang(draft.offer.name)}>{draft.offer.name.trim() || 'Without a name yet'}</bdi>
        </Notice>
      )}
      <PublisherFields
        form={form}
        label="New publisher"
        failure={failure}
        unsureHint={
          <>
            The publisher may have been created all the same.{' '}
            <Link to={`${LIST}?${new URLSearchParams({ q: form.getValues('name').trim() }).toString()}`} newTab>
              Look for the name
            </Link>{' '}
            before you try again.
          </>
        }
        logo={logo}
        onSubmit={() => void save()}
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
            <ButtonLink look="quiet" to={LIST}>
              Cancel
            </ButtonLink>
          </>
        }
      />
      {dialog}
    </div>
  )
}
