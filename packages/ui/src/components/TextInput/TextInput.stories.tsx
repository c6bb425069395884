import preview from '@bunko/storybook/preview'
import { TextInput } from './TextInput.tsx'

const meta = preview.meta({ component: TextInput, args: { 'aria-label': 'Title', placeholder: 'Title' } })

export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], focusVisible: ['.is-focus'] } },
  render: (args) => (
    <div className="flex max-w-sm flex-col gap-4">
      <TextInput {...args} />
      <TextInput {...args} defaultValue="At rest" />
      <TextInput {...args} defaultValue="Hover" className="is-hover" />
      <TextInput {...args} defaultValue="Focus" className="is-focus" />
      <TextInput {...args} defaultValue="Wrong" aria-invalid />
      <TextInput {...args} defaultValue="Read only" readOnly />
      <TextInput {...args} defaultValue="Disabled" disabled />
      <TextInput {...args} defaultValue="나 혼자 최약체" lang="ko" />
    </div>
  ),
})
export const LongText = meta.story({ args: { defaultValue: 'The Lighthouse Keeper’s Wolf '.repeat(20) } })
