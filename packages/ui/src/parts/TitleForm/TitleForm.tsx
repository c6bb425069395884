import type { Id } from '@bunko/api-client'
import { lazy, memo, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Loading, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx'
import {
  tabFilled,
  TITLE_FIELD_NAMES,
  TITLE_FIELDS,
  TITLE_TABS,
  type TitleField,
  type TitleTab,
  type TitleValues,
} from '../../lib/title-form.ts'
import { BasicTab } from './BasicTab.tsx'
import { TitleFormContext } from './title-field.ts'
import type { TitleFormReturn } from './use-title-form.ts'

// The pickers are a third of the screen's code, and behind tabs: they come when the first of these is opened.
const ClassificationsTab = lazy(async () => ({ default: (await import('./picker-tabs.tsx')).ClassificationsTab }))
const PeopleTab = lazy(async () => ({ default: (await import('./picker-tabs.tsx')).PeopleTab }))
const DatabaseTab = lazy(async () => ({ default: (await import('./picker-tabs.tsx')).DatabaseTab }))

const ID = 'title-form'
const NOTHING_CLOSED = {}

type TitleFormProps = {
  /** From `useTitleForm`. */
  form: TitleFormReturn
  mode: 'create' | 'edit'
  tab: TitleTab
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
  return (
    <div hidden={!seen}>
      {made && (
        <Suspense
          fallback={
            <Loading label="Loading…">
              <SkeletonText lines={6} />
            </Loading>
          }
        >
          {children}
        </Suspense>
      )}
    </div>
  )
}

/** The four tabs of a title (section 2), to create and to edit. Tabs that are not seen keep what was typed. */
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
