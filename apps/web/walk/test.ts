import { DEMO_ACCOUNTS } from '@bunko/mock-server/named'
import { watchLeaks } from '../e2e/leaks.ts'
import { expect, served } from '../e2e/test.ts'

export { expect }
/** Where nobody signs in: there is nothing that could get out. */
export const visitorTest = served

/** The walk logs in past the page, which so never sends them. */
const KNOWN = DEMO_ACCOUNTS.flatMap(({ email, password }) => [
  [email, 'an e-mail address'] as const,
  [password, 'a password'] as const,
])

/** As `served`, and a walk fails where a token, a password or an e-mail address gets out on the way. */
export const test = served.extend<{ leaks: undefined }>({
  leaks: [
    async ({ context }, use) => {
      const watched = await watchLeaks(context, KNOWN)
      const before = watched.known()
      await use(undefined)
      expect(watched.known(), 'nothing was sent that could be found').toBeGreaterThan(before)
      expect(await watched.leaks()).toEqual([])
    },
    { auto: true },
  ],
})
