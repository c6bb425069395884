import { contract } from '@bunko/api-client'
import { TITLE_LONG } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { useShelf } from '../../data/shelves.ts'
import { about } from '../../lib/story-about.ts'
import { HeroSlider } from './HeroSlider.tsx'

const Featured = () => <HeroSlider query={useShelf('featured')} />
const meta = preview.meta({
  title: 'parts/HeroSlider',
  component: Featured,
  globals: { level: 'anonymous' },
  parameters: about(HeroSlider, screenAt({ path: '/featured', at: '/featured' })),
})

type Context = Parameters<Play>[0]
const inside = (region: HTMLElement) => within(region)
type Slider = ReturnType<typeof inside>
const slides = (all: Slider) =>
  all
    .getAllByRole('group', { hidden: true })
    .filter((one: HTMLElement) => one.getAttribute('aria-roledescription') === 'slide')
/** The first slide is drawn alone, the others when it has been painted. */
const slider = async ({ canvas }: Context): Promise<Slider> => {
  const region = await canvas.findByRole('region', { name: 'Featured titles' })
  const all = inside(region)
  const count = /Slide 1 of (\d+)/.exec(region.textContent)?.[1] ?? 1
  await waitFor(() => expect(slides(all)).toHaveLength(Number(count)))
  return all
}
const shown = (all: Slider) => slides(all).filter((one: HTMLElement) => !one.inert)

/** The current one alone can be reached; the buttons go on and around. */
export const Buttons = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const all = await slider(context)
    const count = slides(all).length
    await expect(count).toBeLessThanOrEqual(10)
    await expect(shown(all)).toEqual([slides(all)[0]])
    const first = within(slides(all)[0]!).getByRole('link', { name: /^Read about it \(/ })
    await expect(first.getAttribute('href')).toMatch(/^\/manga\/[^/]+\/[^/]+$/)
    await userEvent.click(all.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(shown(all)).toEqual([slides(all)[1]]))
    await expect(all.getByText(`Slide 2 of ${count}: `, { exact: false })).toBeInTheDocument()
    await userEvent.click(all.getByRole('button', { name: 'Previous slide' }))
    await userEvent.click(all.getByRole('button', { name: 'Previous slide' }))
    await waitFor(() => expect(shown(all)).toEqual([slides(all)[count - 1]]))
  },
})

const FIFTEEN = Array.from({ length: 15 }, (_, at) => ({ public_id: `t-${at + 1}`, primary_title: `Title ${at + 1}` }))

/** R24a: the first ten, however many the server has chosen. */
export const FirstTen = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.heroSlider, { status: 200, body: { data: FIFTEEN } }),
  play: async (context) => {
    const all = await slider(context)
    await expect(slides(all)).toHaveLength(10)
    await expect(all.getByText(/^Slide 1 of 10: Title 1$/)).toBeInTheDocument()
    await expect(all.queryByText('Title 11')).toBeNull()
  },
})

/** Nothing moves by itself where motion is not wanted, so there is nothing to pause. */
export const Calm = meta.story({
  play: async (context) => {
    const all = await slider(context)
    await expect(all.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
  },
})

export const Keyboard = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const all = await slider(context)
    within(slides(all)[0]!).getByRole('link').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(slides(all)[1]!).getByRole('link')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(within(slides(all)[0]!).getByRole('link')).toHaveFocus())
    await expect(slides(all)[0]!.getBoundingClientRect().left).toBeCloseTo(
      slides(all)[0]!.parentElement!.getBoundingClientRect().left,
      0,
    )
  },
})

const edgeOf = (one: HTMLElement) => one.getBoundingClientRect().right

/** Where one reads from the right the next slide is on the left: for the keys, the buttons, and by hand. */
export const FromTheRight = meta.story({
  globals: { direction: 'rtl' },
  play: async (context) => {
    const { userEvent } = context
    const all = await slider(context)
    const [first, second, third] = slides(all)
    const row = first!.parentElement!
    const inPlace = (one: HTMLElement) =>
      waitFor(async () => {
        await expect(shown(all)).toEqual([one])
        await expect(edgeOf(one)).toBeCloseTo(edgeOf(row), 0)
      })
    within(first!).getByRole('link').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await inPlace(second!)
    await expect(within(second!).getByRole('link')).toHaveFocus()
    await userEvent.click(all.getByRole('button', { name: 'Next slide' }))
    await inPlace(third!)
    await userEvent.keyboard('{ArrowRight}')
    await inPlace(second!)
    await userEvent.click(all.getByRole('button', { name: 'Previous slide' }))
    await inPlace(first!)
    row.scrollTo({ left: -2 * row.clientWidth })
    await waitFor(() => expect(shown(all)).toEqual([third]))
  },
})

/** By hand: the row is scrolled, the number follows. */
export const Swiped = meta.story({
  play: async (context) => {
    const all = await slider(context)
    const row = slides(all)[0]!.parentElement!
    row.scrollTo({ left: 2 * row.clientWidth })
    await waitFor(() => expect(shown(all)).toEqual([slides(all)[2]]))
    // By hand before the row has told of a step.
    fireEvent.click(all.getByRole('button', { name: 'Previous slide' }))
    row.scrollTo({ left: 3 * row.clientWidth })
    await waitFor(() => expect(shown(all)).toEqual([slides(all)[3]]))
  },
})

export const Paused = meta.story({
  globals: { motion: 'full' },
  play: async (context) => {
    const { userEvent } = context
    const all = await slider(context)
    const live = () => all.getByText(/^Slide 1 of/).parentElement
    // Only what a person brings about is read out.
    await expect(live()).toHaveAttribute('aria-live', 'off')
    await userEvent.click(all.getByRole('button', { name: 'Pause the slides' }))
    await expect(live()).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(all.getByRole('button', { name: 'Play the slides' }))
    await expect(all.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
  },
})

/** A name of 300 letters and a description of 20,000 take no more room than others; erotica is left out. */
export const LongAndMature = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.titles.all())
      server.db.titles.update(id, {
        content_rating: id === TITLE_LONG.id ? 'safe' : 'erotica',
        statistics: { follows: id === TITLE_LONG.id ? 1_000_000 : 1, rating: 8, rating_count: 1, favorites: 1 },
      })
  },
  play: async (context) => {
    const all = await slider(context)
    await expect(slides(all)).toHaveLength(1)
    await expect(all.getByRole('heading', { level: 3 }).clientHeight).toBeLessThan(110)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** A name that turns the direction turns neither the one after it nor the line. */
export const TurningName = meta.story({
  beforeEach: ({ server }) => {
    for (const { id } of server.db.titles.all())
      server.db.titles.update(id, { author_names: ['\u202Egnitirw', 'Mori Aya'] })
  },
  play: async (context) => {
    const [first] = shown(await slider(context))
    const [turning, next] = ['\u202Egnitirw', 'Mori Aya'].map((name) => within(first!).getByText(name))
    await expect(next!.getBoundingClientRect().left).toBeGreaterThan(turning!.getBoundingClientRect().right)
  },
})

/** Names are divided as names where nothing else is known, also two that are the same. */
export const NamesAlone = meta.story({
  beforeEach: ({ server }) => {
    const row = { ...FIFTEEN[0], author_names: ['Mori Aya', 'Mori Aya'] }
    server.fail(contract.titles.heroSlider, { status: 200, body: { data: [row] } })
  },
  play: async (context) => {
    const all = await slider(context)
    await expect(all.getAllByText('Mori Aya')[0]?.parentElement).toHaveTextContent(/^Mori Aya, Mori Aya$/)
  },
})

/** The ring is within the slide, which is all link. */
export const States = meta.story({
  play: async (context) => {
    const all = await slider(context)
    const link = within(slides(all)[0]!).getByRole('link', { name: /^Read about it \(/ })
    while (document.activeElement !== link) await context.userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(parseFloat(getComputedStyle(link).outlineOffset)).toBeLessThan(0)
  },
})
