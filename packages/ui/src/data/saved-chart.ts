import type { Meanwhile } from '../lib/merge-chart.ts'
import type { TitlePick } from '../lib/title-pick.ts'

/** What came of saving a season's chart. */
export type Saved =
  | { kind: 'saved'; titles: TitlePick[]; /** Left out by the server. */ lost: TitlePick[]; ownOrder: boolean }
  | { kind: 'changed'; meanwhile: Meanwhile<TitlePick>; base: TitlePick[]; rows: TitlePick[] }
  | { kind: 'gone' }
