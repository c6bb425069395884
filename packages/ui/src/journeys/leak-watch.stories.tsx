import { UNDER_TEST } from '@bunko/storybook/axe'
import { leaksSeen, refuseLeaks } from '@bunko/storybook/leaks'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect } from 'storybook/test'
import { PlaceholderScreen } from '../screens/PlaceholderScreen/PlaceholderScreen.tsx'

const Moderation = () => <PlaceholderScreen name="moderation" />

/** Every story ends with a look for secrets where others could read. Here they are planted, and found before it ends. */
const meta = preview.meta({
  title: 'Journeys/Leak watch',
  component: Moderation,
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin/moderation', at: '/admin/moderation' }),
})

type Context = Parameters<Play>[0]
interface Planted {
  token: string
  fetch: Context['fetch']
}

/** Only tests are watched: whoever opens the story in the workshop has a console of their own. */
const found = (...where: string[]) => (UNDER_TEST ? where : [])

const finds =
  (where: string, plant: (planted: Planted) => unknown): Play =>
  async ({ canvas, fetch, session }) => {
    await canvas.findByRole('heading', { level: 1 })
    const token = session.state().tokens?.accessToken ?? ''
    await fetch('/api/v1/auth/me/', { headers: { authorization: `Bearer ${token}` } })
    await plant({ token, fetch })
    await expect(leaksSeen()).toEqual(found(where))
  }

/** What the console has by then: the watch stands in for it. */
const log = (...words: unknown[]) => {
  const { debug } = console
  debug(...words)
}

const sends = (fetch: Context['fetch'], path: string, body: object) =>
  fetch(`/api/v1/auth/${path}`, { method: 'POST', body: JSON.stringify(body) })

export const TokenInTheConsole = meta.story({
  play: finds('the console', ({ token }) => log('sent', { token })),
})

export const TokenInAnAddress = meta.story({
  play: finds('an address', ({ token, fetch }) => fetch(`/api/v1/manga/?search=${encodeURIComponent(token)}`)),
})

export const TokenInAReport = meta.story({
  play: finds('a report', ({ token }) => dispatchEvent(new CustomEvent('bunko:error', { detail: new Error(token) }))),
})

export const TokenInTheTitle = meta.story({
  play: finds('the title', ({ token }) => (document.title = token)),
})

export const PasswordThatWasSent = meta.story({
  play: finds('the console', async ({ fetch }) => {
    await sends(fetch, 'login/', { username: 'nobody', password: 'planted password' })
    log('planted password')
  }),
})

export const AddressThatWasSent = meta.story({
  play: finds('the console', async ({ fetch }) => {
    await sends(fetch, 'forgot-password/', { email: 'planted@reader.example' })
    log('planted@reader.example')
  }),
})

export const CodeOfALetter = meta.story({
  play: finds('the console', async ({ fetch }) => {
    await sends(fetch, 'verify-email/', { token: 'planted code' })
    log('planted code')
  }),
})

/** What refuses a story names the place and no secret, and says it once. */
export const Refused = meta.story({
  play: async ({ canvas, fetch }) => {
    await canvas.findByRole('heading', { level: 1 })
    await sends(fetch, 'verify-email/', { token: 'planted code' })
    log('planted code')
    const refusals = [refuseLeaks, refuseLeaks].map((refuse) => {
      try {
        return refuse()
      } catch (error) {
        return String(error)
      }
    })
    const refusal = 'Error: A token, password, code or e-mail address was seen in the console'
    await expect(refusals).toEqual([UNDER_TEST ? refusal : undefined, undefined])
  },
})
