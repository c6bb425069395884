import type { Person } from '@bunko/api-client'
import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { SearchInput } from '../../components/SearchInput/SearchInput.tsx'
import { useAuthors, useRemovePerson } from '../../data/people.ts'
import { countText, personName } from '../../lib/person-list.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useLinkState } from '../../routing/use-list-place.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useDeletion } from '../../toasts/use-deletion.ts'
import { AuthorResults } from './AuthorResults.tsx'
import { deleteFailure } from './delete-texts.ts'
import { useAuthorSearch } from './use-author-search.ts'

/** Section 2, /admin/authors: everyone who writes or draws, to be found, edited and deleted. */
export const AuthorsScreen = () => (
  <RequireLevel route="authors">
    <Authors />
  </RequireLevel>
)

const Authors = () => {
  usePageTitle('Authors & Artists')
  const linkState = useLinkState()
  const search = useAuthorSearch()
  const query = useAuthors(search.search)
  const list = useRef<HTMLUListElement>(null)
  const [asking, setAsking] = useState<Person | null>(null)
  /** The focus goes to the row that takes a deleted one's place. */
  const passFocus = (ref: string) => {
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-person') === ref)
    if (!row?.contains(document.activeElement)) return
    const next = row.nextElementSibling ?? row.previousElementSibling ?? document.getElementById('main')
    if (next instanceof HTMLElement) next.focus()
  }
  const { mutateAsync } = useRemovePerson(passFocus)
  const [{ letters }] = usePreferences()
  const deletion = useDeletion({
    done: 'Author deleted',
    nameOf: personName,
    whyNot: deleteFailure,
    send: mutateAsync,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.flush()
  }
  const confirm = () => {
    if (!asking) return
    setAsking(null)
    void deletion.remove(asking)
  }
  const isSearching = search.isWaiting || query.isPlaceholderData
  const count = query.data && !query.isError ? countText(query.data.pages, query.hasNextPage) : ''
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader
        title="Authors & Artists"
        actions={
          <ButtonLink look="primary" to={paths.createAuthor.to()} state={linkState} icon={<Plus />}>
            Add author
          </ButtonLink>
        }
      />
      {deletion.failures.map(({ key, thing, outcome, text, isAssociated }) => (
        <Notice
          key={key}
          tone="danger"
          live="toast"
          title={
            <>
              <bdi lang={personName(thing).lang}>{personName(thing).text}</bdi> {outcome}
            </>
          }
          action={
            <>
              {isAssociated && (
                <ButtonLink size="sm" to={`${paths.editPerson.to({ id: key })}#titles`} state={linkState}>
                  Show associations
                </ButtonLink>
              )}
              <Button size="sm" variant="quiet" onClick={() => deletion.dismiss(key)}>
                Dismiss
              </Button>
            </>
          }
        >
          {text}
        </Notice>
      ))}
      <Card flush>
        <form
          role="search"
          aria-label="Authors and artists"
          onSubmit={submit}
          className="flex flex-col gap-2 border-b border-line px-4 py-4 sm:px-5"
        >
          <SearchInput
            className="print:hidden"
            label="Search authors and artists"
            shortcut={letters ? '/' : undefined}
            value={search.typed}
            onValueChange={search.type}
            onBlur={search.flush}
          />
          <p role="status" className="min-h-5 text-sm text-ink-muted">
            {query.isPending ? '' : isSearching ? 'Searching…' : count}
          </p>
        </form>
        <AuthorResults
          query={query}
          search={search.search}
          deleting={deletion.deleting}
          onDelete={setAsking}
          onClear={() => search.type('')}
          listRef={list}
        />
      </Card>
      <DeleteDialog person={asking} onConfirm={confirm} onClose={() => setAsking(null)} />
    </div>
  )
}

interface DialogProps {
  person: Person | null
  onConfirm: () => void
  onClose: () => void
}
const DeleteDialog = ({ person, onConfirm, onClose }: DialogProps) => {
  const { text, lang } = person ? personName(person) : { text: '', lang: undefined }
  return (
    <ConfirmDialog
      open={person !== null}
      title="Delete Author?"
      body={
        <p>
          <bdi lang={lang} className="font-semibold">
            {text}
          </bdi>{' '}
          (ID {person?.id ?? person?.public_id}) will be deleted for good. This cannot be undone.
        </p>
      }
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
