import { contract } from '@bunko/api-client'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { paths } from '../paths.ts'
import { AppShell } from './AppShell.tsx'

const meta = preview.meta({
  title: 'routing/AppShell',
  component: AppShell,
  args: { children: <h1 className="font-serif text-2xl font-semibold">Dashboard</h1> },
  globals: { level: '2', viewport: { value: 'wide' } },
  parameters: screenAt({ path: '/admin', at: '/admin', shell: false }),
})

type Context = Parameters<Play>[0]
const palette = ({ canvas }: Context) => canvas.findByRole('button', { name: /^Go to a screen/ })

/** All of the frame as under the pointer; the way to the palette has the focus. */
export const States = meta.story({
  parameters: { pseudo: { hover: true } },
  play: async (context) => {
    const button = await palette(context)
    await expect(button).toBeVisible()
    while (document.activeElement !== button) await context.userEvent.tab()
    await expect(button).toHaveFocus()
  },
})
export const OnAMac = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'platform')
  },
  play: async (context) => expect(within(await palette(context)).getByText('⌘ K')).toBeVisible(),
})
/** The first stop is seen when it has the focus, and leads past the frame. */
export const SkipToContent = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await palette(context)
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().top).toBeGreaterThan(0)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The router takes capitals and a last slash; the frame knows the back office by them as well. */
export const OfficeInCapitals = meta.story({
  parameters: screenAt({ path: paths.authors.pattern, at: '/Admin/authors/', shell: false }),
  play: async (context) => {
    await expect(await palette(context)).toBeVisible()
    await expect(context.canvas.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  },
})
/** And the search, which has a field of its own. */
export const SearchWithASlash = meta.story({
  args: { children: <h1 className="font-serif text-2xl font-semibold">Search</h1> },
  parameters: screenAt({ path: paths.search.pattern, at: `${paths.search.to()}/`, shell: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await expect(within(canvas.getByRole('banner')).queryByRole('search')).toBeNull()
  },
})

const IN_CATALOGUE = {
  args: { children: <h1 className="font-serif text-2xl font-semibold">Top</h1> },
  parameters: screenAt({ path: paths.top.pattern, at: paths.top.to(), shell: false }),
}
/** How many wait is told late: the search, which is about to be pressed, stays where it is (decision 28). */
export const CountArrives = meta.story({
  ...IN_CATALOGUE,
  play: async ({ canvas, mount, server }) => {
    const answer = server.hang(contract.edits.list, { times: 1 })
    await mount()
    await held(server)
    const field = await canvas.findByRole('combobox', { name: 'Search titles' })
    const before = field.getBoundingClientRect()
    await expect(canvas.getByRole('link', { name: 'Back office' })).toBeVisible()
    answer()
    await expect(await canvas.findByRole('link', { name: /^Back office \d+ pending edits$/ })).toBeVisible()
    const after = field.getBoundingClientRect()
    await expect(after.left).toBeCloseTo(before.left, 0)
    await expect(after.right).toBeCloseTo(before.right, 0)
  },
})

const NAMES = Array.from({ length: 60 }, (_, at) => `Proposal ${at + 1}`)
const AWAY = {
  args: {
    children: (
      <>
        <h1 className="font-serif text-2xl font-semibold">Edit approvals</h1>
        {NAMES.map((name) => (
          <p key={name}>
            <Button>{name}</Button>
          </p>
        ))}
      </>
    ),
  },
  parameters: screenAt({ path: '/admin', at: '/admin', shell: false, isAway: true }),
}
const stopsBelowTheBar: Play = async ({ canvas }) => {
  const bar = (await canvas.findByText('Bunko is not answering.')).closest<HTMLElement>('[role=status]')
  const ends = () => bar?.getBoundingClientRect().bottom ?? 0
  const button = canvas.getByRole('button', { name: 'Proposal 10' })
  await waitFor(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(0)
    button.scrollIntoView({ block: 'nearest' })
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(ends())
    await expect(ends()).toBeGreaterThan(canvas.getByRole('banner').getBoundingClientRect().bottom)
  })
}
/** The bar that says so stays in view below the header, and what one goes back to stops below it (WCAG 2.4.11). */
export const Away = meta.story({ ...AWAY, play: stopsBelowTheBar })
/** There it takes several lines. */
export const AwayOnAPhone = meta.story({
  ...AWAY,
  globals: { viewport: { value: 'small' } },
  play: stopsBelowTheBar,
})
