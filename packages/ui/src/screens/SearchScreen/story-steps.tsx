import type { Play } from '@bunko/storybook/screen'
import { screenAt } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { Address } from '../../routing/story-address.tsx'
import { SearchScreen } from './SearchScreen.tsx'

export type Context = Parameters<Play>[0]

/** The screen, with its address where a test can read it. */
export const WithAddress = () => (
  <>
    <SearchScreen />
    <Address />
  </>
)
const Detail = () => {
  const navigate = useNavigate()
  return (
    <>
      <h1>Detail</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
export const at = (query = '') =>
  screenAt({
    path: paths.search.pattern,
    at: `${paths.search.to()}${query}`,
    routes: [{ path: paths.title.pattern, element: <Detail /> }],
  })

export const listIn = (canvas: Context['canvas']) => canvas.findByRole('list', { name: 'Titles found' })
export const namesIn = async (canvas: Context['canvas']) =>
  within(await listIn(canvas))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const DIALOG = { name: 'Filters' }
/** The filters: beside what was found, or in the dialog where there is no room for that. */
export const openFilters = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await canvas.findByRole('searchbox', { name: 'Search titles' })
  const opener = canvas.queryByRole('button', { name: /^Filters/ })
  if (!opener) return within(canvas.getByRole('complementary', { name: 'Filters' }))
  await userEvent.click(opener)
  return within(await screen.findByRole('dialog', DIALOG))
}
/** Back to what was found, where the filters are in front of it. */
export const closeFilters = async ({ userEvent }: Pick<Context, 'userEvent'>) => {
  const dialog = screen.queryByRole('dialog', DIALOG)
  if (!dialog) return
  await userEvent.click(within(dialog).getByRole('button', { name: /^Show .*titles?$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull())
}
/** At the filters that are on; where nothing is found, the same is offered there as well. */
export const clearFilters = (canvas: Context['canvas']) => canvas.getAllByRole('button', { name: 'Clear filters' })[0]!
export const MINUTE = 60_000
/** What is done some time from now, in milliseconds. */
export const later = async (ms: number, act: () => Promise<void>) => {
  const real = Date.now
  Date.now = () => real() + ms
  try {
    await act()
  } finally {
    Date.now = real
  }
}
export const addressIn = (canvas: Context['canvas']) => canvas.getByTestId('address').textContent
export const asked = ({ journal }: Context['server']) =>
  journal.filter(({ call }) => call === 'GET /search/advanced/').map(({ query }) => query)
