import { choice } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { about } from '../../lib/story-about.ts'
import { TermPicker } from './TermPicker.tsx'

const Held = ({ label }: { label: string }) => {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <main className="max-w-md p-6 pb-80">
      <h1 className="sr-only">Classifications</h1>
      <TermPicker kind="genres" label={label} value={value} onChange={setValue} />
    </main>
  )
}

const meta = preview.meta({
  title: 'parts/TermPicker/Time',
  component: Held,
  args: { label: 'Genres' },
  parameters: about(TermPicker, screenAt({ path: '/', at: '/', shell: false })),
})

type Context = Parameters<Play>[0]
const asked = ({ server }: Context, q: string) => server.journal.filter(({ query }) => query === `?q=${q}`).length
const search = async ({ canvas, userEvent }: Context, q: string, option: string) => {
  const input = canvas.getByRole('combobox')
  await userEvent.clear(input)
  await userEvent.type(input, q)
  await choice(option)
}
/** Something else in between: a search that still stands is not begun again. */
const searchAgain = async (context: Context) => {
  await search(context, 'act', 'Action')
  await search(context, 'dr', 'Drama')
}

/** Section 5: one call, 300 ms after the last letter. */
export const AsksAfterAPause = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const input = canvas.getByRole('combobox')
    let last = 0
    // Another field may come in the place of this one.
    canvasElement.addEventListener('input', () => {
      last = performance.now()
    })
    await userEvent.type(input, 'drama')
    await waitFor(() => expect(asked(context, 'drama')).toBe(1), { interval: 10 })
    await expect(performance.now() - last).toBeGreaterThan(290)
    await expect(await screen.findByRole('option', { name: 'Drama' })).toBeVisible()
  },
})
/** Section 9: an answer is kept for 30 s, and not a second longer. */
export const KeptForHalfAMinute = meta.story({
  play: async (context) => {
    const real = Date.now
    const goOn = (ms: number) => {
      Date.now = () => real() + ms
    }
    await search(context, 'dr', 'Drama')
    try {
      goOn(20_000)
      await searchAgain(context)
      await expect(asked(context, 'dr')).toBe(1)
      goOn(30_000)
      await searchAgain(context)
      await waitFor(() => expect(asked(context, 'dr')).toBe(2))
    } finally {
      Date.now = real
    }
  },
})
