import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { PasswordInput } from './PasswordInput.tsx'

const meta = preview.meta({
  component: PasswordInput,
  args: { id: 'password', 'aria-label': 'Password', autoComplete: 'current-password', className: 'max-w-sm' },
})

export const ShowsAndHides = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password', { exact: true })
    await userEvent.type(field, 'hunter2')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('hunter2')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
})
/** Whoever types can see what they typed. */
export const Shown = meta.story({
  parameters: ownFrame('100px'),
  args: { defaultValue: 'hunter2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'hunter2' } })
export const States = meta.story({
  parameters: {
    pseudo: { hover: ['.is-hover input', '.is-hover button'], focusVisible: ['.is-focus input', '.is-eye button'] },
  },
  render: () => (
    <div className="flex flex-col gap-4">
      {['at-rest', 'is-hover', 'is-focus', 'is-eye'].map((state) => (
        <PasswordInput
          key={state}
          id={state}
          aria-label={state}
          autoComplete="current-password"
          defaultValue="hunter2"
          className={`max-w-sm ${state}`}
        />
      ))}
      <PasswordInput
        id="wrong"
        aria-label="Wrong"
        aria-invalid
        autoComplete="current-password"
        defaultValue="hunter2"
        className="max-w-sm"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByLabelText('Wrong')
    await expect(wrong).toBeInvalid()
    const { borderColor } = getComputedStyle(canvas.getByLabelText('at-rest'))
    await expect(getComputedStyle(wrong).borderColor).not.toBe(borderColor)
  },
})
export const LongText = meta.story({ args: { defaultValue: 'p'.repeat(120) } })
