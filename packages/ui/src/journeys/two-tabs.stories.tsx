import { callName, contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Field } from '../components/Field/Field.tsx'
import { TextInput } from '../components/TextInput/TextInput.tsx'
import { ApiProvider, useApi } from '../data/api-context.tsx'
import { DraftsProvider, useDraft } from '../drafts/drafts.tsx'
import type { KeptTitle } from '../lib/kept-title.ts'
import { MAGAZINE, NEW_MAGAZINE } from '../lib/magazine-form.ts'
import { EMPTY_PERSON } from '../lib/person-form.ts'
import { memoryStorage } from '../lib/storage.ts'
import { emptyTitle } from '../lib/title-form.ts'
import { useCoverQueue } from '../parts/CoverUploads/use-cover-queue.ts'
import { useHouseDraft } from '../parts/HouseForm/use-house-draft.ts'
import { useHouseForm } from '../parts/HouseForm/use-house-form.ts'
import { usePersonForm } from '../parts/PersonForm/use-person-form.ts'
import { useTitleForm } from '../parts/TitleForm/use-title-form.ts'
import { paths } from '../paths.ts'
import { SessionWatch } from '../routing/SessionWatch.tsx'
import { usePersonDraft } from '../screens/AuthorFormScreen/use-person-draft.ts'
import { useTitleDraft } from '../screens/CreateTitleScreen/use-title-draft.ts'
import { ListsScreen } from '../screens/ListsScreen/ListsScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { SessionProvider, useSession, useSessionState } from '../session/session-context.tsx'
import { openTabs, signInAs } from '../session/story-sleeping-tab.tsx'
import { draftOwner } from '../session/viewer.ts'

const Draft = ({ label, name }: { label: string; name: string }) => {
  const { text, set, clear } = useDraft(name)
  return (
    <Field label={label}>
      {(control) => (
        <span className="flex gap-2">
          <TextInput {...control} value={text} onChange={(event) => set(event.target.value)} />
          <Button onClick={clear}>Discard {label}</Button>
        </span>
      )}
    </Field>
  )
}
/** Two tabs of one browser: each has read what is kept when it was opened. */
const Tabs = () => {
  const [storage] = useState(() => {
    const made = memoryStorage()
    made.write('bunko-drafts', { 'user:5': { title: 'begun earlier' } })
    return made
  })
  const [visit, setVisit] = useState(0)
  const tab = (name: string, draft: string) => (
    <DraftsProvider key={`${name}${visit}`} storage={storage} owner="user:5">
      <Draft label={`title in ${name}`} name="title" />
      <Draft label={`${draft} in ${name}`} name={draft} />
    </DraftsProvider>
  )
  return (
    <div className="flex flex-col gap-4">
      {tab('A', 'profile')}
      {tab('B', 'rating')}
      <Button onClick={() => setVisit(visit + 1)}>Reload both</Button>
    </div>
  )
}

const meta = preview.meta({ title: 'Journeys/Two tabs', component: Tabs })

/** What one tab keeps is not written over by the other, and what one has dropped stays dropped. */
export const Drafts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    await userEvent.type(field('profile in A'), 'Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard title in A' }))
    await userEvent.type(field('rating in B'), '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload both' }))
    await expect(field('profile in A')).toHaveValue('Ana')
    await expect(field('rating in B')).toHaveValue('8')
    await expect(field('title in A')).toHaveValue('')
    await expect(field('title in B')).toHaveValue('')
  },
})

const NEW_TITLE = emptyTitle({ year: 2026, season: 'fall' })
interface NameFieldProps {
  props: ComponentProps<'input'>
  draft: { restore: () => unknown }
  offered: string | undefined
}
const NameField = ({ props, draft, offered }: NameFieldProps) => (
  <>
    <Field label="Name">{(control) => <TextInput {...control} {...props} />}</Field>
    {offered !== undefined && <Button onClick={() => void draft.restore()}>Restore {offered}</Button>}
  </>
)
const Person = () => {
  const form = usePersonForm(EMPTY_PERSON)
  const draft = usePersonDraft({ form })
  return <NameField props={form.register('name')} draft={draft} offered={draft.offer?.name} />
}
const House = () => {
  const form = useHouseForm(MAGAZINE, NEW_MAGAZINE)
  const draft = useHouseDraft({ form, shape: MAGAZINE, empty: NEW_MAGAZINE })
  return <NameField props={form.register('name')} draft={draft} offered={draft.offer?.name} />
}
const NewTitle = () => {
  // As on the screen: a new one for each visit, and that of a title which is taken over.
  const [mangadexId, setMangadexId] = useState<string>(() => crypto.randomUUID())
  const form = useTitleForm(NEW_TITLE)
  const queue = useCoverQueue()
  const onRestore = (kept: KeptTitle) => {
    setMangadexId(kept.mangadexId)
    form.setValue('primaryTitle', kept.values.primaryTitle)
  }
  const draft = useTitleDraft({ form, empty: NEW_TITLE, mangadexId, created: null, queue, onRestore })
  return <NameField props={form.register('primaryTitle')} draft={draft} offered={draft.offer?.values.primaryTitle} />
}
const KINDS = {
  person: () => <Person />,
  house: () => <House />,
  title: () => <NewTitle />,
}

/** Two tabs that were opened at the same time, each with one form that opens and is left. */
const FormTabs = ({ kind }: { kind: keyof typeof KINDS }) => {
  const [storage] = useState(memoryStorage)
  const [open, setOpen] = useState('')
  return (
    <main className="flex flex-col gap-4">
      <h1 className="sr-only">Two tabs</h1>
      {['A', 'B'].map((tab) => (
        <section key={tab} aria-label={tab}>
          <DraftsProvider storage={storage} owner="user:2">
            <Button onClick={() => setOpen(open.includes(tab) ? open.replace(tab, '') : open + tab)}>Form</Button>
            {open.includes(tab) && KINDS[kind]()}
          </DraftsProvider>
        </section>
      ))}
    </main>
  )
}
const ALONE = screenAt({ path: '/', at: '/', shell: false })
/** R15b: what a tab types is not written over by another, and what a tab has left is offered in all of them. */
const bothAreKept: Play = async ({ canvas, userEvent }) => {
  const tab = (name: string) => within(canvas.getByRole('region', { name }))
  const form = async (name: string) => userEvent.click(tab(name).getByRole('button', { name: 'Form' }))
  const type = async (name: string, text: string) => userEvent.type(tab(name).getByRole('textbox'), text)
  await form('A')
  await form('B')
  await type('A', 'Ana')
  await form('A')
  await type('B', 'Bo')
  await form('B')
  await form('A')
  await userEvent.click(await tab('A').findByRole('button', { name: 'Restore Bo' }))
  await waitFor(() => expect(tab('A').getByRole('textbox')).toHaveValue('Bo'))
  await expect(await tab('A').findByRole('button', { name: 'Restore Ana' })).toBeVisible()
  // Also once what was taken over is kept again, half a second later.
  await new Promise((done) => setTimeout(done, 700))
  await expect(tab('A').getByRole('button', { name: 'Restore Ana' })).toBeVisible()
  await expect(tab('A').queryByRole('button', { name: 'Restore Bo' })).toBeNull()
}
export const Authors = meta.story({
  globals: { level: '2' },
  parameters: ALONE,
  render: () => <FormTabs kind="person" />,
  play: bothAreKept,
})
export const Magazines = meta.story({
  globals: { level: '2' },
  parameters: ALONE,
  render: () => <FormTabs kind="house" />,
  play: bothAreKept,
})
export const Titles = meta.story({
  globals: { level: '2' },
  parameters: ALONE,
  render: () => <FormTabs kind="title" />,
  play: bothAreKept,
})

const ANA = demoAccount(5)
/** What the browser of both keeps. */
const BROWSER = memoryStorage()
const DRAFTS = 'bunko-drafts'

const OwnDrafts = ({ children }: { children: ReactNode }) => (
  <DraftsProvider storage={BROWSER} owner={draftOwner(useSessionState())}>
    {children}
  </DraftsProvider>
)
/** A tab with a session, drafts and a cache of its own, which hears of what is done in the other one. */
const OtherTab = () => {
  const { loadClient } = useSession()
  const { client, probe } = useApi()
  const [{ other, asleep }] = useState(() => openTabs(ANA))
  const inTheOther = (act: () => unknown) => () => {
    act()
    // Looks at what is stored, as it does when the browser tells it of a change.
    asleep.bearer()
  }
  return (
    <SessionProvider session={asleep} loadClient={loadClient}>
      <OwnDrafts>
        <ApiProvider client={client} probe={probe}>
          <SessionWatch />
          <Routes>
            <Route
              path={paths.lists.pattern}
              element={
                <main>
                  <ListsScreen />
                </main>
              }
            />
            <Route path={paths.login.pattern} element={<LoginScreen />} />
          </Routes>
        </ApiProvider>
      </OwnDrafts>
      <Button onClick={inTheOther(() => other.end())}>Log out elsewhere</Button>
      <Button onClick={inTheOther(() => signInAs(other, ANA))}>Log in elsewhere</Button>
    </SessionProvider>
  )
}
/** A logout in another tab empties this one: its screen goes, its drafts too (R15b), and what was read is read anew. */
export const LoggedOutElsewhere = meta.story({
  globals: { level: '5' },
  parameters: screenAt({ path: '*', at: paths.lists.to(), shell: false }),
  beforeEach: () => void BROWSER.write(DRAFTS, { [`user:${ANA.id}`]: { profile: '{"lastName":"Sol"}' } }),
  render: () => <OtherTab />,
  play: async ({ canvas, server, userEvent }) => {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const whole = async () =>
      waitFor(() => expect(canvas.getByRole('tab', { name: /^All/ })).toHaveTextContent(/^All\d+$/))
    const reads = () => server.journal.filter(({ call }) => call === callName(contract.lists.mine)).length
    await whole()
    const before = reads()
    await expect(before).toBeGreaterThan(0)
    await press('Log out elsewhere')
    await expect(await canvas.findByLabelText(/^Password/)).toBeVisible()
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(BROWSER.read(DRAFTS)).toEqual({})

    await press('Log in elsewhere')
    await whole()
    await expect(reads()).toBeGreaterThan(before)
  },
})
