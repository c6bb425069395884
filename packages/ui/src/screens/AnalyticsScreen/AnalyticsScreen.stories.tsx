import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'

const at = (query = '') => screenAt({ path: paths.analytics.pattern, at: `${paths.analytics.to()}${query}` })

const meta = preview.meta({
  title: 'Screens/Analytics',
  component: AnalyticsScreen,
  globals: { level: '1' },
  parameters: at(),
})

type Context = Parameters<Play>[0]
type Canvas = Context['canvas']
/** Of many proposals it comes after twenty pages, one after another. */
const summary = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Summary' }, { timeout: 60_000 }))
const chart = (canvas: Canvas, name: string) => canvas.findByRole('slider', { name: `${name}: values` })
const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
const figure = (found: Awaited<ReturnType<typeof summary>>, label: string) =>
  found.getByText(label).closest('div')?.firstElementChild?.textContent
const asked = ({ journal }: Context['server']) =>
  journal.filter(({ call, query }) => call === 'GET /edits/proposals/' && !query.includes('status='))

const FROM = Date.parse('2026-10-22T00:00:00Z')

export const Days30 = meta.story({
  play: async ({ canvas, server }) => {
    const found = await summary(canvas)
    const all = server.db.edits.all()
    const since = (status: string) =>
      all.filter((edit) => edit.status === status && Date.parse(edit.reviewed_at ?? '') > FROM + 86_400_000).length
    await expect(figure(found, 'Waiting now')).toBe(String(server.db.edits.by('status', 'pending').length))
    await expect(Number(figure(found, 'Approved'))).toBeGreaterThanOrEqual(since('approved'))
    await expect(document.title).toBe('Analytics · Bunko')
    const read = canvas.getByText(/^\d+ Nov 2026, \d\d:\d\d$/, { selector: 'time' })
    await expect(read.parentElement).toHaveTextContent(/From 60 proposals, read on \d+ Nov 2026, \d\d:\d\d\.$/)
    const links = (await card(canvas, 'Most edited titles')).getAllByRole('link')
    await expect(links).toHaveLength(10)
    await expect(links[0]?.getAttribute('href')).toMatch(/^\/manga\/\d+\/untitled$/)
    const statistics = await card(canvas, 'Server statistics')
    await waitFor(() => expect(statistics.queryByText('differs')).toBeNull())
    await expect(statistics.queryByText('not available')).toBeNull()
  },
})

/** Each column is read out by the arrow keys, and stands in the table. */
export const ReadByKeyboard = meta.story({
  parameters: at('?period=7'),
  play: async ({ canvas, userEvent }) => {
    const slider = await chart(canvas, 'Decisions over time')
    slider.focus()
    await expect(slider).toHaveAttribute('aria-valuenow', '7')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '2')
    const told = slider.getAttribute('aria-valuetext') ?? ''
    await expect(told).toMatch(/^Sun, 15 Nov 2026: /)
    await expect(canvas.getByText(told)).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    const last = slider.getAttribute('aria-valuetext') ?? ''
    const [approved = '0'] = /(?<=Approved )\d+/.exec(last) ?? []
    await userEvent.click((await card(canvas, 'Decisions over time')).getByText('Show as table'))
    await canvas.findByRole('region', { name: 'Decisions over time, table' })
    const table = within(canvas.getByRole('region', { name: 'Decisions over time, table' }))
    await expect(table.getAllByRole('row')).toHaveLength(8)
    const today = within(table.getByRole('row', { name: /^Fri, 20 Nov 2026/ }))
    await expect(today.getAllByRole('cell')[0]).toHaveTextContent(approved)
  },
})

/** What is chosen stands in the address, and asks for nothing again. */
export const PeriodAndSplit = meta.story({
  parameters: at('?period=12m&by=reviewer&show=rejected'),
  play: async ({ canvas, server, userEvent }) => {
    const slider = await chart(canvas, 'Decisions over time')
    await expect(slider).toHaveAttribute('aria-valuemax', '12')
    await expect(canvas.getByRole('radio', { name: '12 months' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Decisions shown' })).toHaveValue('rejected')
    await expect(canvas.getByText('Rejections (count per month)')).toBeVisible()
    const before = asked(server).length
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }))
    await expect(await canvas.findByText('Figures of the last 90 days')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }))
    await expect((await card(canvas, 'Decisions over time')).getAllByText('Metadata')[0]).toBeVisible()
    await answered()
    await expect(asked(server)).toHaveLength(before)
  },
})

/** 2,000 proposals: page after page, told as it goes. */
export const Many = meta.story({
  globals: { scenario: 'many' },
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText(/^Reading proposals… [\d,]+ of 2,003$/)).toBeVisible()
    const found = await summary(canvas)
    await expect(figure(found, 'Waiting now')).toBe('2,000')
    await expect(asked(server)).toHaveLength(21)
    await expect(server.journal.some(({ call }) => call === 'GET /edits/review-queue/')).toBe(false)
  },
})

export const CopiedAndSaved = meta.story({
  beforeEach: () => {
    const spies = [
      spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}),
      spyOn(URL, 'createObjectURL').mockReturnValue('blob:report'),
      spyOn(URL, 'revokeObjectURL').mockImplementation(() => {}),
      spyOn(window, 'print').mockImplementation(() => {}),
    ]
    return () => spies.forEach((spy) => spy.mockRestore())
  },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    const [[text = ''] = []] = (navigator.clipboard.writeText as unknown as { mock: { calls: string[][] } }).mock.calls
    const lines = text.split('\n')
    await expect(lines.slice(0, 2)).toEqual(['Edit analytics: the last 30 days', '22 Oct 2026 to 20 Nov 2026.'])
    await expect(lines[2]).toMatch(/^From 60 proposals, read on /)
    await expect(text).toContain('\nDecisions by reviewer\nReviewer\tApproved\tRejected\tTotal\tMedian wait\n')
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    const [[file] = []] = (URL.createObjectURL as unknown as { mock: { calls: Blob[][] } }).mock.calls
    // Reading it as text takes the byte order mark away.
    await expect([...new Uint8Array((await file?.arrayBuffer()) ?? []).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    await expect(await file?.text()).toMatch(/^Table,Item,Measure,Value\r\n/)
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:report'))
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(window.print).toHaveBeenCalledOnce()
  },
})

export const NoClipboard = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }))
    const text = await canvas.findByRole('textbox', { name: 'The clipboard is out of reach: copy from here' })
    await expect((text as HTMLTextAreaElement).value).toContain('Median wait until a decision\t')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('?period=90&by=reviewer'),
  play: async ({ canvas }) => {
    await summary(canvas)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
