import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React's development build notes a stack for every element it makes, ten thousand a second: a tenth of the time of all
 * stories. A warning names its components without them, and fails the story as before.
 */
export const noteNoStacks = () => {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS]
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })
}
