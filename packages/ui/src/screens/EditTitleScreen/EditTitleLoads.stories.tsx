import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit title/Code that does not arrive',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
  render: () => (
    <LostParts>
      <EditTitleScreen />
    </LostParts>
  ),
})

type Context = Parameters<Play>[0]
const YEAR = 'Publication year'
const retype = async ({ canvas }: Context, text: string) => {
  const field = await canvas.findByRole('textbox', { name: YEAR })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const openTab = async ({ canvas }: Context, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name: new RegExp(`^${name}`) }))
const retry = async ({ canvas }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
const said = async ({ canvas }: Context, text: string | RegExp) => {
  await expect(await canvas.findByText(text)).toBeVisible()
  await expect(canvas.getByRole('alert')).toContainElement(canvas.getByText(text))
  await expect(canvas.getByRole('heading', { level: 1, name: 'Edit title' })).toBeVisible()
}
const saves = async ({ canvas, server }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
  await expect(server.db.titles.get(TITLE.id)).toMatchObject({ year: 2014 })
}

/** A tab: the others stay, with what was typed in them; it is there at the second attempt. */
export const OfATab = meta.story({
  play: async (context) => {
    const { canvas } = context
    await openTab(context, 'Classifications')
    await said(context, 'This tab could not be loaded')
    await openTab(context, 'Basic Info')
    await retype(context, '2014')
    await openTab(context, 'Classifications')
    await retry(context)
    await canvas.findByRole('combobox', { name: 'Genres' })
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel', { name: /^Classifications/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
    await openTab(context, 'Basic Info')
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    await saves(context)
  },
})
/** Each attempt may fail; then a way out of it is offered that helps in every browser. */
export const OfATabAgain = meta.story({
  render: () => (
    <LostParts times={2}>
      <EditTitleScreen />
    </LostParts>
  ),
  play: async (context) => {
    const { canvas } = context
    await openTab(context, 'Authors & Artists')
    await said(context, 'This tab could not be loaded')
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull()
    await retry(context)
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    await said(context, /It still does not arrive: reloading the page may help\./)
    await retry(context)
    await expect(await canvas.findByRole('combobox', { name: 'Authors' })).toBeVisible()
  },
})
/** The preview of the changes: they can be sent without it. */
export const OfThePreview = meta.story({
  play: async (context) => {
    const { canvas } = context
    await retype(context, '2014')
    await said(context, 'The preview could not be loaded')
    await retry(context)
    const shown = within(canvas.getByRole('region', { name: 'Preview of the changes' }))
    await expect(await shown.findByText('2014')).toBeVisible()
    await saves(context)
  },
})
/** The covers: the tab around them is there. */
export const OfTheCovers = meta.story({
  render: () => (
    <LostParts after={1}>
      <EditTitleScreen />
    </LostParts>
  ),
  play: async (context) => {
    const { canvas } = context
    await openTab(context, 'Database Information')
    await said(context, 'The covers could not be loaded')
    await expect(canvas.getByRole('combobox', { name: 'Related entries' })).toBeVisible()
    await retry(context)
    await expect(await canvas.findByText(/Drop covers here/)).toBeVisible()
  },
})
