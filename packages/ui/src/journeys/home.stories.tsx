import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Link } from '../components/Link/Link.tsx'
import { paths } from '../paths.ts'
import { HomeScreen } from '../screens/HomeScreen/HomeScreen.tsx'

const Title = () => {
  const navigate = useNavigate()
  return (
    <>
      <h1>A title</h1>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <Link to={paths.home.to()}>To the catalogue</Link>
    </>
  )
}

/** From home to a title, and back. */
const meta = preview.meta({
  title: 'Journeys/Home',
  component: HomeScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({
    path: paths.home.pattern,
    at: paths.home.to(),
    shell: false,
    routes: [{ path: paths.title.pattern, Component: Title }],
  }),
})
type Context = Parameters<Play>[0]

const trending = ({ canvas }: Context) => canvas.findByRole('list', { name: 'Trending' })
const slides = async ({ canvas }: Context) => within(await canvas.findByRole('region', { name: 'Featured titles' }))
/** To a title that is in sight, whose focus scrolls nothing, and from there on. */
const leave = async ({ canvas }: Context, row: HTMLElement, way: 'button' | 'link', name: string) => {
  const { left, right } = row.getBoundingClientRect()
  const [, second] = within(row)
    .getAllByRole('link')
    .filter((link) => link.getBoundingClientRect().left > left && link.getBoundingClientRect().right < right)
  await userEvent.click(second!)
  await userEvent.click(await canvas.findByRole(way, { name }))
}

/** Back finds the slide and the rows where they were left; a link begins with the first ones. */
export const BackFindsWhatWasInSight = meta.story({
  play: async (context) => {
    const { canvas } = context
    const featured = await slides(context)
    await featured.findByRole('group', { name: /^3 of/, hidden: true })
    await userEvent.click(featured.getByRole('button', { name: 'Next slide' }))
    await userEvent.click(featured.getByRole('button', { name: 'Next slide' }))
    await expect(featured.getByText(/^Slide 3 of/)).toBeInTheDocument()

    const region = await canvas.findByRole('region', { name: 'Trending' })
    region.scrollIntoView()
    const row = await trending(context)
    await waitFor(() => expect(within(row).getAllByRole('listitem').length).toBeGreaterThan(12))
    row.scrollTo({ left: row.clientWidth })
    const { scrollLeft } = row
    await expect(scrollLeft).toBeGreaterThan(300)

    await leave(context, row, 'button', 'Back')
    const found = await trending(context)
    await expect(found.scrollLeft).toBeCloseTo(scrollLeft, 0)
    await expect((await slides(context)).getByText(/^Slide 3 of/)).toBeInTheDocument()
    const third = canvas.getByRole('group', { name: /^3 of/ })
    const { left } = third.parentElement!.getBoundingClientRect()
    await expect(third.getBoundingClientRect().left).toBeCloseTo(left, 0)

    await leave(context, found, 'link', 'To the catalogue')
    await expect((await trending(context)).scrollLeft).toBe(0)
    await expect((await slides(context)).getByText(/^Slide 1 of/)).toBeInTheDocument()
  },
})

/** Left while it still glides, it is the slide it went to that is found again. */
export const LeftWhileItGlides = meta.story({
  globals: { motion: 'full' },
  play: async (context) => {
    const { canvas } = context
    const featured = await slides(context)
    await featured.findByRole('group', { name: /^2 of/, hidden: true })
    featured.getByRole('button', { name: 'Next slide' }).click()
    within(await featured.findByRole('group', { name: /^2 of/ }))
      .getByRole('link', { name: /^Read about it/ })
      .click()
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect((await slides(context)).getByText(/^Slide 2 of/)).toBeInTheDocument()
  },
})
