import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { RatingInput } from './RatingInput.tsx'

const Chosen = ({ value: initial, onChoose }: ComponentProps<typeof RatingInput>) => {
  const [value, setValue] = useState(initial)
  return (
    <RatingInput
      value={value}
      onChoose={(rating) => {
        onChoose(rating)
        setValue(rating)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'parts/ReadingActions/RatingInput',
  component: RatingInput,
  args: { value: null, onChoose: fn() },
  render: (args) => <Chosen {...args} />,
})

/** Only Enter or Space chooses: what is passed on the way is not sent. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const rating = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(rating('1')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(rating('10')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(rating('2')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(rating('9')).toHaveFocus()
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose.mock.calls).toEqual([[9]])
    await expect(rating('9')).toBeChecked()
    await userEvent.keyboard('{Home} ')
    await expect(args.onChoose).toHaveBeenLastCalledWith(1)
    await expect(rating('9')).not.toBeChecked()
  },
})
/** One stop, wherever the arrows went; who comes back is at what is chosen. */
export const OneStop = meta.story({
  args: { value: 7 },
  render: (args) => (
    <>
      <Button>Before</Button>
      <RatingInput {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.click(button('Before'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '5' })).toHaveFocus()
    await userEvent.tab()
    await expect(button('After')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('radio', { name: '7' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await userEvent.tab({ shift: true })
    await expect(button('Before')).toHaveFocus()
  },
})
export const ByPointer = meta.story({
  args: { value: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '8' }))
    await expect(args.onChoose.mock.calls).toEqual([[8]])
    await expect(canvas.getAllByRole('radio', { checked: true })).toEqual([canvas.getByRole('radio', { name: '8' })])
  },
})
/** 3 is under the pointer, 5 has the focus, 7 is chosen. */
export const States = meta.story({
  args: { value: 7 },
  parameters: { pseudo: { hover: ['button:nth-child(3)'], focusVisible: ['button:nth-child(5)'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked()
  },
})
export const Phone = meta.story({
  args: { value: 10 },
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const top = (name: string) => canvas.getByRole('radio', { name }).getBoundingClientRect().top
    await expect(top('6')).toBeGreaterThan(top('5'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
