import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { twoFrames } from '@bunko/storybook/two-frames'
import { Check, RotateCw } from 'lucide-react'
import { Fragment, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { whereOneTouches } from '../../lib/story-media.ts'
import { Button } from './Button.tsx'

const meta = preview.meta({ component: Button, args: { children: 'Save', onClick: fn() } })

const VARIANTS = ['primary', 'secondary', 'danger', 'danger-filled', 'quiet'] as const
const LOOKS = [
  ...VARIANTS.map((variant) => ({ variant, size: 'md' as const })),
  { variant: 'secondary', size: 'sm' },
] as const
const STATES = ['', 'is-hover', 'is-active', 'is-focus'] as const

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button')
  },
})

export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], active: ['.is-active'], focusVisible: ['.is-focus'] } },
  render: () => (
    <div className="grid w-max grid-cols-6 items-center gap-4">
      {['', 'At rest', 'Hover', 'Pressed', 'Focus', 'Disabled'].map((name) => (
        <span key={name} className="text-sm text-ink-muted">
          {name}
        </span>
      ))}
      {LOOKS.map(({ variant, size }) => (
        <Fragment key={`${variant} ${size}`}>
          <span className="text-sm text-ink-muted">{size === 'sm' ? `${variant}, small` : variant}</span>
          {STATES.map((state) => (
            <Button key={state} variant={variant} size={size} className={state}>
              Approve
            </Button>
          ))}
          <Button variant={variant} size={size} disabled>
            Approve
          </Button>
        </Fragment>
      ))}
    </div>
  ),
})

export const Small = meta.story({ args: { size: 'sm', icon: <RotateCw />, children: 'Refresh' } })

/** The key is drawn where there may be one to press. */
export const WithKey = meta.story({
  args: { variant: 'primary', shortcut: 'A', icon: <Check />, children: 'Approve' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-keyshortcuts', 'A')
    const key = canvas.getByText('A')
    await expect(key).toBeVisible()
    await whereOneTouches(async () => expect(key).not.toBeVisible())
  },
})

/** A field that is checked when it is left would move the button between the two halves of a press. */
export const Sending = meta.story({
  args: { type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['sent'] = document.activeElement?.tagName
      }}
    >
      <input aria-label="Year" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const [field, button] = [canvas.getByRole('textbox'), canvas.getByRole('button')]
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(field.closest('form')).toHaveAttribute('data-sent', 'INPUT')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
    await expect(field).toHaveFocus()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button })
    await expect(button).toHaveFocus()
    await expect(field.closest('form')).toHaveAttribute('data-sent', 'BUTTON')
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
})

/** Disabled by its own press, it keeps the focus until somebody goes on, and does nothing meanwhile. */
export const DisabledByItsPress = meta.story({
  parameters: ownFrame('100px'),
  render: function Once({ onClick }) {
    const [isDone, setIsDone] = useState(false)
    const press = () => {
      ;(onClick as () => void)()
      setIsDone(true)
    }
    return (
      <>
        <Button disabled={isDone} onClick={press}>
          Add
        </Button>
        <Button>Go on</Button>
      </>
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(add)
    await expect(args.onClick).toHaveBeenCalledOnce()
    // Another window comes to the front: it is there when one is back.
    add.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await twoFrames()
    await expect(add).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus()
    await expect(add).toBeDisabled()
  },
})

const Saving = ({ onClick }: { onClick?: () => void }) => {
  const [busy, setBusy] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onClick?.()
        setBusy(true)
      }}
    >
      <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
        Save the title
      </Button>
    </form>
  )
}

export const Busy = meta.story({
  parameters: ownFrame('100px'),
  render: ({ onClick }) => <Saving onClick={onClick as () => void} />,
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save the title' })
    const { width } = button.getBoundingClientRect()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.dblClick(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
})

export const LongText = meta.story({
  args: { children: 'Enviar proposta de edição para todos os moderadores desta temporada, inclusive os ausentes' },
  decorators: (Story) => (
    <div className="w-60">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(240)
  },
})

export const Block = meta.story({ args: { block: true, variant: 'primary', children: 'Sign in' } })
