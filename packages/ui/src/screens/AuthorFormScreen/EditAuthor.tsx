import { errorText, type Person } from '@bunko/api-client'
import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Loading, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { useStoredPerson, useSavePerson } from '../../data/people.ts'
import type { Query } from '../../data/query.ts'
import { useGone } from '../../data/use-gone.ts'
import { laterPart } from '../../lib/later-part.tsx'
import { isMissing } from '../../lib/missing.ts'
import { changedIn, personMeanwhile, personPut, personValues, type PersonValues } from '../../lib/person-form.ts'
import { personName } from '../../lib/person-list.ts'
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx'
import { useMeanwhile } from '../../parts/ChangedMeanwhile/use-meanwhile.ts'
import { NamedDraftOffer } from '../../parts/DraftOffer/DraftOffer.tsx'
import { useFreshValues } from '../../parts/LongForm/use-fresh-values.ts'
import { PersonForm } from '../../parts/PersonForm/PersonForm.tsx'
import { usePersonForm } from '../../parts/PersonForm/use-person-form.ts'
import { usePersonSave } from '../../parts/PersonForm/use-person-save.ts'
import { FormSkeleton } from '../../parts/ScreenSkeleton/FormSkeleton.tsx'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { useListPlace } from '../../routing/use-list-place.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { usePersonDraft } from './use-person-draft.ts'

// The picker of titles is as large as the rest of the screen, and needed on this one only.
const PersonTitles = laterPart(
  async () => (await import('./PersonTitles.tsx')).PersonTitles,
  (failure) => (
    <Card title="Titles">
      <LoadFailed what="The titles" hint="Nothing you typed is lost." {...failure} />
    </Card>
  ),
  <Card title="Titles">
    <Loading label="Loading titles…">
      <SkeletonText lines={6} />
    </Loading>
  </Card>,
)

/** One author or artist, as the address names them. */
export const EditAuthor = ({ id }: { id: string }) => {
  const query = useStoredPerson(id)
  const list = useListPlace(paths.authors.to())
  const { data, error } = query
  const [isGone, setGone] = useState(false)
  const isThere = data !== undefined && !(isGone && isMissing(error))
  usePageTitle(
    isThere ? personName(data).text : undefined,
    !isThere && isMissing(error) ? 'Author not found' : 'Edit author',
  )
  const back = <DoneLink to={list}>Back to Authors & Artists</DoneLink>
  if (isThere) return <Editor id={id} person={data} query={query} onGone={() => setGone(true)} />
  if (!query.isError) return <FormSkeleton label="Loading author…" columns="gap-6 lg:grid-cols-2" />
  if (isMissing(error))
    return (
      <Card>
        <EmptyState
          headingLevel={1}
          title="Author not found"
          text="They may have been deleted, or the address is wrong."
          action={back}
        />
      </Card>
    )
  return (
    <Card>
      <h1 className="sr-only">Edit author</h1>
      <ErrorState
        message="Failed to load author"
        detail={errorText(error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        action={back}
      />
    </Card>
  )
}

interface EditorProps {
  /** What they were read by. They are written to by their own, where it is told (R2). */
  id: string
  person: Person
  query: Pick<Query, 'error' | 'isFetching'>
  /** They are not there any more, and nothing was begun here. */
  onGone: () => void
}
const Editor = ({ id, person, query, onGone }: EditorProps) => {
  const toast = useToast()
  const ref = person.public_id || id
  const save = useSavePerson(ref, id)
  const list = useListPlace(paths.authors.to())
  const fresh = useMemo(() => personValues(person), [person])
  const form = usePersonForm(fresh)
  const [isAssociating, setAssociating] = useState(false)
  const [isSent, setSent] = useState(false)
  const { saving, failure, attempt, clear, submit } = usePersonSave({
    form,
    failed: 'Failed to update author',
    send(values): Promise<Person | null> {
      meanwhile.forget()
      // What is read again while it is sent is not what these values were made of.
      const began = base.current
      const bodyOf = (stored: Person) => {
        // Nothing is on its way yet: who leaves now has been told of the draft.
        if (!isHere()) return null
        const theirs = personValues(stored)
        const before: PersonValues = withOwn(began, theirs)
        const changes = personMeanwhile(before, values, theirs)
        // What they changed besides stays theirs: only where both changed the same, one of the two is lost.
        if (changes.some(({ clashes }) => clashes)) {
          meanwhile.ask(theirs, changes)
          return null
        }
        setSent(true)
        return personPut(before, values, stored)
      }
      return save.mutateAsync(bodyOf).finally(() => setSent(false))
    },
  })
  const { dialog, isHere } = useUnsaved(
    isSent
      ? BEING_SENT
      : form.formState.isDirty || attempt !== null
        ? {
            title: 'Leave without saving?',
            body: 'What you typed is kept as a draft and offered when you return.',
            draft: true,
          }
        : isAssociating
          ? BEING_SENT
          : null,
  )
  const gone = useGone(query, form.formState.isDirty || attempt !== null || saving || isAssociating)
  const tell = useEffectEvent(onGone)
  useEffect(() => {
    if (gone) tell()
  }, [gone])
  const { base, saved, adopt, withOwn } = useFreshValues({
    form,
    fresh,
    changedIn,
    attempt,
    reset: form.reset,
  })
  const meanwhile = useMeanwhile({ form, base, adopt, compare: personMeanwhile })
  const draft = usePersonDraft({
    form,
    record: { id: ref, fresh, base, attempt },
    onRestored() {
      clear()
      meanwhile.forget()
    },
  })
  const send = () =>
    submit((answer, sent) => {
      if (answer === null) return
      saved(personValues(answer))
      draft.finish()
      toast('success', 'Author updated', { text: sent.name.trim() })
    })
  const { text: name, lang } = personName(person)
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader
        title={<bdi>{name}</bdi>}
        titleLang={lang}
        badges={
          <>
            {person.is_author && <Badge>Author</Badge>}
            {person.is_artist && <Badge>Artist</Badge>}
          </>
        }
        subtitle={`ID ${person.id ?? person.public_id}`}
        actions={
          <ButtonLink look="quiet" to={paths.person.to({ id: ref })} icon={<Eye />}>
            View page
          </ButtonLink>
        }
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Authors & Artists', to: list },
          { label: 'Edit author' },
        ]}
      />
      <NamedDraftOffer draft={draft} title="You have unsaved changes to this author" named={false} disabled={saving} />
      {meanwhile.changes && (
        <ChangedMeanwhile
          key={meanwhile.times}
          what="author"
          changes={meanwhile.changes}
          busy={saving}
          onOverwrite={() => meanwhile.overwrite() && void send()}
          onTakeTheirs={meanwhile.takeTheirs}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Details">
          <PersonForm
            form={form}
            label="Author"
            failure={failure}
            unsureHint={
              failure?.isUnsure && 'The changes may have been saved all the same. Saving them again does no harm.'
            }
            except={ref}
            locked={saving}
            onSubmit={() => void send()}
            actions={
              <>
                <Button type="submit" variant="primary" busy={saving} busyLabel="Saving…">
                  Save changes
                </Button>
                <DoneLink look="quiet" to={list}>
                  Back to list
                </DoneLink>
              </>
            }
          />
        </Card>
        <PersonTitles id={ref} person={person} onSending={setAssociating} />
      </div>
      {dialog}
    </div>
  )
}
