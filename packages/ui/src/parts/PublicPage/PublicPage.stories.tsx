import { HttpError, NetworkError, ShapeError, type Magazine } from '@bunko/api-client'
import { makeMagazine } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { houseName } from '../../lib/house-list.ts'
import { socialLinks } from '../../lib/social-links.ts'
import { about } from '../../lib/story-about.ts'
import { PublicPage, PublicSection, PublicSheet } from './PublicPage.tsx'

interface Props {
  query: ComponentProps<typeof PublicPage<Magazine>>['query']
  /** Where it is edited, for those who may. */
  edit: string | null
}

/** A magazine, as its screen shows it. */
const Shown = ({ query, edit }: Props) => (
  <PublicPage query={query} what="Magazine">
    {(magazine) => {
      const name = houseName(magazine)
      return (
        <PublicSheet
          name={name}
          logo={<Logo name={name.text} lang={name.lang} src={magazine.logo} size="md" alt="" />}
          badges={magazine.status && <Badge tone="success">{magazine.status}</Badge>}
          subtitle={magazine.type ?? ''}
          edit={edit}
          texts={[magazine.description, magazine.about]}
          facts={[
            { term: 'Founded', value: magazine.founded_year },
            { term: 'Country', value: magazine.country },
          ]}
          links={socialLinks(magazine)}
        >
          <PublicSection title="Serialized titles" count={magazine.manga_count ?? 0}>
            <p>The titles.</p>
          </PublicSection>
        </PublicSheet>
      )
    }}
  </PublicPage>
)

const CALL = 'GET /manga/magazines/{id}/'
const query = (given: Partial<Props['query']>): Props['query'] => ({
  data: undefined,
  error: null,
  isError: false,
  isFetching: false,
  refetch: fn(),
  ...given,
})
const failed = (error: unknown) => query({ error, isError: true })
const KUMO = makeMagazine({
  id: 901,
  name: '月刊コミック雲',
  description: 'A monthly of quiet stories.',
  about: '三人の漫画家がひとつの机から始めた。',
  country: 'Japan',
  founded_year: 1968,
  status: 'active',
  website: 'https://kumo.example/',
  manga_count: 1234,
})

const meta = preview.meta({
  title: 'parts/PublicPage',
  component: Shown,
  args: { query: query({ data: KUMO }), edit: null },
  parameters: about(PublicPage, {}),
})

export const Known = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: '月刊コミック雲' })
    await expect(heading).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByText('A monthly of quiet stories.')).toBeVisible()
    await expect(canvas.getByText('三人の漫画家がひとつの机から始めた。')).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByRole('region', { name: 'Serialized titles' })).toHaveTextContent('1,234')
    await expect(canvas.getByText('1968')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^kumo\.example/ })).toHaveFocus()
  },
})
export const Phone = meta.story({
  args: { query: query({ data: { ...KUMO, name: 'The Monthly of Clouds and Other Weather' } }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    const name = heading.getBoundingClientRect()
    const logo = heading.closest('header')!.firstElementChild!.getBoundingClientRect()
    await expect(name.left).toBeGreaterThan(logo.right)
    await expect(name.top).toBeLessThan(logo.bottom)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
/** For those who may. */
export const MayBeEdited = meta.story({
  args: { edit: '/admin/create-magazine/901' },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/create-magazine/901')
  },
})
/** What is not known has no place; a text that stands there twice is told once. */
export const HardlyKnown = meta.story({
  args: {
    query: query({
      data: makeMagazine({
        id: 902,
        name: '',
        type: null,
        status: null,
        description: 'A monthly.',
        about: ' A monthly. ',
        country: null,
        founded_year: null,
        website: null,
        twitter: null,
        facebook: null,
        instagram: null,
        youtube: null,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unnamed' })).toBeVisible()
    await expect(canvas.getAllByText('A monthly.')).toHaveLength(1)
    await expect(canvas.queryByRole('heading', { name: 'Facts' })).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Loading = meta.story({
  args: { query: query({ isFetching: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading magazine…')).toBeInTheDocument()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})
export const NotThere = meta.story({
  args: { query: failed(new HttpError({ call: CALL, status: 404 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Magazine not found' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
})
export const Failed = meta.story({
  args: { query: failed(new NetworkError(CALL)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load magazine')).toBeVisible()
    await expect(canvas.getByText('Network error - please check your connection')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
})
export const TryingAgain = meta.story({
  args: { query: { ...failed(new NetworkError(CALL)), isFetching: true } },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    await expect(args.query.refetch).not.toHaveBeenCalled()
  },
})
/** R1: the call and the field of an answer that cannot be read. */
export const Unreadable = meta.story({
  args: { query: failed(new ShapeError(CALL, 'magazine.name', 'not a text')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/GET \/manga\/magazines\/\{id\}\/: magazine\.name/)).toBeVisible()
  },
})
/** What was read stays while it is read again; where that fails it may be old, which is said. */
export const ReadAgainFails = meta.story({
  args: { query: { ...failed(new NetworkError(CALL)), data: KUMO } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '月刊コミック雲' })).toBeVisible()
    await expect(canvas.getByText('Failed to load magazine')).toBeVisible()
    await expect(canvas.getByText('Network error - please check your connection')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
})
/** Somebody has deleted it meanwhile. */
export const ReadAgainAndGone = meta.story({
  args: { query: { ...failed(new HttpError({ call: CALL, status: 404 })), data: KUMO } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Magazine not found' })).toBeVisible()
    await expect(canvas.queryByText('月刊コミック雲')).toBeNull()
  },
})
export const LongText = meta.story({
  args: {
    edit: '/admin/create-magazine/903',
    query: query({
      data: makeMagazine({
        id: 903,
        name: 'x'.repeat(200),
        type: 'y'.repeat(200),
        description: `${'進撃の司書'.repeat(40)} ${'z'.repeat(200)}`,
        about: 'مكتبة البحر الطويل '.repeat(40),
        country: 'Q'.repeat(200),
        website: `https://a.example/${'path'.repeat(60)}`,
      }),
    }),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
