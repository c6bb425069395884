import { accountLines, columns, type ShownAccount } from '@bunko/mock-server/account-lines'

/** What is printed once everything answers. */
export const readyLines = (addresses: readonly (readonly [string, string])[], accounts: readonly ShownAccount[]) => [
  '',
  'Bunko is running.',
  '',
  ...columns(addresses),
  '',
  ...(accounts.length > 0
    ? ['Demo accounts of the mock server:', '', ...accountLines(accounts)]
    : ['Sign in with an account of that server.']),
  '',
  'Ctrl+C stops everything.',
]
