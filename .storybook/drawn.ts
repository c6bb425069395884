import type { Session } from '@bunko/api-client'
import type { MockServer } from '@bunko/mock-server'
import type { StoryContext } from 'storybook/internal/csf'
import { viewerIn } from './viewer.ts'

interface Drawn {
  /** What of the toolbar begins a story anew. */
  begins: string
  server: MockServer | undefined
  session: Session | undefined
}
const drawn = new WeakMap<AbortSignal, Drawn>()

/** What a story begins with; with anything else of it, it begins anew. Whether things may move is asked at its start. */
export const beginsWith = ({ id, globals }: Pick<StoryContext, 'id' | 'globals'>): string =>
  [id, viewerIn(globals), globals['scenario'], globals['clock'], globals['motion']].map(String).join(' ')

/**
 * True where a story that stands there is drawn again, as when somebody chooses another theme: it goes on with the
 * server it has. Storybook runs everything before a story again then, all but its steps; a story that begins anew has
 * another signal.
 */
export const isDrawnAgain = (context: StoryContext): boolean =>
  drawn.get(context.abortSignal)?.begins === beginsWith(context)

/** Remembers what a story begins with. */
export const beginStory = (context: StoryContext): void => {
  const { abortSignal, server, session } = context
  drawn.set(abortSignal, { begins: beginsWith(context), server, session })
}

/** The server and the session that the screen speaks with, whatever was made for its being drawn again. */
export const drawnWith = ({ abortSignal }: StoryContext): Partial<Pick<Drawn, 'server' | 'session'>> =>
  drawn.get(abortSignal) ?? {}
