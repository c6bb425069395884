import { refOf, type Person } from '@bunko/api-client'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useCreatePerson } from '../../data/people.ts'
import { EMPTY_PERSON, personDraft } from '../../lib/person-form.ts'
import { fieldId } from '../../parts/PersonForm/field-id.ts'
import { NamedDraftOffer } from '../../parts/DraftOffer/DraftOffer.tsx'
import { PersonForm } from '../../parts/PersonForm/PersonForm.tsx'
import { usePersonForm } from '../../parts/PersonForm/use-person-form.ts'
import { usePersonSave } from '../../parts/PersonForm/use-person-save.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { useListPlace } from '../../routing/use-list-place.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { usePersonDraft } from './use-person-draft.ts'

const inList = (name: string) => `${paths.authors.to()}?${new URLSearchParams({ q: name }).toString()}`

/** An author or artist who is not there yet. Afterwards the list is shown with them in it, or the next one is added. */
export const CreateAuthor = () => {
  usePageTitle('Add author')
  const toast = useToast()
  const create = useCreatePerson()
  const list = useListPlace(paths.authors.to())
  const form = usePersonForm(EMPTY_PERSON)
  const { saving, failure, unsureOf, forget, submit } = usePersonSave({
    form,
    failed: 'Failed to create author',
    send: (values) => create.mutateAsync(personDraft(values)),
  })
  const draft = usePersonDraft({ form, onRestored: forget })
  const [added, setAdded] = useState<{ name: string; person: Person | null } | null>(null)
  const { dialog, go } = useUnsaved(
    create.isPending
      ? BEING_SENT
      : form.formState.isDirty
        ? {
            title: 'Leave this author unsaved?',
            body: 'What you typed is kept as a draft and offered when you return.',
            draft: true,
          }
        : null,
  )
  const send = (another: boolean) => {
    setAdded(null)
    void submit(async (person, sent) => {
      const name = sent.name.trim()
      toast('success', 'Author created', { text: name })
      form.reset(EMPTY_PERSON)
      draft.finish()
      if (another) setAdded({ name, person })
      else await go(inList(name))
    })
  }
  useEffect(() => {
    // For the next one, as soon as the fields are open again.
    if (added && !saving) document.getElementById(fieldId('name'))?.focus()
  }, [added, saving])
  return (
    <div className="flex w-full max-w-180 flex-col space-y-4">
      <PageHeader
        title="Add author"
        subtitle="A person who writes or draws, or both."
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Authors & Artists', to: list },
          { label: 'Add author' },
        ]}
      />
      <NamedDraftOffer draft={draft} title="You began an author and did not finish" disabled={saving} />
      {added && (
        <Notice
          tone="success"
          live="toast"
          title="Author created"
          action={
            added.person && (
              <ButtonLink size="sm" to={paths.editPerson.to({ id: refOf(added.person) })}>
                Edit or add titles
              </ButtonLink>
            )
          }
        >
          <bdi lang={scriptLang(added.name)}>{added.name}</bdi>
        </Notice>
      )}
      <Card>
        <PersonForm
          form={form}
          label="New author"
          failure={failure}
          unsureHint={
            unsureOf && (
              <>
                The author may have been created all the same.{' '}
                <Link to={inList(unsureOf.name.trim())} newTab>
                  Look for the name
                </Link>{' '}
                before you try again.
              </>
            )
          }
          locked={saving}
          onSubmit={() => send(false)}
          actions={
            <>
              <Button type="submit" variant="primary" busy={saving} busyLabel="Creating…">
                Create author
              </Button>
              <Button disabled={saving} onClick={() => send(true)}>
                Create and add another
              </Button>
              <DoneLink look="quiet" to={list}>
                Cancel
              </DoneLink>
            </>
          }
        />
      </Card>
      {dialog}
    </div>
  )
}
