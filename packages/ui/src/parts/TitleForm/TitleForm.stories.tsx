import { TITLE } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useEffect } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { about } from '../../lib/story-about.ts'
import type { TitleField, TitleTab } from '../../lib/title-fields.ts'
import { emptyTitle, type TitleValues } from '../../lib/title-form.ts'
import { StatisticsPlaceholder } from './StatisticsPlaceholder.tsx'
import { TitleForm } from './TitleForm.tsx'
import { TitleSummary } from './TitleSummary.tsx'
import { useTitleForm } from './use-title-form.ts'
import { useTitleTabs } from './use-title-tabs.ts'

const EMPTY = emptyTitle({ year: 2026, season: 'fall' })
const FILLED: TitleValues = {
  ...EMPTY,
  primaryTitle: 'Lantern Harbour',
  description: 'A keeper of lanterns.',
  year: '2019',
  alternativeTitles: [
    { lang: 'ja', title: '灯台の港' },
    { lang: 'pt-br', title: 'Porto das Lanternas' },
  ],
  genres: ['Drama', 'Fantasy'],
  authors: ['Mori Aoi'],
  related: [{ id: TITLE.id, name: TITLE.primary_title, year: 2014, cover: null }],
}

type BenchProps = {
  values?: TitleValues
  mode?: 'create' | 'edit'
  closed?: Partial<Record<TitleField, string>>
  locked?: boolean
  errors?: Partial<Record<TitleField, string>>
  onTab?: (tab: TitleTab) => void
}
const nothing = () => {}
/** The form as a screen holds it. */
const Bench = ({ values = FILLED, mode = 'create', closed, locked = false, errors, onTab = nothing }: BenchProps) => {
  const form = useTitleForm(values)
  const { tab, setTab, go } = useTitleTabs('basic', onTab)
  useEffect(() => {
    for (const [name, message] of Object.entries(errors ?? {})) form.setError(name as TitleField, { message })
  }, [errors, form])
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">Title</h1>
      <TitleSummary form={form} title="Please correct these fields" onGo={go} />
      <TitleForm
        form={form}
        mode={mode}
        tab={tab}
        onTab={setTab}
        mangadexId="custom-1"
        {...(closed && { closed })}
        locked={locked}
        database={<StatisticsPlaceholder />}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'parts/TitleForm',
  component: Bench,
  globals: { level: '2' },
  parameters: about(TitleForm, screenAt({ path: '/', at: '/' })),
  args: { values: FILLED, mode: 'create', onTab: fn() },
})

export const Create = meta.story({
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('lantern-harbour', { selector: 'code' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'web_novel')
    await expect(canvas.getByText('lantern-harbour-web_novel', { selector: 'code' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Authors & Artists 1 of 2 filled in/ }))
    await expect(args.onTab).toHaveBeenCalledWith('people')
    await expect(await canvas.findByText('Mori Aoi')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Primary title' })).toBeNull()
  },
})
/** Enter that ends a composition chooses a word of the input method, and adds no title yet. */
export const AlternativeTitleComposed = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Alternative titles' })
    await userEvent.type(field, '灯台')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(field).toHaveValue('灯台')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Remove 灯台' })).toBeVisible()
  },
})
/** Neither slug nor season: both belong to a new title. */
export const Edit = meta.story({
  args: { mode: 'edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Primary title' })).toHaveValue('Lantern Harbour')
    await expect(canvas.queryByText('lantern-harbour')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: /^Database Information/ }))
    await expect(await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})
/** What a viewer may not change is shown closed, with the reason. */
export const ClosedFields = meta.story({
  args: {
    mode: 'edit',
    closed: {
      primaryTitle: 'Only Moderators and Admins may change it.',
      year: 'Locked while a proposal waits.',
      contentRating: 'Only Admins may change it.',
      alternativeTitles: 'Closed for your level.',
      genres: 'Closed for your level.',
    },
  },
  play: async ({ canvas }) => {
    const closed = await canvas.findByRole('textbox', {
      name: 'Primary title',
      description: 'Only Moderators and Admins may change it.',
    })
    await expect(closed).toBeDisabled()
    await expect(closed).toHaveValue('Lantern Harbour')
    await expect(canvas.getByRole('combobox', { name: 'Content rating' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'English title' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
})
export const Locked = meta.story({
  args: { locked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Primary title' })).toBeDisabled()
    await expect(canvas.getByRole('tab', { name: /^Classifications/ })).toBeEnabled()
  },
})
/** Each tab tells how many problems it holds; the summary leads to the field on its tab. */
export const Problems = meta.story({
  args: { errors: { year: 'Enter a year from 1900 to 2027.', genres: 'No such genre.', themes: 'No such theme.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Classifications.* 2 problems/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'Themes: No such theme.' }))
    const themes = { name: 'Themes', description: /^No such theme\./ }
    await waitFor(() => expect(canvas.getByRole('combobox', themes)).toHaveFocus())
    await expect(within(canvas.getByRole('tabpanel')).getByText('No such genre.')).toBeVisible()
  },
})
export const PhoneAndLong = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { values: { ...FILLED, primaryTitle: 'Incomprehensibilities'.repeat(14), genres: ['x'.repeat(300)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Classifications/ }))
    await expect(await canvas.findByRole('combobox', { name: 'Genres' })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
