import { refOf } from '@bunko/api-client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useCreateMagazine, useMagazineInfo, useMagazineLogo } from '../../data/magazines.ts'
import { isBlank } from '../../lib/blank.ts'
import { MAGAZINE_LOGO } from '../../lib/logo-rules.ts'
import { MAGAZINE, magazineDraft, NEW_MAGAZINE } from '../../lib/magazine-form.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { useHouseDraft } from '../../parts/HouseForm/use-house-draft.ts'
import { useHouseForm } from '../../parts/HouseForm/use-house-form.ts'
import { useHouseSave } from '../../parts/HouseForm/use-house-save.ts'
import { useLogo } from '../../parts/LogoField/use-logo.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useUnsaved } from '../../routing/use-unsaved.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { LIST_LINK, MODE } from './magazine-places.ts'
import { MagazineForm } from './MagazineForm.tsx'

const inList = (name: string) => `${LIST_LINK}?${new URLSearchParams({ q: name }).toString()}`

/** Section 2's create mode: the record first, then its logo; afterwards the list. */
export const CreateMagazine = () => {
  usePageTitle('Add magazine')
  const toast = useToast()
  const info = useMagazineInfo()
  const create = useCreateMagazine()
  const form = useHouseForm(MAGAZINE, NEW_MAGAZINE)
  const logo = useLogo({ rules: MAGAZINE_LOGO, calls: useMagazineLogo(), record: null })
  const draft = useHouseDraft(form, MAGAZINE, NEW_MAGAZINE)
  const { saving, failure, submit } = useHouseSave({ form, shape: MAGAZINE, fallback: 'An error occurred' })
  const [isCreated, setCreated] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const name = useWatch({ control: form.control, name: 'name' })
  const { isDirty } = form.formState
  const { dialog, go } = useUnsaved(
    !isCreated && (isDirty || logo.preview !== null)
      ? {
          title: 'Leave this magazine unsaved?',
          body: 'What you typed is kept as a draft and offered when you return. A logo you chose is not.',
          parameter: MODE,
        }
      : null,
  )
  const send = () =>
    submit(async (values) => {
      const made = await create.mutateAsync(magazineDraft(values))
      setCreated(true)
      draft.finish()
      toast('success', 'Magazine created', { text: values.name.trim() })
      await logo.uploadAfter(refOf(made))
      form.reset(NEW_MAGAZINE)
      logo.reset()
      // While its logo was sent one may have gone elsewhere.
      if (isHere.current) go(LIST_LINK)
    })
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Add magazine"
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Magazines', to: LIST_LINK },
          { label: 'Add magazine' },
        ]}
      />
      {draft.offer && (
        <Notice
          title="You began a magazine and did not finish"
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
      <MagazineForm
        form={form}
        info={info}
        logo={logo}
        label="New magazine"
        failure={failure}
        unsureHint={
          <>
            The magazine may have been created all the same.{' '}
            <Link to={inList(name.trim())} newTab>
              Look for the name
            </Link>{' '}
            before you try again.
          </>
        }
        onSubmit={() => void send()}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              disabled={isBlank(name) && !saving}
              busy={saving}
              busyLabel={isCreated ? 'Uploading the logo…' : 'Creating…'}
            >
              Create magazine
            </Button>
            <ButtonLink look="quiet" to={LIST_LINK}>
              Cancel
            </ButtonLink>
          </>
        }
      />
      {dialog}
    </div>
  )
}
