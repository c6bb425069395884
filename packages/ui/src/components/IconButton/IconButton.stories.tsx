import preview from '@bunko/storybook/preview'
import { ExternalLink, Menu, Pencil, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({ component: IconButton, args: { label: 'Open menu', icon: <Menu />, onClick: fn() } })

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], active: ['.is-active'], focusVisible: ['.is-focus'] } },
  render: () => (
    <div className="flex flex-col gap-3">
      {(['quiet', 'secondary'] as const).map((variant) => (
        <div key={variant} className="flex gap-3">
          <IconButton variant={variant} label="Edit" icon={<Pencil />} />
          <IconButton variant={variant} label="Hover" icon={<Pencil />} className="is-hover" />
          <IconButton variant={variant} label="Pressed" icon={<Pencil />} className="is-active" />
          <IconButton variant={variant} label="Focus" icon={<Pencil />} className="is-focus" />
          <IconButton variant={variant} label="Disabled" icon={<Trash2 />} disabled />
          <IconButton variant={variant} label="Small" size="sm" icon={<ExternalLink />} />
          <IconButton variant={variant} label="Small, hover" size="sm" icon={<ExternalLink />} className="is-hover" />
          <IconButton variant={variant} label="Small, focus" size="sm" icon={<ExternalLink />} className="is-focus" />
          <IconButton variant={variant} label="Small, disabled" size="sm" icon={<ExternalLink />} disabled />
        </div>
      ))}
    </div>
  ),
})
