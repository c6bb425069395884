import { callName, contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, screen, userEvent as users, waitFor } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { useMagazineLogo } from '../../data/magazines.ts'
import { usePublisherLogo } from '../../data/publishers.ts'
import { MAGAZINE_LOGO, PUBLISHER_LOGO } from '../../lib/logo-rules.ts'
import { about } from '../../lib/story-about.ts'
import { freesItsUrls } from '../../lib/story-urls.tsx'
import { lying, picture, readLate } from '../CoverUploads/samples.tsx'
import { LogoField } from './LogoField.tsx'
import { removeLogo } from './story-remove.tsx'
import { useLogo } from './use-logo.ts'

interface Props {
  kind: 'magazine' | 'publisher'
  /** null: a new one. */
  record: { ref: string } | null
  stored?: string
  name?: string
  /** How long a message stays, in milliseconds: 600 where a story watches it go. */
  messageMs?: number
  locked?: boolean
}
const Held = ({ kind, record, stored: before = '', name = 'Comic Kumo', messageMs, locked = false }: Props) => {
  const [stored, setStored] = useState(before)
  const calls = { magazine: useMagazineLogo(), publisher: usePublisherLogo() }[kind]
  const own = kind === 'magazine' ? MAGAZINE_LOGO : PUBLISHER_LOGO
  const [rules] = useState({ ...own, messageMs: messageMs ?? own.messageMs })
  const logo = useLogo({ rules, calls, record, onStored: setStored, locked })
  return (
    <main id="main" className="max-w-80 p-4">
      <h1 className="sr-only">Logo</h1>
      <LogoField id="logo" rules={rules} logo={logo} stored={stored} name={name} />
    </main>
  )
}

const ARGS: Props = { kind: 'magazine', record: { ref: '1' } }
const meta = preview.meta({
  title: 'parts/LogoField',
  component: Held,
  globals: { level: '1' },
  args: ARGS,
  parameters: about(LogoField, screenAt({ path: '/', at: '/', shell: false })),
})

type Context = Parameters<Play>[0]
const choose = async ({ canvasElement }: Context, file: File) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector('input[type=file]') as HTMLInputElement | null
    if (!found) throw new Error('no file input')
    return found
  })
  await users.setup({ applyAccept: false }).upload(input, file)
}
const chooseOne = async (context: Context) => choose(context, await picture('logo-1.png'))
const writes = ({ journal }: Context['server']) =>
  journal.filter(({ method }) => method !== 'GET').map(({ call }) => call)
const said = async (context: Context, text: string) =>
  expect(await context.canvas.findByRole('alert')).toHaveTextContent(text)

/** Nothing is sent before there is a magazine. */
export const PreviewedOnly = meta.story({
  args: { record: null },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await canvas.findByText(/Recommended: 400x400/)).toBeVisible()
    await expect(canvas.getByText('No logo yet')).toBeVisible()
    await chooseOne(context)
    await expect(await canvas.findByRole('img', { name: 'The logo you chose' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    await expect(writes(server)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the chosen logo' }))
    await expect(canvas.getByText('No logo yet')).toBeVisible()
  },
})

/** The browser holds a chosen picture until another one is chosen, or the screen is left. */
export const PreviewsFreed = meta.story({
  args: { record: null },
  render: (args) => (
    <>
      <Held {...args} />
      <Link to="/left">Leave</Link>
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const shown = async () => (await canvas.findByRole('img', { name: 'The logo you chose' })).getAttribute('src')
    await freesItsUrls(2, async () => {
      await chooseOne(context)
      const first = await shown()
      await choose(context, await picture('logo-2.png'))
      await waitFor(async () => {
        const second = await shown()
        await expect(second).toMatch(/^blob:/)
        await expect(second).not.toBe(first)
      })
      await userEvent.click(canvas.getByRole('link', { name: 'Leave' }))
      await expect(await canvas.findByText('/left', { selector: 'code' })).toBeVisible()
    })
  },
})

/** What was said of another file goes with the chosen one. */
export const RemovedWithAnError = meta.story({
  args: { record: null },
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseOne(context)
    await canvas.findByRole('img', { name: 'The logo you chose' })
    await choose(context, lying('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await said(context, 'Invalid file format. Accepted: JPEG, PNG, WEBP, AVIF')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the chosen logo' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** At once, and the message goes by itself; a magazine's logo cannot be removed. */
export const UploadedAtOnce = meta.story({
  args: { messageMs: 600 },
  play: async (context) => {
    const { canvas, server } = context
    await chooseOne(context)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await expect(server.db.magazines.get(1)?.logo).toBeTruthy()
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toHaveAttribute(
      'src',
      server.db.magazines.get(1)?.logo ?? '',
    )
    await expect(canvas.queryByRole('button', { name: 'Remove logo' })).toBeNull()
    await waitFor(() => expect(canvas.queryByText('Logo uploaded')).toBeNull())
  },
})

/** Stored, without a word of where: nothing says that the logo was removed. */
export const UploadedWithoutAnAddress = meta.story({
  args: { stored: '/logo.png' },
  beforeEach: ({ server }) =>
    server.fail(contract.magazines.uploadImage, { status: 200, body: { success: true, data: { image_url: null } } }),
  play: async (context) => {
    const { canvas } = context
    await chooseOne(context)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toBeVisible()
    await expect(canvas.queryByText('No logo yet')).toBeNull()
  },
})

export const PublisherRemoves = meta.story({
  args: { kind: 'publisher' },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await canvas.findByText('JPG, PNG or WebP, at most 5MB.')).toBeVisible()
    await chooseOne(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove logo' })).toHaveFocus())
    await expect(server.db.publishers.get(1)?.logo).toBeTruthy()
    await removeLogo(context)
    await expect(await canvas.findByText('Logo removed')).toBeVisible()
    await expect(server.db.publishers.get(1)?.logo).toBeNull()
    await expect(canvas.getByText('No logo yet')).toBeVisible()
  },
})

const avif = new File([new Uint8Array([0, 0, 0, 28]), 'ftypavif', new Uint8Array(64)], 'logo.avif', {
  type: 'image/avif',
})
export const FilesThatAreNone = meta.story({
  args: { record: null },
  play: async (context) => {
    const { canvas } = context
    await choose(context, lying('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await said(context, 'Invalid file format. Accepted: JPEG, PNG, WEBP, AVIF')
    await choose(context, await picture('large.png', 5_242_881))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('File too large. Maximum size: 5MB'))
    await choose(context, avif)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Remove the chosen logo' })).toBeVisible()
  },
})
export const NoAvifForPublishers = meta.story({
  args: { kind: 'publisher' },
  globals: { theme: 'dark' },
  play: async (context) => {
    await choose(context, avif)
    await said(context, 'Invalid file format. Accepted: JPEG, PNG, WEBP')
    await expect(context.canvas.getByRole('alert')).not.toHaveTextContent('AVIF')
    await expect(writes(context.server)).toEqual([])
  },
})

const { uploadImage } = contract.magazines
/** A 401 is answered by one refresh and one more try; what still is none says so. Each text stays (R28). */
export const Refused = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const undo = server.fail(uploadImage, { status: 400, body: { error: 'Too small.' } })
    await chooseOne(context)
    await said(context, 'Upload failed: Too small.')
    undo()
    const without = server.fail(uploadImage, { status: 500 })
    await chooseOne(context)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to upload image'))
    without()
    const unauthorised = server.fail(uploadImage, { status: 401 })
    await chooseOne(context)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Authentication expired. Please login again.'),
    )
    unauthorised()
    server.expireTokens('access')
    await chooseOne(context)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
  },
})

const uploads = (context: Context) => writes(context.server).filter((call) => call === callName(uploadImage)).length
const RETRY = { name: 'Retry the upload of the logo' }
const failsAtFirst = async (context: Context, stored: string | null = null) => {
  const undo = context.server.fail(uploadImage, { status: 500 })
  await chooseOne(context)
  await said(context, 'Failed to upload image')
  undo()
  const { logo } = context.server.db.magazines.get(1) ?? {}
  await expect(logo).toBe(stored)
}
/** The file is kept, to be sent again, once: a second press meets nothing. */
export const FailedThenRetried = meta.story({
  beforeEach: ({ server }) => void server.db.magazines.update(1, { logo: null }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await freesItsUrls(1, async () => {
      await failsAtFirst(context)
      const chosen = canvas.getByRole('img', { name: 'The logo you chose' })
      await expect(chosen).toHaveAttribute('src', expect.stringMatching(/^blob:/))
      const answer = server.hang(uploadImage, { times: 1 })
      canvas.getByRole('button', RETRY).focus()
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(await canvas.findByRole('progressbar', { name: 'Uploading the logo' })).toBeVisible()
      await expect(canvas.queryByRole('alert')).toBeNull()
      await expect(document.activeElement).toBe(canvas.getByRole('main'))
      await held(server)
      answer()
      await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    })
    const { logo } = server.db.magazines.get(1) ?? {}
    await expect(logo).toBeTruthy()
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toHaveAttribute('src', logo ?? '')
    await expect(uploads(context)).toBe(2)
  },
})
export const FailsAgain = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.failNetwork(uploadImage)
    await chooseOne(context)
    await said(context, 'Network error - please check your connection')
    server.fail(uploadImage, { status: 400, body: { error: 'Too small.' } })
    await userEvent.click(canvas.getByRole('button', RETRY))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Upload failed: Too small.'))
    await expect(canvas.getByRole('img', { name: 'The logo you chose' })).toBeVisible()
    await expect(canvas.getByRole('button', RETRY)).toBeEnabled()
  },
})
/** Given up: what is stored is shown again. */
export const FailedThenRemoved = meta.story({
  args: { stored: '/logo.png' },
  beforeEach: ({ server }) => void server.db.magazines.update(1, { logo: '/logo.png' }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await freesItsUrls(1, async () => {
      await failsAtFirst(context, '/logo.png')
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the chosen logo' }))
    })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toBeVisible()
    await expect(document.activeElement).toBe(canvas.getByRole('main'))
    await expect(uploads(context)).toBe(1)
  },
})
/** One that cannot be taken is told beside it; one that can takes its place. */
export const AnotherInPlaceOfTheFailed = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await freesItsUrls(2, async () => {
      server.db.magazines.update(1, { logo: null })
      await failsAtFirst(context)
      const first = canvas.getByRole('img', { name: 'The logo you chose' }).getAttribute('src')
      await choose(context, lying('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      await expect(await canvas.findByText('Invalid file format. Accepted: JPEG, PNG, WEBP, AVIF')).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'The logo you chose' })).toHaveAttribute('src', first)
      await expect(canvas.getByRole('button', RETRY)).toBeVisible()
      await choose(context, await picture('logo-2.png'))
      await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(server.db.magazines.get(1)?.logo).toBeTruthy()
    await expect(uploads(context)).toBe(2)
  },
})
/** It was still being looked at when the failed one was sent again: that one is called off. */
export const AnotherComesWhileItIsRetried = meta.story({
  beforeEach: ({ server }) => void server.db.magazines.update(1, { logo: null }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await freesItsUrls(2, async () => {
      await failsAtFirst(context)
      const [other, looked] = readLate(await picture('logo-2.png'))
      await choose(context, other)
      server.hang(uploadImage, { times: 1 })
      await userEvent.click(canvas.getByRole('button', RETRY))
      await held(server)
      const answer = server.hang(uploadImage, { times: 1 })
      looked()
      await waitFor(() => expect(server.faults().filter(({ left }) => left === 0)).toHaveLength(2))
      await answered(1)
      await expect(canvas.getByRole('button', { name: 'Cancel upload of the logo' })).toBeEnabled()
      answer()
      await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(server.db.magazines.get(1)?.logo).toBeTruthy()
  },
})
export const RemoveRefused = meta.story({
  args: { kind: 'publisher', stored: '/logo.png' },
  play: async (context) => {
    const { canvas, server } = context
    const remove = () => removeLogo(context)
    const undo = server.fail(contract.publishers.deleteImage, { status: 400, body: { error: 'Locked.' } })
    await remove()
    await said(context, 'Delete failed: Locked.')
    undo()
    server.fail(contract.publishers.deleteImage, { status: 500 })
    await remove()
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to remove image'))
  },
})

export const NotSignedIn = meta.story({
  globals: { level: 'anonymous' },
  play: async (context) => {
    await chooseOne(context)
    await said(context, 'You must be logged in to upload images. Please login again.')
    await expect(context.canvas.getByRole('img', { name: 'The logo you chose' })).toBeVisible()
    await expect(context.canvas.getByRole('button', RETRY)).toBeEnabled()
    await expect(writes(context.server)).toEqual([])
  },
})
export const NotSignedInRemoves = meta.story({
  globals: { level: 'anonymous' },
  args: { kind: 'publisher', stored: '/logo.png' },
  play: async (context) => {
    await removeLogo(context)
    await said(context, 'Authentication required')
    await expect(context.canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toBeVisible()
    await expect(writes(context.server)).toEqual([])
  },
})
export const WithoutAnId = meta.story({
  args: { record: { ref: '' } },
  play: async (context) => {
    await chooseOne(context)
    await said(context, 'Cannot upload image: Magazine ID not found.')
    // No retry heals that.
    await expect(context.canvas.queryByRole('button', RETRY)).toBeNull()
  },
})

export const Cancelled = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.magazines.uploadImage),
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseOne(context)
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading the logo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose a logo' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of the logo' }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(canvas.getByText('No logo yet')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** While the form is sent neither another one is chosen nor this one removed. */
export const Locked = meta.story({
  args: { kind: 'publisher', stored: '/logo.png', locked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Logo of Comic Kumo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove logo' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Choose a logo' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Uploading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.magazines.uploadImage),
  play: async (context) => {
    const { canvas } = context
    await chooseOne(context)
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading the logo' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'The logo you chose' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel upload of the logo' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Choose a logo' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** It is in sight until it is gone. */
export const Removing = meta.story({
  args: { kind: 'publisher', stored: '/logo.png' },
  beforeEach: ({ server }) => server.hang(contract.publishers.deleteImage),
  play: async (context) => {
    const { canvas } = context
    await removeLogo(context)
    await expect(await canvas.findByText('Removing the logo…')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Remove logo' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose a logo' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const LongText = meta.story({
  args: { kind: 'publisher', stored: '/logo.png', name: `${'x'.repeat(200)} ${'月刊コミック雲'.repeat(10)}` },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^Logo of x{200}/ })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/x{200}/)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
})
