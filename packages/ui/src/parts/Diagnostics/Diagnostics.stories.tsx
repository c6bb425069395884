import { can, contract, type Level, type Who } from '@bunko/api-client'
import { NOW } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { Opened } from '../../components/Dialog/story-opened.tsx'
import { DEFAULT_SETTINGS } from '../../lib/settings.ts'
import { Diagnostics } from './Diagnostics.tsx'

const as = (level: Level | null) => (who: Who) =>
  who === 'anyone' || (who === 'signedIn' ? level !== null : can(level, who))

const meta = preview.meta({
  component: Diagnostics,
  args: {
    mayCall: as(2),
    decided: { ...DEFAULT_SETTINGS, given: DEFAULT_SETTINGS },
    clock: { now: () => new Date(NOW), tickMs: 0 },
    onClose: fn(),
  },
  globals: { level: '2' },
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  render: (args) => (
    <Opened heading="Diagnostics" button="Debug API" isOpen onClose={args.onClose}>
      {(close) => <Diagnostics {...args} onClose={close} />}
    </Opened>
  ),
})

type Play = NonNullable<(typeof TheFirstIsOnItsWay)['play']>
type Canvas = Parameters<Play>[0]['canvas']

const rowOf = (canvas: Canvas, call: string) => within(canvas.getByText(call).closest('li')!)
const calls = (canvas: Canvas) => canvas.getAllByRole('listitem').map((row) => row.firstElementChild?.textContent)

/** As many as are asked at once. */
const FIRST_THREE = [contract.auth.me, contract.titles.list, contract.titles.heroSlider]

export const TheFirstIsOnItsWay = meta.story({
  beforeEach: ({ server }) => {
    const release = [contract.auth.me, contract.titles.list, contract.titles.heroSlider].map((call) =>
      server.hang(call),
    )
    return () => release.forEach((undo) => undo())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Asked 1 of \d+$/)).toBeVisible()
    await expect(rowOf(canvas, 'GET /health/').getByText('HTTP 200')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Run again/ })).toHaveAttribute('aria-busy', 'true')
  },
})

export const AllAnswerAsTheyShould = meta.story({
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText(/^All \d+ answered as they should$/)).toBeVisible()
    await expect(calls(canvas)[0]).toBe('GET /health/')
    await expect(rowOf(canvas, 'GET /edits/proposals/').getByText('HTTP 200, fits')).toBeVisible()
    await expect(rowOf(canvas, 'GET /edits/proposals/').getByText('0 ms')).toBeVisible()
    await expect(calls(canvas)).not.toContain('GET /manga/magazines/admin/info/')
    await expect(new Set(server.journal.map(({ method }) => method))).toEqual(new Set(['GET']))
    await expect(server.journal.filter(({ status }) => status >= 400)).toEqual([])
  },
})

export const AnAdminMayAskMore = meta.story({
  args: { mayCall: as(1) },
  globals: { level: '1' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^All \d+ answered as they should$/)
    await expect(rowOf(canvas, 'GET /manga/magazines/admin/info/').getByText('HTTP 200, fits')).toBeVisible()
  },
})

/** What nobody has set is told from what somebody has. */
export const SomeSettingsAreDefaults = meta.story({
  args: { decided: { ...DEFAULT_SETTINGS, given: { apiBase: '/api/v1' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^All \d+ answered as they should$/)
    await expect(
      canvas.getByText('config.json: apiBase=/api/v1, healthPath=/health/ (default), turnstileSiteKey=none (default)'),
    ).toBeVisible()
  },
})

export const SomeFail = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.people.list, { status: 500 })
    server.fail(contract.titles.genres, { status: 200, body: { genres: 'all of them' } })
    server.failNetwork(contract.search.autocomplete)
    server.fail(contract.titles.tags, { status: 403, body: { detail: '<b>No</b>' } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^4 of \d+ did not answer as they should$/)).toBeVisible()
    const outcomes = {
      'GET /manga/people/': 'HTTP 500',
      'GET /manga/genres': 'HTTP 200, does not fit: (body)',
      'GET /search/autocomplete/': 'no answer',
      'GET /manga/tags': 'HTTP 403',
      'GET /manga/trending': 'HTTP 200, fits',
    }
    for (const [call, outcome] of Object.entries(outcomes))
      await expect(rowOf(canvas, call).getByText(outcome)).toBeVisible()
  },
})

export const RunAgain = meta.story({
  beforeEach: ({ server }) => server.fail(contract.people.list, { status: 500 }),
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByText(/^1 of \d+ did not answer as they should$/)
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Run again' }))
    await expect(await canvas.findByText(/^All \d+ answered as they should$/)).toBeVisible()
  },
})

export const CopiedAsText = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
  play: async ({ canvas, session, userEvent }) => {
    await canvas.findByText(/^All \d+ answered as they should$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    const [[text = ''] = []] = (navigator.clipboard.writeText as unknown as { mock: { calls: string[][] } }).mock.calls
    await expect(text).toContain('Bunko API diagnostics, 2026-11-20T12:00:00.000Z\nAll ')
    await expect(text).toContain('\nconfig.json: apiBase=/api/v1, healthPath=/health/, turnstileSiteKey=none\n')
    await expect(text).toContain('\nGET /health/  HTTP 200  ')
    await expect(text).toContain('\nGET /edits/proposals/  HTTP 200, fits  0 ms')
    const token = session.bearer()?.token ?? ''
    await expect(token.length).toBeGreaterThan(8)
    await expect(text).not.toContain(token)
    await expect(text).not.toMatch(/bearer|token|m\.tanabe|@/i)
  },
})

export const NoClipboard = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^All \d+ answered as they should$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }))
    const text = await canvas.findByRole('textbox', { name: 'The clipboard is out of reach: copy from here' })
    await expect((text as HTMLTextAreaElement).value).toContain('GET /health/  HTTP 200')
  },
})

/** What is under way is given up, and nothing more is asked. */
export const ClosedInTheMiddle = meta.story({
  play: async ({ canvas, args, server, userEvent }) => {
    const done = () => canvas.findByText(/^All \d+ answered as they should$/)
    const asked = () => server.journal.filter(({ call }) => call === 'GET /manga/trending')
    await done()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(asked()).toHaveLength(1)

    const release = FIRST_THREE.map((call) => server.hang(call))
    await userEvent.click(canvas.getByRole('button', { name: 'Debug API' }))
    await canvas.findByText(/^Asked 1 of \d+$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    for (const go of release) go()

    await userEvent.click(canvas.getByRole('button', { name: 'Debug API' }))
    await done()
    await expect(asked()).toHaveLength(2)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^All \d+ answered as they should$/)
    const dialog = canvas.getByRole('dialog', { name: 'API diagnostics' })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})
