import type { Play } from '@bunko/storybook/screen'
import { screenAt } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { within } from 'storybook/test'
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
