import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { FactSheet } from './FactSheet.tsx'

const meta = preview.meta({
  component: FactSheet,
  args: {
    facts: [
      { term: 'Demographic', value: 'Seinen' },
      { term: 'Frequency', value: 'Monthly' },
      { term: 'Founded', value: 1968 },
      { term: 'Country', value: '日本のくに' },
    ],
    links: [
      { term: 'Website', url: 'https://www.kumo.example/' },
      { term: 'Twitter', url: 'https://social.example/comic-kumo' },
    ],
  },
  decorators: (Story) => (
    <div className="max-w-80">
      <Story />
    </div>
  ),
})

export const Known = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Facts' })).toBeVisible()
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Demographic',
      'Frequency',
      'Founded',
      'Country',
      'Website',
      'Twitter',
    ])
    await expect(canvas.getByText('1968')).toBeVisible()
    await expect(canvas.getByText('日本のくに').closest('dd')).toHaveAttribute('lang', 'ja')
    await userEvent.tab()
    const website = canvas.getByRole('link', { name: 'kumo.example (opens in a new tab)' })
    await expect(website).toHaveFocus()
    await expect(website).toHaveAttribute('href', 'https://www.kumo.example/')
    await expect(website).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^social\.example\/comic-kumo/ })).toHaveFocus()
  },
})
/** What is not known has no line. */
export const OneFact = meta.story({
  args: {
    facts: [
      { term: 'Age', value: null },
      { term: 'Hometown', value: ' 松山市 ' },
      { term: 'Founded', value: undefined },
      { term: 'Edition', value: '  ' },
    ],
    links: [{ term: 'Website', url: ' ' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1)
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^松山市$/)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
/** No card without a fact. */
export const NothingKnown = meta.story({
  args: { facts: [{ term: 'Age', value: null }], links: [{ term: 'Website', url: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.queryByText('Age')).toBeNull()
  },
})
/** Zero is a fact. */
export const Zero = meta.story({
  args: { facts: [{ term: 'Volumes', value: 0 }], links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^0$/)
  },
})
/** R29: what may not be followed is text; letters of an address are read as letters. */
export const Hostile = meta.story({
  args: {
    facts: [{ term: 'Country', value: '<b>Brasil</b> \u202Elisarb\u202C' }],
    links: [
      { term: 'Website', url: ['java', 'script:alert(1)'].join('') },
      { term: 'Twitter', url: 'https://user:secret@evil.example/' },
      { term: 'Facebook', url: 'https://kumo.example/%E9%9B%B2' },
      { term: 'YouTube', url: 'https://kumo.example/%E9%' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('dl b')).toBeNull()
    await expect(canvas.getByText('https://user:secret@evil.example/')).toBeVisible()
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'kumo.example/雲 (opens in a new tab)',
      'kumo.example/%E9% (opens in a new tab)',
    ])
  },
})
export const LongText = meta.story({
  args: {
    facts: [
      { term: 'Headquarters', value: 'x'.repeat(200) },
      { term: 'Hometown', value: 'ひがしの長い長い名前の町'.repeat(12) },
      { term: 'Country', value: 'جمهورية البحر الطويل '.repeat(8) },
    ],
    links: [{ term: 'Website', url: `https://a.example/${'path'.repeat(60)}` }],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const list = canvas.getByText('Headquarters').closest('dl')!
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeLessThan(110)
  },
})
