import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect } from 'storybook/test'
import { paths } from '../../paths.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Register/Server error',
  component: RegisterScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.register.pattern, at: paths.register.to(), shell: false }),
  beforeEach: ({ server }) => server.fail(contract.auth.register, { status: 500 }),
})

/** It failed on the way, and the account may be there: what to do before one tries again is said with it. */
export const ServerError = meta.story({
  play: async ({ canvas, userEvent }) => {
    const put = async (label: RegExp, text: string) => {
      await userEvent.click(await canvas.findByLabelText(label))
      await userEvent.paste(text)
    }
    await put(/^Username/, 'mei.oda')
    await put(/^E-mail/, 'mei@reader.example')
    await put(/^Password/, 'a long secret')
    await put(/^Repeat password/, 'a long secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Registration failed')
    await expect(alert).toHaveTextContent('look for our e-mail before you try again')
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('mei@reader.example')
  },
})
