export type Severity = 'failure' | 'remark'
export interface Finding {
  severity: Severity
  /** A plain sentence: where the answer does not fit, or what is worth knowing. */
  text: string
}
export interface CallReport {
  /** 'titles.get' */
  call: string
  /** Below the base path, with its query; with `{id}` where it was not asked. */
  path: string
  asked: boolean
  /** Null when it was not asked, or no answer came. */
  status: number | null
  /** Whole milliseconds until the whole answer was there. */
  ms: number | null
  findings: Finding[]
}
export interface Report {
  api: string
  /** ISO 8601. */
  startedAt: string
  calls: CallReport[]
  totals: { calls: number; asked: number; notAsked: number; fit: number; failures: number; remarks: number }
}

export const failure = (text: string): Finding => ({ severity: 'failure', text })
export const remark = (text: string): Finding => ({ severity: 'remark', text })
