import { refOf, type Title } from '@bunko/api-client'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useTitle } from '../../data/titles.ts'
import { cx } from '../../lib/cx.ts'
import { isMissing } from '../../lib/missing.ts'
import { nameOf, type Phrase } from '../../lib/title-text.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useGoOn } from '../../routing/use-go-on.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useUrlState } from '../../routing/use-url-state.ts'
import { PickedTitle } from './PickedTitle.tsx'
import { TitleSearch } from './TitleSearch.tsx'

/** /admin/delete-title (section 2): find a title, see what it is, delete it for good. Level 1. */
export const DeleteTitleScreen = () => (
  <RequireLevel route="deleteTitle">
    <DeleteTitle />
  </RequireLevel>
)

const DeleteTitle = () => {
  const [picked, setPicked] = useUrlState<string>('title', '')
  const [deleted, setDeleted] = useState<Phrase | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const details = useRef<HTMLDivElement>(null)
  const { data, error } = useTitle(picked === '' ? null : picked)
  usePageTitle(data && !isMissing(error) ? `Delete ${nameOf(data).text}` : 'Delete title')
  const pick = (title: Title) => {
    setDeleted(null)
    setPicked(refOf(title), { push: true })
    // On a narrow screen what was picked stands below the list.
    requestAnimationFrame(() => details.current?.focus())
  }
  const goOn = useGoOn()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const done = (title: Title) => {
    setDeleted(nameOf(title))
    setGone((before) => [...before, refOf(title)])
    const rest = new URLSearchParams(params)
    rest.delete('title')
    void goOn(rest.size === 0 ? pathname : `${pathname}?${rest}`, { preventScrollReset: true })
  }
  useEffect(() => {
    // What was picked has gone, and the focus with it.
    if (deleted === null || picked !== '') return
    details.current?.focus({ preventScroll: true })
    // On a narrow screen the place in the list has just been gone back to.
    details.current?.scrollIntoView({ block: 'nearest' })
  }, [deleted, picked])
  return (
    <>
      <PageHeader title="Delete title" />
      <div className="mb-6">
        <Notice tone="warning" title="Deletion is permanent">
          It also removes the title from user lists, with its reviews and statistics.
        </Notice>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Card title="Find a title" flush>
          <TitleSearch picked={picked} gone={gone} onPick={pick} />
        </Card>
        <div
          ref={details}
          tabIndex={-1}
          role="group"
          aria-label="The picked title"
          className="rounded-lg lg:sticky lg:top-beside"
        >
          {picked !== '' ? (
            <PickedTitle key={picked} id={picked} onDeleted={done} />
          ) : (
            // Below the list it would tell somebody to search who just has.
            <Card className={cx(deleted === null && 'hidden lg:block')}>
              {deleted !== null ? (
                <EmptyState
                  title="Manga deleted successfully"
                  text={
                    <>
                      <bdi lang={deleted.lang}>{deleted.text}</bdi> is no longer in the database.
                    </>
                  }
                />
              ) : (
                <EmptyState
                  title="No title picked"
                  text="Search for a title and pick it to see what would be deleted."
                />
              )}
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
