import type { Edit } from '@bunko/api-client'
import { NOW, TITLE } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { about } from '../../lib/story-about.ts'
import { onPaper } from '../../lib/story-print.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { EditList } from './EditList.tsx'

type Props = ComponentProps<typeof EditList>

const Page = (props: Props) => {
  const [isHere, setIsHere] = useState(true)
  return (
    <main className="mx-auto max-w-270 p-4">
      <h1 className="font-serif text-2xl font-semibold">Edit approvals</h1>
      <div className="sticky top-0 z-10">
        <Button onClick={() => setIsHere(!isHere)}>{isHere ? 'Elsewhere' : 'Back'}</Button>
      </div>
      {isHere && (
        <Card flush>
          <EditList {...props} />
        </Card>
      )}
    </main>
  )
}

const MINUTE = 60_000
const edit = (id: number, given: Partial<Edit> = {}): Edit => ({
  id,
  status: 'pending',
  edit_type: 'description',
  edit_summary: `Clearer synopsis of volume ${id}`,
  reason: null,
  editor_id: 3,
  editor_username: 'hana_k',
  editor_level: 3,
  manga_id: TITLE.id,
  manga_title: `Harbour ${id}`,
  created_at: new Date(NOW - id * MINUTE).toISOString(),
  priority: 'medium',
  reviewed_by: null,
  reviewer_username: null,
  reviewed_at: null,
  approval_reason: null,
  rejection_reason: null,
  changes: [{ field_name: 'year', field_type: 'number', old_value: 2014, new_value: 2015 }],
  ...given,
})
const edits = (count: number) => Array.from({ length: count }, (_, at) => edit(at + 1))

const ARGS: Props = {
  edits: edits(3),
  total: 3,
  label: 'Pending edits',
  now: new Date(NOW),
  linkState: { list: '?tab=pending' },
  placeKey: 'story',
  onNearEnd: fn(),
}
const meta = preview.meta({
  title: 'parts/EditList',
  component: Page,
  args: ARGS,
  parameters: about(EditList, screenAt({ path: '/', at: '/', shell: false })),
  afterEach: () => window.scrollTo(0, 0),
})

type Context = Parameters<Play>[0]
const list = ({ canvas }: Context) => canvas.findByRole('list', { name: 'Pending edits' })
const card = ({ canvas }: Context, id: number) => canvas.findByRole('link', { name: `Harbour ${id}` })
const rows = (of: HTMLElement) => [...of.children] as HTMLElement[]

/** Each says where it stands among all; the cover of its title comes when the list rests on it. */
export const Several = meta.story({
  args: { total: 40 },
  play: async (context) => {
    const all = rows(await list(context))
    await expect(all).toHaveLength(3)
    await expect(all.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3'])
    await expect(all[0]).toHaveAttribute('aria-setsize', '40')
    await expect(await card(context, 2)).toHaveAttribute('href', '/admin/edit-approvals/2')
    await expect(within(all[1]!).getByText('2m ago')).toBeVisible()
    await waitFor(() => expect(all[0]!.querySelector('img')).toBeInTheDocument())
    for (const [at, row] of all.slice(1).entries())
      await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(all[at]!.getBoundingClientRect().bottom - 1)
  },
})
/** j and k go from proposal to proposal; at an end they stay. */
export const ByKeys = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const first = await card(context, 1)
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('jj')
    await expect(await card(context, 3)).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(await card(context, 3)).toHaveFocus()
    await userEvent.keyboard('kk')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{CapsLock}J{CapsLock}')
    await expect(await card(context, 2)).toHaveFocus()
  },
})
const WithSwitch = (props: Props) => {
  const [{ letters }, prefer] = usePreferences()
  return (
    <>
      <Button onClick={() => prefer({ letters: !letters })}>Letters</Button>
      <Page {...props} />
    </>
  )
}
/** Where letters are switched off, j and k are none of the list's. */
export const LettersOff = meta.story({
  render: (args) => <WithSwitch {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const first = await card(context, 1)
    const button = canvas.getByRole('button', { name: 'Letters' })
    await userEvent.click(button)
    await userEvent.keyboard('jk')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
  },
})
export const One = meta.story({
  args: { edits: edits(1), total: 1, onNearEnd: null },
  play: async (context) => {
    const [row, ...others] = rows(await list(context))
    await expect(others).toEqual([])
    await expect(row).toHaveAttribute('aria-setsize', '1')
  },
})
/** It is not known how many there are while a search goes on. */
export const Counting = meta.story({
  args: { total: null },
  play: async (context) => {
    await expect(rows(await list(context))[0]).toHaveAttribute('aria-setsize', '-1')
  },
})
/** Of two hundred only those near the window are in the page, and what has the focus; the next page is asked for in time. */
export const Many = meta.story({
  args: { edits: edits(200), total: 1000 },
  play: async (context) => {
    const { args } = context
    const all = await list(context)
    await expect(rows(all).length).toBeLessThan(40)
    await expect(args.onNearEnd).not.toHaveBeenCalled()
    const first = await card(context, 1)
    first.focus()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(await card(context, 200)).toBeInTheDocument()
    await expect(first).toHaveFocus()
    await expect(rows(all).length).toBeLessThan(40)
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce())
  },
})
const Decided = (props: Props) => {
  const [left, setLeft] = useState(props.edits)
  return (
    <main>
      <h1>Edit approvals</h1>
      <EditList {...props} edits={left} />
      <Reread onReread={(gone) => setLeft(left.filter(({ id }) => !gone.includes(Number(id))))} />
    </main>
  )
}
/** Takes proposals out of the list, as when it is read again: nobody presses anything. */
const Reread = ({ onReread }: { onReread: (gone: readonly number[]) => void }) => {
  useEffect(() => {
    const listen = (event: Event) => onReread((event as CustomEvent<readonly number[]>).detail)
    window.addEventListener('story-reread', listen)
    return () => window.removeEventListener('story-reread', listen)
  })
  return null
}
const reread = (...gone: readonly number[]) => window.dispatchEvent(new CustomEvent('story-reread', { detail: gone }))
/** A colleague decides what one stands on: the next takes its place, or the one before. */
export const DecidedMeanwhile = meta.story({
  render: (args) => <Decided {...args} />,
  play: async (context) => {
    const second = await card(context, 2)
    second.focus()
    reread(2)
    await waitFor(() => expect(second).not.toBeInTheDocument())
    await expect(await card(context, 3)).toHaveFocus()
    reread(3)
    await waitFor(async () => expect(await card(context, 1)).toHaveFocus())
  },
})
/** Whoever comes back finds the place. */
export const FoundAgain = meta.story({
  args: { edits: edits(200), total: 200, onNearEnd: null },
  play: async (context) => {
    const { canvas, userEvent } = context
    await list(context)
    window.scrollTo(0, 6000)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Harbour 1' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await list(context)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(5000))
    await expect(canvas.queryByRole('link', { name: 'Harbour 1' })).toBeNull()
  },
})
const Opened = (props: Props) => {
  const [isHere, setIsHere] = useState(false)
  // As the router does with a page that is gone to.
  useLayoutEffect(() => {
    if (isHere) window.scrollTo(0, 0)
  }, [isHere])
  return isHere ? (
    <main>
      <h1>Edit approvals</h1>
      <EditList {...props} />
    </main>
  ) : (
    <main className="h-[400vh]">
      <h1>Authors</h1>
      <Button onClick={() => setIsHere(true)} className="mt-[200vh]">
        Edit approvals
      </Button>
    </main>
  )
}
/** A list that is opened from far down a page begins at its top. */
export const OpenedFromFarDown = meta.story({
  args: { edits: edits(200), total: 200, onNearEnd: null },
  render: (args) => <Opened {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await canvas.findByRole('button', { name: 'Edit approvals' })
    window.scrollTo(0, 1000)
    await userEvent.click(button)
    const all = await list(context)
    await waitFor(() => expect(rows(all)[0]!.querySelector('img')).toBeInTheDocument())
    await expect(window.scrollY).toBe(0)
    await expect(rows(all)[0]).toHaveAttribute('aria-posinset', '1')
  },
})
/** A sheet has all that was read. */
export const OnPaper = meta.story({
  args: { edits: edits(60), total: 60, onNearEnd: null },
  play: async (context) => {
    const all = await list(context)
    await onPaper(async () => {
      await waitFor(() => expect(rows(all)).toHaveLength(60))
    })
    await waitFor(() => expect(rows(all).length).toBeLessThan(40))
  },
})
/** The first is under the pointer, the second has the focus. */
export const States = meta.story({
  parameters: { pseudo: { hover: ['[data-row="1"]'], focusVisible: ['[data-row="2"] [data-card-link]'] } },
  play: async (context) => {
    await expect(rows(await list(context))).toHaveLength(3)
  },
})
export const LongText = meta.story({
  args: {
    edits: [
      edit(1, { manga_title: 'x'.repeat(200), edit_summary: 'y'.repeat(300), editor_username: 'z'.repeat(200) }),
      edit(2, { manga_title: '進撃の司書'.repeat(40), edit_summary: '日本語のあらすじ'.repeat(40) }),
      edit(3, { manga_title: 'مكتبة البحر الطويل '.repeat(12), edit_summary: '<b>مكتبة</b>' }),
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const all = await list(context)
    await expect(all.querySelector('b')).toBeNull()
    await expect(all.scrollWidth).toBeLessThanOrEqual(all.clientWidth)
    await waitFor(() =>
      expect(rows(all)[1]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        rows(all)[0]!.getBoundingClientRect().bottom - 1,
      ),
    )
  },
})
