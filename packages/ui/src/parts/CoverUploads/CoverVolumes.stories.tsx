import { TITLE_WITHOUT_COVER, type MockServer } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, fn, userEvent as users, waitFor, within } from 'storybook/test'
import { about } from '../../lib/story-about.ts'
import { CoverUploads } from './CoverUploads.tsx'
import { Covers, pictures } from './samples.tsx'

const meta = preview.meta({
  title: 'parts/CoverUploads/Volumes',
  component: Covers,
  args: { titleId: TITLE_WITHOUT_COVER.public_id, onSend: fn() },
  parameters: about(CoverUploads, screenAt({ path: '/', at: '/', shell: false })),
})

const RULE = 'A volume is a whole number from 1 to 9999.'
const choose = async (canvasElement: HTMLElement, count: number) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')!
  await users.setup({ applyAccept: false }).upload(input, await pictures(count))
}
const uploads = ({ journal }: MockServer) => journal.flatMap(({ path }) => (path.includes('/upload') ? [path] : []))
const stored = ({ db }: MockServer) => db.covers.by('title_id', TITLE_WITHOUT_COVER.id).map(({ volume }) => volume)

/** What is no volume stays where it was typed, beside the one that holds until it is corrected. */
export const NoVolume = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await choose(canvasElement, 2)
    const volume = await canvas.findByRole('textbox', { name: 'Volume of vol-2.png' })
    for (const typed of ['0', 'abc', '12345']) {
      await userEvent.clear(volume)
      await userEvent.type(volume, typed)
      await expect(volume).toBeValid()
      await userEvent.tab()
      await expect(volume).toHaveValue(typed)
      await expect(volume).toBeInvalid()
      await expect(volume).toHaveAccessibleDescription(`${RULE} Until then it stays volume 2.`)
    }
    await userEvent.clear(volume)
    await userEvent.tab()
    await expect(volume).toHaveValue('')
    await expect(volume).toBeInvalid()
    await expect(volume).toHaveAccessibleDescription(`${RULE} Until then it stays volume 2.`)
    await userEvent.type(volume, '{Escape}')
    await expect(volume).toHaveValue('2')
    await expect(volume).toBeValid()
    await expect(volume).not.toHaveAccessibleDescription()
    await userEvent.clear(volume)
    await userEvent.type(volume, '0{Enter}')
    await expect(volume).toBeInvalid()
    await userEvent.clear(volume)
    await userEvent.type(volume, '7{Enter}')
    await expect(volume).toBeValid()
    await expect(canvas.queryByText(/Until then/)).toBeNull()
    await userEvent.type(volume, 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 2 covers' }))
    await canvas.findByText('2 covers, 2 uploaded')
    await expect(args.onSend).toHaveBeenCalledWith(7)
    // It is up as what it was said to be.
    await expect(volume).toHaveValue('7')
    await expect(volume).toBeValid()
  },
})

export const NoVolumeForTheNext = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const volume = await canvas.findByRole('textbox', { name: 'Volume of the next file' })
    await userEvent.clear(volume)
    await userEvent.tab()
    await expect(volume).toHaveValue('')
    await expect(volume).toHaveAccessibleDescription(`${RULE} Until then it is volume 1.`)
    await userEvent.type(volume, '0{Enter}')
    await expect(volume).toHaveValue('0')
    await expect(volume).toBeInvalid()
    await expect(volume).toHaveAccessibleDescription(`${RULE} Until then it is volume 1.`)
    await expect(volume).toHaveAccessibleName('Volume of the next file')
    await choose(canvasElement, 1)
    await expect(await canvas.findByRole('listitem', { name: 'vol-1.png, volume 1' })).toBeVisible()
    await waitFor(() => expect(volume).toHaveAccessibleDescription(`${RULE} Until then it is volume 2.`))
  },
})

/** Section 5: several files get consecutive volumes from the chosen one; then the lowest unused one comes again. */
export const FromTheChosenOne = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const volume = await canvas.findByRole('textbox', { name: 'Volume of the next file' })
    await userEvent.clear(volume)
    await userEvent.type(volume, '7{Enter}')
    await expect(volume).toHaveValue('7')
    await choose(canvasElement, 3)
    for (const name of ['vol-1.png, volume 7', 'vol-2.png, volume 8', 'vol-3.png, volume 9'])
      await expect(await canvas.findByRole('listitem', { name })).toBeVisible()
    await waitFor(() => expect(volume).toHaveValue('1'))
  },
})

/** R14: a nought before a number counts for nothing; digits of another width are none. */
export const WithANought = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const volume = await canvas.findByRole('textbox', { name: 'Volume of the next file' })
    await userEvent.clear(volume)
    await userEvent.type(volume, '07')
    await userEvent.tab()
    await expect(volume).toHaveValue('7')
    await expect(volume).toBeValid()
    await choose(canvasElement, 1)
    await expect(await canvas.findByRole('listitem', { name: 'vol-1.png, volume 7' })).toBeVisible()
    await userEvent.clear(volume)
    await userEvent.type(volume, '７{Enter}')
    await expect(volume).toHaveValue('７')
    await expect(volume).toHaveAccessibleDescription(`${RULE} Until then it is volume 1.`)
  },
})

/** No file gets a volume that the field would refuse: past the last one they clash, and each can be moved. */
export const PastTheLastOne = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const volume = await canvas.findByRole('textbox', { name: 'Volume of the next file' })
    await userEvent.clear(volume)
    await userEvent.type(volume, '9999{Enter}')
    await choose(canvasElement, 2)
    const second = await canvas.findByRole('listitem', { name: 'vol-2.png, volume 9999' })
    await expect(canvas.getByRole('listitem', { name: 'vol-1.png, volume 9999' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Use the next free volume' })).toHaveLength(1)
    await userEvent.click(within(second).getByRole('button', { name: 'Use the next free volume' }))
    await expect(await canvas.findByRole('listitem', { name: 'vol-2.png, volume 1' })).toBeVisible()
  },
})

/** R15a: the cover of a volume goes to the volume's call. */
export const OnePerVolume = meta.story({
  play: async ({ canvas, canvasElement, server, userEvent }) => {
    await choose(canvasElement, 1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 cover' }))
    await canvas.findByText('1 cover, 1 uploaded')
    await expect(uploads(server)).toEqual([`/manga/${TITLE_WITHOUT_COVER.public_id}/upload_volume_cover/`])
    await expect(stored(server)).toEqual([1])
  },
})

/** That call refuses a second cover of a volume: where several are allowed, all of them go to the other one. */
export const SeveralPerVolume = meta.story({
  args: { severalPerVolume: true },
  play: async ({ canvas, canvasElement, server, userEvent }) => {
    await choose(canvasElement, 2)
    const volume = await canvas.findByRole('textbox', { name: 'Volume of vol-2.png' })
    await userEvent.clear(volume)
    await userEvent.type(volume, '1{Enter}')
    await expect(await canvas.findByRole('listitem', { name: 'vol-2.png, volume 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 2 covers' }))
    await canvas.findByText('2 covers, 2 uploaded')
    const path = `/manga/${TITLE_WITHOUT_COVER.public_id}/upload_cover/`
    await expect(uploads(server)).toEqual([path, path])
    await expect(stored(server)).toEqual([1, 1])
  },
})
