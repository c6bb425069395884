import { choice } from '@bunko/storybook/choice'
import type { Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { KeptTitle } from '../../lib/kept-title.ts'
import { emptyTitle, type TitleValues } from '../../lib/title-form.ts'

// For stories only: what a person does with the form, and what an earlier visit has left.

type StoryContext = Parameters<Play>[0]
export const MANGADEXID = 'custom-1795176000000'
/** 2026-11-20T12:00:00Z, the clock of the stories. */
const NOW = 1_795_176_000_000

const put = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
export const typeTitle = async ({ canvas }: StoryContext, text: string) =>
  put(await canvas.findByRole('textbox', { name: 'Primary title' }), text)
export const typeDescription = async ({ canvas }: StoryContext, text: string) =>
  put(await canvas.findByRole('textbox', { name: 'Description' }), text)
export const typeInto = async ({ canvas }: StoryContext, name: string, text: string) => {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  await put(field, text)
}
/** A tab's code comes when it is first opened. */
export const openTab = async ({ canvas }: StoryContext, name: string) => {
  await userEvent.click(await canvas.findByRole('tab', { name: new RegExp(`^${name}`) }))
  const panel = await canvas.findByRole('tabpanel', { name: new RegExp(`^${name}`) })
  await waitFor(() => expect(panel.querySelector('fieldset > div:not([hidden]) input')).not.toBeNull())
}
export const fillNeeded: Play = async (context) => {
  await typeTitle(context, 'Lantern Harbour')
  await typeDescription(context, 'A keeper of lanterns counts the boats that do not return.')
}
/** While a draft is put back, it waits. */
export const create = async ({ canvas }: StoryContext) => {
  const button = () => canvas.getByRole('button', { name: 'Create Title' })
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
}
/** Without a pointer, whose coming may bring another field in the place of this one. */
export const typeInPicker = async ({ canvas }: StoryContext, field: string, text: string) => {
  ;(await canvas.findByRole('combobox', { name: field })).focus()
  await userEvent.keyboard(text)
}
export const pickFrom = async (context: StoryContext, field: string, typed: string, option: RegExp) => {
  await typeInPicker(context, field, typed)
  await userEvent.click(await choice(option))
}
/** The code for covers comes after that of their tab. */
export const addCovers = async ({ canvasElement, canvas }: StoryContext, files: File[]) => {
  const input = await waitFor(() => {
    const found: HTMLInputElement | null = canvasElement.querySelector('input[type="file"]')
    if (!found) throw new Error('no place for files')
    return found
  })
  await userEvent.upload(input, files)
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Covers to upload' })).toBeInTheDocument())
}
export const posted = ({ server }: StoryContext) => server.journal.filter(({ call }) => call === 'POST /manga/')
export const stored = ({ server }: StoryContext, mangadexId = MANGADEXID) =>
  server.db.titles.by('mangadex_id', mangadexId)[0]
export const asks = (name: string) => screen.findByRole('alertdialog', { name })
export const atAdmin: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
}

export const keptTitle = (values: Partial<TitleValues>, minutesAgo = 12): KeptTitle => ({
  savedAt: NOW - minutesAgo * 60_000,
  mangadexId: `custom-${NOW - 3_600_000}`,
  created: null,
  values: { ...emptyTitle({ year: 2026, season: 'fall' }), ...values },
})

/** As the browser keeps them. */
export const keptTexts = (...kept: readonly KeptTitle[]) => ({ 'create-title': JSON.stringify(kept) })
