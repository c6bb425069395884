import type { StoryContext } from 'storybook/internal/csf'
import { expect, waitFor } from 'storybook/test'

/** Waits until what `server.hang(call, { times: 1 })` is to hold has arrived: that the fault stands there tells nothing. */
export const held = ({ faults }: StoryContext['server']) =>
  waitFor(() => expect(faults()).toContainEqual(expect.objectContaining({ kind: 'hang', left: 0 })))

/** Lets the call that is held go on, and gives its answer, which comes after a later one's, the time to be shown. */
export const answeredLate = async ({ journal }: StoryContext['server'], release: () => void) => {
  release()
  await waitFor(() => expect(journal.some(({ fault }) => fault === 'hang')).toBe(true))
  const answered = performance.now()
  await waitFor(() => expect(performance.now() - answered).toBeGreaterThan(300))
}
