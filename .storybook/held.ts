import type { StoryContext } from 'storybook/internal/csf'
import { expect, waitFor } from 'storybook/test'

/** Waits until what `server.hang(call, { times: 1 })` is to hold has arrived: that the fault stands there tells nothing. */
export const held = ({ faults }: StoryContext['server']) =>
  waitFor(() => expect(faults()).toContainEqual(expect.objectContaining({ kind: 'hang', left: 0 })))
