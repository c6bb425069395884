import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { TabPanel, Tabs } from './Tabs.tsx'

const COUNTS = { pending: 43, approved: 1204, rejected: 96, all: 1343 }
type Value = keyof typeof COUNTS
const NAMES = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', all: 'All' }
const VALUES = ['pending', 'approved', 'rejected', 'all'] as const
const WITH_COUNTS = VALUES.map((value) => ({ value, label: NAMES[value], count: COUNTS[value] }))
const SHORT_COUNTS = VALUES.map((value, at) => ({ value, label: NAMES[value], count: [43, 7, 96, 0][at] ?? 0 }))
const COUNTS_UNKNOWN = VALUES.map((value) => ({ value, label: NAMES[value], count: null }))
const BACK = { key: 'ArrowLeft', altKey: true }
const WITHOUT = VALUES.map((value) => ({ value, label: NAMES[value] }))

const Queue = ({
  loaded = true,
  onValueChange,
}: {
  loaded?: boolean
  onValueChange?: ((value: string) => void) | undefined
}) => {
  const [value, setValue] = useState<Value>('pending')
  const [known, setKnown] = useState(loaded)
  return (
    <>
      <Tabs
        id="queue"
        label="Status"
        tabs={loaded ? WITH_COUNTS : known ? SHORT_COUNTS : COUNTS_UNKNOWN}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          onValueChange?.(next)
        }}
      />
      <TabPanel id="queue" value={value}>
        Edits that are {value}. {!known && <button onClick={() => setKnown(true)}>Load</button>}
      </TabPanel>
    </>
  )
}

const meta = preview.meta({
  component: Tabs,
  subcomponents: { TabPanel },
  args: { id: 'queue', label: 'Status', tabs: WITH_COUNTS, value: 'pending', onValueChange: fn() },
  render: ({ onValueChange }) => <Queue onValueChange={onValueChange} />,
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Pending 43' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'All 1,343' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'All 1,343' })).toHaveTextContent('Edits that are all.')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Approved 1,204', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all')
  },
})
/** Pressed again before the choice is drawn, as of a screen that takes its time, it goes on from there. */
export const FasterThanItsScreen = meta.story({
  render: (args) => (
    <>
      <Tabs {...args} />
      <TabPanel id={args.id} value={args.value}>
        Edits that are pending.
      </TabPanel>
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rejected')
    await expect(canvas.getByRole('tab', { name: 'Rejected 96' })).toHaveFocus()
  },
})
/** Alt, Ctrl and Cmd make a key the browser's: Alt+Left goes back a page, and chooses nothing. */
export const BrowserKeys = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    for (const held of ['Alt', 'Control', 'Meta'])
      await userEvent.keyboard(`{${held}>}{ArrowLeft}{ArrowRight}{End}{/${held}}`)
    await expect(fireEvent.keyDown(canvas.getByRole('tab', { name: 'Pending 43' }), BACK)).toBe(true)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
/** Where one reads from the right the next one is on the left. */
export const FromTheRight = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Approved 1,204', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'All 1,343', selected: true })).toHaveFocus()
  },
})
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const Week = () => {
  const [value, setValue] = useState('Monday')
  const tabs = DAYS.map((day) => ({ value: day, label: day, count: 12 }))
  return (
    <div className="p-4">
      <Tabs id="week" label="Day" tabs={tabs} value={value} onValueChange={setValue} />
      <TabPanel id="week" value={value}>
        {value}
      </TabPanel>
    </div>
  )
}
/** Many stay in one line that scrolls; the chosen one is always in sight, and the page does not scroll with them. */
export const OneLine = meta.story({
  globals: { viewport: { value: 'small' } },
  render: () => <Week />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    const tabs = canvas.getAllByRole('tab')
    await expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect(list.scrollHeight).toBe(list.clientHeight)
    await userEvent.tab()
    const { left, right } = list.getBoundingClientRect()
    for (const day of [...DAYS.slice(1), 'Monday']) {
      await userEvent.keyboard('{ArrowRight}')
      const chosen = canvas.getByRole('tab', { name: `${day} 12`, selected: true })
      await expect(chosen).toHaveFocus()
      await expect(chosen.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
      await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
export const ByPointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rejected 96' }))
    await expect(args.onValueChange.mock.calls).toEqual([['rejected']])
  },
})
/** Up to two digits have a place that is kept for them. */
export const CountsArrive = meta.story({
  parameters: ownFrame('140px'),
  render: () => <Queue loaded={false} />,
  play: async ({ canvas, userEvent }) => {
    const places = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left)
    const before = places()
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByRole('tab', { name: 'Approved 7' })).toBeVisible()
    await expect(places()).toEqual(before)
  },
})
/** Four with counts of two digits are whole on a phone, before the counts come and then. */
export const FourFitAPhone = meta.story({
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div className="p-4">
      <Queue loaded={false} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    const places = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left)
    await expect(list.scrollWidth).toBe(list.clientWidth)
    const before = places()
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByRole('tab', { name: 'Rejected 96' })).toBeVisible()
    await expect(places()).toEqual(before)
    await expect(list.scrollWidth).toBe(list.clientWidth)
  },
})
export const WithoutCounts = meta.story({
  render: () => (
    <>
      <Tabs id="plain" label="Status" tabs={WITHOUT} value="approved" onValueChange={() => {}} />
      <TabPanel id="plain" value="approved">
        Edits
      </TabPanel>
    </>
  ),
})
/** Parts of a form: how complete each is, and how much in it is wrong. What is said unseen widens no phone's page. */
export const PartsOfAForm = meta.story({
  globals: { viewport: { value: 'small' } },
  render: () => (
    <div className="p-4">
      <Tabs
        id="form"
        label="Parts of the form"
        tabs={[
          { value: 'basic', label: 'Basic Info', share: { filled: 6, of: 14 }, problems: 2 },
          { value: 'people', label: 'Authors', share: { filled: 0, of: 2 }, problems: 0 },
          { value: 'database', label: 'Database', share: { filled: 2, of: 2 }, problems: 1 },
        ]}
        value="basic"
        onValueChange={() => {}}
      />
      <TabPanel id="form" value="basic">
        Fields
      </TabPanel>
    </div>
  ),
  play: async ({ canvas }) => {
    const names = [
      'Basic Info 6 of 14 filled in 2 problems',
      'Authors 0 of 2 filled in',
      'Database 2 of 2 filled in 1 problem',
    ]
    for (const name of names) await expect(canvas.getByRole('tab', { name })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** Whatever is narrow, a screen or a box: one line, and the last comes into sight when it is chosen. */
export const Narrow = meta.story({
  decorators: (Story) => (
    <div className="w-72">
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    const tabs = canvas.getAllByRole('tab')
    await expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
    const { right } = list.getBoundingClientRect()
    await expect(tabs.at(-1)?.getBoundingClientRect().right).toBeGreaterThan(right)
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending 43' }))
    await userEvent.keyboard('{End}')
    await expect(tabs.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['[data-value="approved"]'], focusVisible: ['[data-value="pending"]'] } },
})
export const LongText = meta.story({
  render: () => (
    <div className="p-4">
      <Tabs
        id="long"
        label="Status"
        tabs={[
          { value: 'one', label: 'Propostas à espera de decisão', count: 1_234 },
          { value: 'two', label: 'Recusadas', count: 7, problems: 12 },
        ]}
        value="one"
        onValueChange={() => {}}
      />
      <TabPanel id="long" value="one">
        Edits
      </TabPanel>
    </div>
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
