import { createQueries } from '@bunko/ui/data/api-context'
import { session } from './session.ts'

/** What the shell's screens have read. Of its own, so that a route can ask before its screen is drawn. */
export const queries = createQueries(session)
