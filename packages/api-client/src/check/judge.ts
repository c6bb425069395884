import type { Endpoint, Who } from '../contract/endpoint.ts'
import { serverText } from '../http/server-text.ts'
import { CAPABILITIES, can, LEVEL_NAMES, type Level } from '../levels.ts'
import { PATIENCE, type Asked } from './ask.ts'
import { bodyFindings } from './judge-body.ts'
import type { Reached } from './reach.ts'
import { failure, remark, type Finding } from './types.ts'
import { quoted, seconds } from './words.ts'

/** Who asks: nobody, or somebody whose level is known or not. */
export interface Asker {
  isSignedIn: boolean
  level: Level | null
}

export const parsed = (text: string): { ok: true; body: unknown } | { ok: false } => {
  try {
    return { ok: true, body: JSON.parse(text) as unknown }
  } catch {
    return { ok: false }
  }
}

const levelText = (level: Level) => `level ${level} (${LEVEL_NAMES[level]})`

const mayAsk = (who: Who, { isSignedIn, level }: Asker): boolean | null => {
  if (who === 'anyone') return true
  if (who === 'signedIn' || !isSignedIn) return isSignedIn
  return level === null ? null : can(level, who)
}

const refusedFor = (e: Endpoint, asker: Asker): Finding => {
  const may = mayAsk(e.who, asker)
  const isDocumented = e.errors.includes(403)
  if (isDocumented && may === false && asker.level !== null)
    return remark(`status 403: ${levelText(asker.level)} may not ask this, as the contract says`)
  if (isDocumented && may === null) return remark('status 403: the level of this login is not known')
  const who = e.who === 'anyone' ? 'anyone' : asker.level === null ? 'whoever is signed in' : levelText(asker.level)
  return failure(`status 403, the contract lets ${who} ask`)
}

const statusFinding = (e: Endpoint, status: number, asker: Asker): Finding => {
  if (status === 401)
    return failure(`status 401, ${e.who === 'anyone' ? 'the contract lets anyone ask' : 'though signed in'}`)
  if (status === 403) return refusedFor(e, asker)
  if (status === 404)
    return failure(
      e.path.includes('{') ? 'status 404, though the server itself gave the id' : 'status 404: no such call',
    )
  return failure(`status ${status}`)
}

/** The server's own words, and what it sent in place of them. */
const withWords = (finding: Finding, asked: Extract<Asked, { kind: 'answer' }>): Finding[] => {
  if (isHtml(asked)) return [finding, failure('an HTML page instead of JSON')]
  const read = parsed(asked.text)
  const text = finding.severity === 'failure' && read.ok ? serverText(read.body) : null
  return [text === null ? finding : { ...finding, text: `${finding.text}: the server says ${quoted(text, 80)}` }]
}

const isHtml = ({ contentType, text }: Extract<Asked, { kind: 'answer' }>) =>
  /\bhtml\b/i.test(contentType) || /^\s*<(!doctype|html|head|body)\b/i.test(text)

const contentFindings = (e: Endpoint, asked: Extract<Asked, { kind: 'answer' }>, reached: Reached): Finding[] => {
  if (isHtml(asked)) return [failure('an HTML page instead of JSON')]
  if (asked.text.trim() === '') return [failure('an empty body instead of JSON')]
  const read = parsed(asked.text)
  if (!read.ok) return [failure(`broken JSON, it begins with ${quoted(asked.text)}`)]
  const type = /\bjson\b/i.test(asked.contentType)
    ? []
    : [remark(`content type ${quoted(asked.contentType)}, JSON is expected (ignored)`)]
  // Where only we found the place, the client does not get there: nothing to survive.
  const hasFailed = reached.findings.length > 0 && reached.isReachable
  return [...type, ...bodyFindings(e, read.body, hasFailed)]
}

const answerFindings = (e: Endpoint, asked: Extract<Asked, { kind: 'answer' }>, reached: Reached, asker: Asker) => {
  // What it redirects to was not asked, and has been said.
  if (asked.status >= 300 && asked.status < 400 && reached.findings.length > 0) return []
  if (asked.status === 429) return withWords(failure('status 429: too many requests'), asked)
  if (asked.status < 200 || asked.status >= 300) return withWords(statusFinding(e, asked.status, asker), asked)
  const tooLow = mayAsk(e.who, asker) === false && asker.level !== null
  const answered = tooLow && asker.level ? [failure(`answers ${levelText(asker.level)}, ${whoMay(e.who)}`)] : []
  return [...answered, ...contentFindings(e, asked, reached)]
}

const whoMay = (who: Who): string =>
  who === 'anyone' || who === 'signedIn'
    ? 'whoever is signed in may ask'
    : `the contract says level ${CAPABILITIES[who].join(', ')} only`

/** Where one answer does not fit the contract. `limitMs`: what it may take. */
export const judge = (e: Endpoint, reached: Reached, asker: Asker, limitMs: number): Finding[] => {
  const { asked } = reached
  if (asked.kind === 'timeout')
    return [
      ...reached.findings,
      failure(`no answer within ${seconds(limitMs * PATIENCE)} s (limit ${seconds(limitMs)})`),
    ]
  if (asked.kind === 'broken') return [...reached.findings, failure(`no whole answer: ${asked.why}`)]
  const slow = asked.ms > limitMs ? [failure(`took ${seconds(asked.ms)} s (limit ${seconds(limitMs)})`)] : []
  return [...reached.findings, ...slow, ...answerFindings(e, asked, reached, asker)]
}
