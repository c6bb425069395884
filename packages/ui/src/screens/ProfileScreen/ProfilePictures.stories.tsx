import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent as users, waitFor, within } from 'storybook/test'
import { freesItsUrls } from '../../lib/story-urls.tsx'
import { paths } from '../../paths.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

/** Picture and banner of the profile. */
const meta = preview.meta({
  title: 'Screens/Profile/Pictures',
  component: ProfileScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.profile.pattern, at: paths.profile.to() }),
})

type Context = Parameters<Play>[0]
const ANA = demoAccount(5)
const ana = ({ server }: Context) => server.db.users.get(ANA.id)
const card = ({ canvas }: Context, name: string) => within(canvas.getByRole('region', { name }))
/** In the frame, around every screen. */
const ownPicture = ({ canvas }: Context) =>
  canvas.getByRole('button', { name: new RegExp(`Account of ${ANA.username}`) }).querySelector('img')

const drawn = async (width: number, height: number, colour: string) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')!
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = 'wheat'
  pen.fillRect(width / 3, height / 3, width / 3, height / 3)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob!], 'mine.png', { type: 'image/png' })
}
const choose = async (context: Context, name: 'Picture' | 'Banner', file: File) => {
  const input = await waitFor(() => {
    const region = context.canvas.getByRole('region', { name })
    const found = region.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no file input')
    return found
  })
  await users.setup({ applyAccept: false }).upload(input, file)
}

export const BothUploaded = meta.story({
  play: async (context) => {
    const { canvas, session } = context
    await choose(context, 'Picture', await drawn(200, 200, 'teal'))
    await expect(await screen.findByText('Picture updated')).toBeVisible()
    const { avatar } = ana(context)!
    await expect(avatar).toMatch(/^\/media\/avatars\//)
    await expect(session.state()).toMatchObject({ level: 5, user: { avatar, username: ANA.username } })
    await expect(canvas.getByRole('img', { name: 'Your picture' }).querySelector('img')).toHaveAttribute('src', avatar)
    await choose(context, 'Banner', await drawn(800, 200, 'indianred'))
    await expect(await screen.findByText('Banner updated')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Your banner' })).toHaveAttribute('src', ana(context)!.banner)
    await expect(session.state().user?.avatar).toBe(avatar)
  },
})

/** The browser holds a chosen picture until it is stored, or the screen is left. */
export const PreviewsFreed = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.uploadBanner),
  play: async (context) => {
    const { canvas, userEvent } = context
    await freesItsUrls(2, async () => {
      await choose(context, 'Picture', await drawn(200, 200, 'teal'))
      await expect(await screen.findByText('Picture updated')).toBeVisible()
      await choose(context, 'Banner', await drawn(800, 200, 'indianred'))
      await card(context, 'Banner').findByRole('progressbar', { name: 'Uploading banner' })
      await userEvent.click(canvas.getAllByRole('link', { name: /Bunko/ })[0]!)
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave while a picture is on its way?' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
      await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    })
  },
})

export const Uploading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.uploadBanner),
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context, 'Banner', await drawn(800, 200, 'indianred'))
    const banner = card(context, 'Banner')
    await expect(await banner.findByRole('progressbar', { name: 'Uploading banner' })).toBeVisible()
    await expect(banner.getByRole('img', { name: 'Your banner' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    await userEvent.click(canvas.getAllByRole('link', { name: /Bunko/ })[0]!)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Leave while a picture is on its way?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(banner.getByRole('button', { name: 'Cancel' }))
    await expect(banner.getByText('You have no banner yet.')).toBeVisible()
    await expect(ana(context)?.banner).toBeNull()
  },
})

/** Given up when it had arrived: it is asked whether it was stored. */
export const GivenUpTooLate = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.uploadBanner, { times: 1 }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await choose(context, 'Picture', await drawn(200, 200, 'teal'))
    await screen.findByText('Picture updated')
    await choose(context, 'Banner', await drawn(800, 200, 'indianred'))
    const banner = card(context, 'Banner')
    await held(server)
    const { avatar } = ana(context)!
    server.db.users.update(ANA.id, { banner: avatar })
    await userEvent.click(banner.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Your banner' })).toHaveAttribute('src', avatar))
  },
})

/** Given up while the profile is read, as its answer told no address: the one that is chosen next goes on. */
export const GivenUpForAnother = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    // That of the start: it would be held in place of the upload's.
    await waitFor(() => expect(server.journal.map(({ path }) => path)).toContain('/auth/me/'))
    server.fail(contract.auth.uploadBanner, { status: 204, body: undefined, times: 1 })
    const read = server.hang(contract.auth.me, { times: 1 })
    await choose(context, 'Banner', await drawn(800, 200, 'indianred'))
    await held(server)
    server.db.users.update(ANA.id, { last_name: 'Sol' })
    const banner = card(context, 'Banner')
    await userEvent.click(banner.getByRole('button', { name: 'Cancel' }))
    const answer = server.hang(contract.auth.uploadBanner)
    await choose(context, 'Banner', await drawn(800, 200, 'teal'))
    await banner.findByRole('progressbar', { name: 'Uploading banner' })
    read()
    await expect(await canvas.findByText('Ana Sol')).toBeVisible()
    await expect(banner.getByRole('progressbar', { name: 'Uploading banner' })).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Cancel' })).toBeVisible()
    answer()
    await expect(await screen.findByText('Banner updated')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Your banner' })).toHaveAttribute('src', ana(context)!.banner)
  },
})
/** Left when it had arrived: the frame shows what was stored. */
export const LeftTooLate = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.uploadAvatar, { times: 1 }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await choose(context, 'Banner', await drawn(800, 200, 'indianred'))
    await screen.findByText('Banner updated')
    await choose(context, 'Picture', await drawn(200, 200, 'teal'))
    await held(server)
    const { banner } = ana(context)!
    server.db.users.update(ANA.id, { avatar: banner })
    await userEvent.click(canvas.getAllByRole('link', { name: /Bunko/ })[0]!)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    await waitFor(() => expect(ownPicture(context)).toHaveAttribute('src', banner))
  },
})

/** Its answer was lost: whoever lets go of it sees what was stored. */
export const AnswerLostThenDropped = meta.story({
  beforeEach: ({ server }) => server.cut(contract.auth.uploadBanner),
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context, 'Banner', await drawn(800, 200, 'indianred'))
    const banner = card(context, 'Banner')
    await banner.findByText('Network error - please check your connection')
    await userEvent.click(banner.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Your banner' })).toHaveAttribute('src', ana(context)!.banner),
    )
  },
})

const refuses = async (context: Context, file: File, text: string) => {
  await choose(context, 'Picture', file)
  const alert = await card(context, 'Picture').findByRole('note')
  await expect(alert).toHaveTextContent('File Validation Error')
  await expect(alert).toHaveTextContent(text)
  await expect(context.server.journal.some(({ path }) => path.startsWith('/auth/avatar'))).toBe(false)
}
/** R15: by its first bytes. */
export const NotAPicture = meta.story({
  play: async (context) => {
    const page = new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' })
    await refuses(context, page, 'Invalid file format. Accepted: JPEG, PNG, WEBP')
  },
})
export const TooLarge = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const head = new Uint8Array(5_242_881)
    head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    await refuses(context, new File([head], 'me.png', { type: 'image/png' }), 'File too large. Maximum size: 5MB')
  },
})

/** Section 7 names no answer: the new picture is read with the profile then. */
export const AnswersNothing = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.uploadAvatar, { status: 204, body: undefined }),
  play: async (context) => {
    await choose(context, 'Picture', await drawn(200, 200, 'teal'))
    await expect(await screen.findByText('Picture updated')).toBeVisible()
    const asked = context.server.journal.map(({ path }) => path)
    await expect(asked.lastIndexOf('/auth/me/')).toBeGreaterThan(asked.indexOf('/auth/avatar/upload/'))
  },
})

/** Where the profile did not come (R6) the picture is no reason to take it for read: its retry stays. */
export const ProfileNotRead = meta.story({
  beforeEach: ({ server, session }) => {
    server.fail(contract.auth.me, { status: 500 })
    session.end()
    const { accessToken, refreshToken } = server.signIn(5)
    session.begin({ accessToken, refreshToken }, { email: ANA.email })
  },
  play: async (context) => {
    const { canvas, server, session, userEvent } = context
    await canvas.findByText('Failed to load profile')
    await choose(context, 'Picture', await drawn(200, 200, 'teal'))
    await expect(await screen.findByText('Picture updated')).toBeVisible()
    await expect(session.state()).toMatchObject({ profile: 'failed', levelKnown: false })
    server.clearFaults()
    await userEvent.click(card(context, 'Details').getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(session.state()).toMatchObject({ level: 5, user: { avatar: ana(context)!.avatar } }))
  },
})

const fails = async (context: Context) => {
  context.server.fail(contract.auth.uploadAvatar, { status: 400, body: { success: false, error: 'Too wide' } })
  await choose(context, 'Picture', await drawn(200, 200, 'teal'))
  const picture = card(context, 'Picture')
  await expect(await picture.findByRole('note')).toHaveTextContent('Upload Failed')
  await expect(picture.getByRole('note')).toHaveTextContent('Upload failed: Too wide')
  await expect(ana(context)?.avatar).toBeNull()
  return picture
}
export const UploadFails = meta.story({
  play: async (context) => expect((await fails(context)).getByRole('button', { name: 'Retry' })).toBeVisible(),
})
/** Nobody has refused it: the server has it, as the frame shows. */
export const NoAnswer = meta.story({
  play: async (context) => {
    context.server.cut(contract.auth.uploadAvatar)
    await choose(context, 'Picture', await drawn(200, 200, 'teal'))
    const note = await card(context, 'Picture').findByRole('note')
    await expect(note).toHaveTextContent('Upload Error')
    await expect(note).toHaveTextContent('Network error - please check your connection')
    await waitFor(() => expect(ownPicture(context)).toHaveAttribute('src', ana(context)!.avatar))
  },
})
export const FailsThenRetried = meta.story({
  play: async (context) => {
    const picture = await fails(context)
    context.server.clearFaults()
    await context.userEvent.click(picture.getByRole('button', { name: 'Retry' }))
    await expect(await screen.findByText('Picture updated')).toBeVisible()
    await expect(picture.queryByRole('note')).toBeNull()
    await expect(ana(context)?.avatar).toMatch(/^\/media\/avatars\//)
  },
})
