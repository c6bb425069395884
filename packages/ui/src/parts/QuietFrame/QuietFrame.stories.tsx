import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { QuietFrame } from './QuietFrame.tsx'
import { SignedInAlready } from './SignedInAlready.tsx'

const meta = preview.meta({
  component: QuietFrame,
  args: {
    title: 'Forgot password',
    lead: 'We send you an e-mail with a link to choose a new one.',
    children: (
      <form aria-label="Forgot password" className="flex flex-col gap-4">
        <Field label="E-mail">{(control) => <TextInput {...control} type="email" />}</Field>
        <Button variant="primary">Send the link</Button>
      </form>
    ),
    aside: (
      <p>
        You remember it? <Link to="/login">Log in</Link>
      </p>
    ),
  },
  parameters: { layout: 'fullscreen', ...ownFrame('720px') },
})

export const Usual = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
    await expect(canvas.getByText('We send you an e-mail with a link to choose a new one.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Bunko' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Bunko' })).toHaveAttribute('href', '/')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveFocus()
  },
})
/** Neither a lead nor other ways on. */
export const Bare = meta.story({
  args: { title: 'E-mail verified', lead: undefined, aside: undefined, children: <p>You may log in now.</p> },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You may log in now.')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

const Turning = ({ title, children, ...rest }: ComponentProps<typeof QuietFrame>) => {
  const [isSent, setIsSent] = useState(false)
  return (
    <QuietFrame {...rest} title={isSent ? 'Check your e-mail' : title}>
      {isSent ? (
        <p>A link is on its way.</p>
      ) : (
        <>
          {children}
          <Button onClick={() => setIsSent(true)}>Go on</Button>
        </>
      )}
    </QuietFrame>
  )
}
/** What was pressed is gone: the focus goes on with what came. */
export const TurnsIntoAnother = meta.story({
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toHaveFocus()
    await expect(canvas.getByText('A link is on its way.')).toBeVisible()
  },
})
/** Somebody who is signed in opens a screen for those who are not. */
export const SignedIn = meta.story({
  args: {
    title: 'Create an account',
    lead: undefined,
    aside: undefined,
    children: <SignedInAlready next="/lists">Log out to create another account.</SignedInAlready>,
  },
  globals: { level: '5' },
  parameters: screenAt({ path: '/register', at: '/register', shell: false }),
  play: async ({ canvas, session, userEvent }) => {
    await expect(await canvas.findByText('ana.luz')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/lists')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(session.state().isAuthenticated).toBe(false))
  },
})
export const LongText = meta.story({
  args: {
    title: 'Recuperação da palavra-passe'.repeat(4).replaceAll(' ', ''),
    lead: 'x'.repeat(200),
    children: <p className="wrap-anywhere">{'進撃の司書'.repeat(40)}</p>,
    aside: <ButtonLink to="/login">Voltar à página de entrada, onde quer que ela esteja agora</ButtonLink>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
