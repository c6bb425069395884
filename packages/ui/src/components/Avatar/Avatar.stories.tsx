import preview from '@bunko/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({ component: Avatar, args: { name: 'm.tanabe' } })

export const Names = meta.story({
  render: () => (
    <div className="flex gap-2">
      {['m.tanabe', 'hana_k', 'r.oliveira', 'sakana', '田辺 真', '👩‍👩‍👧', '', 'Ünal'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MT')).toBeVisible()
    await expect(canvas.getByText('SA')).toBeVisible()
    await expect(canvas.getByText('田真')).toBeVisible()
  },
})
export const Sizes = meta.story({
  render: (args) => (
    <div className="flex items-center gap-2">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
    </div>
  ),
})
export const Labelled = meta.story({
  args: { label: 'm.tanabe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'm.tanabe' })).toBeVisible()
  },
})

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>')}`
/** A broken one, and one that may not be followed, give way to the initials. */
export const Pictures = meta.story({
  render: () => (
    <div className="flex gap-2">
      <Avatar name="m.tanabe" size="xl" src={PICTURE} label="Mio" />
      <Avatar name="hana_k" size="xl" src="data:image/png;base64,broken" />
      <Avatar name="r.oliveira" size="xl" src="javascript:alert(1)" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mio' }).querySelector('img')).toHaveAttribute('src', PICTURE)
    await waitFor(() => expect(canvas.getByText('HK')).toBeVisible())
    await expect(canvas.getByText('RO')).toBeVisible()
  },
})
