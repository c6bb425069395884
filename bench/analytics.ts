/** How long it takes to read and count the proposals of the analytics screen: it is done again with every page read. */
import type { Edit } from '@bunko/api-client'
import { readFacts } from '../packages/ui/src/lib/analytics/facts.ts'
import { countAnalytics } from '../packages/ui/src/lib/analytics/figures.ts'
import { overTime } from '../packages/ui/src/lib/analytics/over-time.ts'
import { median } from './http-load.ts'

const PROPOSALS = 5_000
const RUNS = 15
/** A frame or three. */
const GOAL_MS = 50
const HOUR = 3_600_000

const now = new Date('2026-11-20T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const edits = Array.from({ length: PROPOSALS }, (_, at) => ({
  id: at,
  status: at % 2 === 0 ? 'pending' : at % 3 === 0 ? 'approved' : 'rejected',
  edit_type: 'tags',
  created_at: ago(at * HOUR),
  reviewed_at: at % 2 === 0 ? null : ago((at * HOUR) / 2),
  reviewed_by: null,
  reviewer_username: at % 2 === 0 ? null : `reviewer${at % 40}`,
  manga_id: at % 700,
  manga_title: 'Dungeon Kitchen Diaries',
})) as unknown as Edit[]

const times = Array.from({ length: RUNS }, () => {
  const began = performance.now()
  const figures = countAnalytics({ ...readFacts(edits, now.getTime()), period: 'all', now, isComplete: true })
  overTime(figures, 'reviewer', 'all')
  return performance.now() - began
}).toSorted((a, b) => a - b)
const met = median(times) < GOAL_MS
console.log(
  `  ${PROPOSALS} proposals counted: median ${median(times).toFixed(1)} ms, goal ${GOAL_MS} ms ${met ? 'PASS' : 'MISS'}`,
)
if (!met) process.exitCode = 1
