import preview from '@bunko/storybook/preview'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { usePageMeta } from './use-page-meta.ts'

const Page = ({ long = false }: { long?: boolean }) => {
  usePageMeta({
    title: 'Papel Molhado',
    description: long ? 'water '.repeat(100) : 'A town of paper.',
    image: '/cover.png',
    path: '/manga/9/papel-molhado',
  })
  return <p>The page</p>
}
const Visit = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Leave' : 'Come'}
      </button>
      {open && <Page />}
    </>
  )
}

const meta = preview.meta({
  title: 'routing/PageMeta',
  component: Visit,
  tags: ['!autodocs'],
})
const contentOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute('content') ?? one.getAttribute('href'))

/** The document has a description of its own. */
const says = () => {
  const own = document.createElement('meta')
  own.name = 'description'
  own.content = 'A library'
  document.head.append(own)
  return () => own.remove()
}

/** What is shared names the page; the document's own description is back when the page is left. */
export const SaidAndGone = meta.story({
  beforeEach: says,
  play: async ({ canvas, userEvent }) => {
    await expect(contentOf('meta[name="description"]')).toEqual(['A town of paper.'])
    await expect(contentOf('meta[property="og:description"]')).toEqual(['A town of paper.'])
    await expect(contentOf('meta[property="og:title"]')).toEqual(['Papel Molhado'])
    await expect(contentOf('meta[property="og:image"]')).toEqual([`${location.origin}/cover.png`])
    await expect(contentOf('link[rel="canonical"]')).toEqual([`${location.origin}/manga/9/papel-molhado`])
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(contentOf('meta[name="description"]')).toEqual(['A library'])
    await expect(contentOf('[data-page]')).toEqual([])
  },
})

const Bare = () => {
  usePageMeta({ title: 'Log in', path: '/login' })
  return <p>The page</p>
}
/** A page that says nothing of itself is shared with what the document says. */
export const OwnWords = meta.story({
  beforeEach: says,
  render: () => <Bare />,
  play: async () => {
    await expect(contentOf('meta[property="og:description"]')).toEqual(['A library'])
    await expect(contentOf('link[rel="canonical"]')).toEqual([`${location.origin}/login`])
  },
})

export const LongDescription = meta.story({
  render: () => <Page long />,
  play: async () => {
    const [text = ''] = contentOf('meta[property="og:description"]')
    await expect(text).toHaveLength(200)
    await expect(text?.endsWith('…')).toBe(true)
  },
})

const { canParse } = URL
const WithCanParse = ({ its }: { its: typeof canParse | undefined }) => {
  useEffect(() => void Object.assign(URL, { canParse: its }), [its])
  return null
}
/** Older browsers cannot be asked whether an address can be read. The mock server can: it is gone for the page alone. */
export const InAnOlderBrowser = meta.story({
  render: () => (
    <>
      <WithCanParse its={undefined} />
      <Page />
      <WithCanParse its={canParse} />
    </>
  ),
  play: async () => {
    await expect(contentOf('meta[property="og:image"]')).toEqual([`${location.origin}/cover.png`])
  },
})

const Broken = () => {
  usePageMeta({ title: 'Papel Molhado', image: 'https://', path: '/manga/9/papel-molhado' })
  return <p>The page</p>
}
/** A picture whose address nobody can read is not given away. */
export const BrokenPicture = meta.story({
  render: () => <Broken />,
  play: async () => {
    await expect(contentOf('meta[property="og:title"]')).toEqual(['Papel Molhado'])
    await expect(contentOf('meta[property="og:image"]')).toEqual([])
  },
})
