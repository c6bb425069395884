import type { Edit } from '@bunko/api-client'

/** A later answer on top of an earlier one: what it leaves out (R1) is still known from before. */
export const withKnown = (before: Edit, latest: Edit): Edit => ({
  ...before,
  ...Object.fromEntries(Object.entries(latest).filter(([, value]) => value !== null && value !== undefined)),
})
