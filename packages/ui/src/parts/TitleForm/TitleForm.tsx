import type { Id } from '@bunko/api-client'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx'
import { laterPart, type LoadFailure } from '../../lib/later-part.tsx'
import {
  tabFilled,
  TITLE_FIELD_NAMES,
  TITLE_FIELDS,
  TITLE_TABS,
  type TitleField,
  type TitleTab,
} from '../../lib/title-fields.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { BasicTab } from './BasicTab.tsx'
import { TitleFormContext } from './title-field.ts'
import { TitleFormSkeleton } from './TitleFormSkeleton.tsx'
import type { TitleFormReturn } from './use-title-form.ts'

// The pickers are a third of the screen's code, and behind tabs: they come when the first of these is opened.
const pickers = () => import('./picker-tabs.tsx')
const failed = (failure: LoadFailure) => <LoadFailed what="This tab" hint="Nothing you typed is lost." {...failure} />
const ClassificationsTab = laterPart(
  async () => (await pickers()).ClassificationsTab,
  failed,
  <TitleFormSkeleton fields={['genres', 'themes', 'formats']} />,
)
const PeopleTab = laterPart(
  async () => (await pickers()).PeopleTab,
  failed,
  <TitleFormSkeleton fields={['authors', 'artists']} long />,
)
const DatabaseTab = laterPart(
  async () => (await pickers()).DatabaseTab,
  failed,
  <TitleFormSkeleton fields={['related']} long />,
)

const ID = 'title-form'
const NOTHING_CLOSED = {}

type TitleFormProps = {
  /** From `useTitleForm`. */
  form: TitleFormReturn
  /** Of a new title its slug is shown below its name. */
  mode: 'create' | 'edit'
  /** The one that is seen. */
  tab: TitleTab
  /** Told of the one that was chosen. */
  onTab: (tab: TitleTab) => void
  /** What the slug falls back to (R10). */
  mangadexId: string
  /** Fields that this viewer may not change, with the reason that is shown. */
  closed?: Partial<Record<TitleField, string>>
  /** The title that is being edited: it is not related to itself. */
  excludeId?: Id | undefined
  /** Below the names: titles that look like this one. */
  duplicates?: ReactNode
  /** Below the relations: covers and statistics. */
  database?: ReactNode
  /** While it is sent. */
  locked?: boolean
}

const filledOf = (values: TitleValues) => TITLE_TABS.map(({ id }) => tabFilled(values, id))

/** Each tab says how complete it is, and how many problems it holds. */
const FormTabs = ({ form: { control }, tab, onTab }: Pick<TitleFormProps, 'form' | 'tab' | 'onTab'>) => {
  const filled = useWatch({ control, compute: filledOf })
  const { errors } = useFormState({ control })
  return (
    <Tabs
      id={ID}
      label="Parts of the form"
      value={tab}
      onValueChange={onTab}
      tabs={TITLE_TABS.map(({ id, label }, at) => ({
        value: id,
        label,
        share: filled[at],
        problems: TITLE_FIELD_NAMES.filter((name) => TITLE_FIELDS[name].tab === id && errors[name]).length,
      }))}
    />
  )
}

/** A tab that is made when it is first seen, and then stays, with what was typed. */
const Later = ({ seen, children }: { seen: boolean; children: ReactNode }) => {
  const [made, setMade] = useState(seen)
  if (seen && !made) setMade(true)
  return <div hidden={!seen}>{made && children}</div>
}

/**
 * The four tabs of a title (section 2), to create and to edit. Tabs that are not seen keep what was typed.
 *
 * Use on a screen that creates, edits or proposes a title, and sends it; not for a magazine or publisher, there
 * `HouseForm`, and not for a person, there `PersonForm`.
 *
 * Keyboard: that of `Tabs`: Left, Right, Home and End choose a tab at once, Tab goes on to its fields. Enter in an
 * alternative title adds it and sends nothing.
 */
export const TitleForm = memo(
  ({
    form,
    mode,
    tab,
    onTab,
    mangadexId,
    closed = NOTHING_CLOSED,
    excludeId,
    duplicates,
    database,
    locked = false,
  }: TitleFormProps) => {
    const context = useMemo(
      () => ({ form, mode, closed, excludeId, mangadexId }),
      [form, mode, closed, excludeId, mangadexId],
    )
    return (
      <TitleFormContext value={context}>
        <FormTabs form={form} tab={tab} onTab={onTab} />
        <TabPanel id={ID} value={tab}>
          <fieldset disabled={locked} className="min-w-0">
            <legend className="sr-only">Title</legend>
            <div hidden={tab !== 'basic'}>
              <BasicTab duplicates={duplicates} />
            </div>
            <Later seen={tab === 'classifications'}>
              <ClassificationsTab />
            </Later>
            <Later seen={tab === 'people'}>
              <PeopleTab />
            </Later>
            <Later seen={tab === 'database'}>
              <DatabaseTab>{database}</DatabaseTab>
            </Later>
          </fieldset>
        </TabPanel>
      </TitleFormContext>
    )
  },
)
