import { expect, waitFor } from 'storybook/test'
import { underWay } from './settle.ts'
import { twoFrames } from './two-frames.ts'

/**
 * Waits until what is drawn has had its time to ask, and all is answered but the calls that are `held`: the journal,
 * which tells of answers, holds by then whatever was asked for.
 */
export const answered = (held = 0) =>
  waitFor(async () => {
    // Twice: an answer may lead to another call.
    for (let look = 0; look < 2; look++) {
      await twoFrames()
      await expect(underWay()).toBe(held)
    }
  })
