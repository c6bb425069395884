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
