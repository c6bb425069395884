import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, userEvent, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit title/What stands where',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
})

const retype = async ({ canvas }: Parameters<Play>[0], name: string, text: string) => {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** How many changes would be proposed is said above them, and all are on the page: none is scrolled to in a box. */
export const PreviewOfMany = meta.story({
  globals: { level: '3', viewport: { value: 'wide' } },
  play: async (context) => {
    await retype(context, 'Publication year', '2014')
    await retype(context, 'Original publisher', 'Umi House')
    await retype(context, 'Chapters', '99')
    await retype(context, 'Volumes', '98')
    const box = context.canvas.getByRole('region', { name: 'Preview of the changes' })
    await within(box).findByRole('heading', { name: 'Alterações 4' })
    const last = within(box).getAllByRole('article').at(-1)
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom)
  },
})

/** The way out stands beside the way on; the head says once what is edited. */
const besideIt =
  (name: 'Save' | 'Propose'): Play =>
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name })
    const cancel = canvas.getByRole('link', { name: 'Cancel' })
    await expect(cancel).toHaveAttribute('href', expect.stringContaining(`/manga/${TITLE.public_id}/`))
    const [at, next] = [button.getBoundingClientRect(), cancel.getBoundingClientRect()]
    await expect([next.top, next.bottom]).toEqual([at.top, at.bottom])
    await expect(next.left - at.right).toBeLessThan(16)
    const head = canvas.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
    await expect(within(head).getAllByText(TITLE.primary_title)).toHaveLength(1)
  }
export const CancelBesideSave = meta.story({ globals: { viewport: { value: 'wide' } }, play: besideIt('Save') })
export const CancelBesidePropose = meta.story({
  globals: { level: '3', viewport: { value: 'wide' } },
  play: besideIt('Propose'),
})
/** In the bar too, in one line, also where the words are 40 % longer. */
export const CancelInTheBar = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const { canvas } = context
    await besideIt('Save')(context)
    const cancel = canvas.getByRole('link', { name: 'Cancel' })
    const { height, bottom } = cancel.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    for (const one of [canvas.getByRole('button', { name: 'Save' }), cancel]) one.style.fontSize = '1.25rem'
    await expect(cancel.getBoundingClientRect().height).toBe(height)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
