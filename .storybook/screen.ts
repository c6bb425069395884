import type { StoryContext } from 'storybook/internal/csf'
import { ownFrame } from './own-frame.ts'
import type { StoryRoute } from './story-app.tsx'

/** Parameters of a screen's stories: its place in the router, and a frame of its own on docs pages (its own mock). */
export const screenAt = (route: StoryRoute) => ({
  route,
  layout: 'fullscreen' as const,
  ...ownFrame('720px'),
})

/** A play function that several stories share. */
export type Play = (context: StoryContext) => Promise<void>
