import type { Reason } from './figures.ts'

const UI = 'packages/ui/src'
const CLIENT = 'packages/api-client/src'
const DIFF = `${UI}/lib/diff`

const QUICK = 'Only spares the browser its tables of characters: the second expression decides alike.'
const TWICE = 'What this refuses is refused by its neighbour too: two locks on the door to other hosts.'
const KIND = 'Only an answer of a server has a status, so the comparison that follows fails by itself.'
const CAUGHT = 'What is not there throws within the same attempt, and that is caught.'
const ISSUE = 'What does not fit always names its first issue; the rest is there for the types.'
const RECORD = 'Without its record no answer is read; the question is there for the types.'
const NOBODY = 'A record of which nothing identifies is refused afterwards, with the same words.'
const NO_CALL = 'The error of a session names no call; the question is there for the types.'
const BEHIND = 'Nothing is kept of what is written behind the end of an array of numbers.'

/** Changes that live on because nothing that anybody can observe depends on them; one that does not live is told. */
export const REASONS: readonly Reason[] = [
  {
    file: `${CLIENT}/levels.ts`,
    was: 'level !== null',
    became: 'true',
    why: 'null is in no list of levels either; the comparison is there for the types.',
  },
  {
    file: `${UI}/session/may-open.ts`,
    was: "viewer.kind === 'user'",
    became: 'true',
    why: 'Whoever is not signed in has no level, and no level may nothing; the question is there for the types.',
  },
  { file: `${CLIENT}/session/browser.ts`, was: 'surroundings.navigator?.locks', why: CAUGHT },
  { file: `${CLIENT}/session/lock.ts`, was: 'locks', became: 'true', why: CAUGHT },
  { file: `${CLIENT}/session/lock.ts`, was: 'storage', became: 'true', why: CAUGHT },
  {
    file: `${CLIENT}/session/session.ts`,
    was: 'held',
    became: 'true',
    why: 'A session is lost only by a refresh that has just read it; the question is there for the types.',
  },
  {
    file: `${CLIENT}/session/storage.ts`,
    was: '{',
    became: '{}',
    why: 'A block that ends without a word answers undefined, which is no success either.',
  },
  {
    file: `${CLIENT}/session/storage.ts`,
    was: 'store()',
    became: 'false',
    why: 'Where the first attempt would have succeeded, the second does, and the note goes either way.',
  },
  {
    file: `${CLIENT}/session/storage.ts`,
    was: 'raw === null',
    became: 'false',
    why: 'Only where there is no session is there no text; the question is there for the types.',
  },
  {
    file: `${CLIENT}/session/storage.ts`,
    was: '!next || raw === null',
    became: '!next && raw === null',
    why: 'Both are so, or neither; the question is there for the types.',
  },
  {
    file: `${CLIENT}/http/tolerant.ts`,
    was: '[]',
    became: '["Stryker was here"]',
    why: 'A union has options always; the empty list is there for the types.',
  },
  {
    file: `${CLIENT}/http/tolerant.ts`,
    was: "'nothing'",
    became: '""',
    why: 'Nothing is forgiven by whatever is neither all nor rows.',
  },
  { file: `${CLIENT}/http/tolerant.ts`, was: "''", became: '"Stryker was here!"', why: ISSUE },
  { file: `${CLIENT}/http/tolerant.ts`, was: "'does not fit'", became: '""', why: ISSUE },
  { file: `${CLIENT}/http/tolerant.ts`, was: 'issue?.path', became: 'issue.path', why: ISSUE },
  { file: `${CLIENT}/http/tolerant.ts`, was: 'issue?.message', became: 'issue.message', why: ISSUE },
  {
    file: `${CLIENT}/http/early-fetch.ts`,
    was: "''",
    became: '"Stryker was here!"',
    why: 'Any text that is no address serves: nothing was asked for by it.',
  },
  {
    file: `${CLIENT}/http/envelope.ts`,
    was: '[]',
    became: '["Stryker was here"]',
    why: 'A text has neither a count nor a next page.',
  },
  { file: `${CLIENT}/http/api-error.ts`, was: "error.kind !== 'session'", became: 'true', why: NO_CALL },
  { file: `${CLIENT}/http/api-error.ts`, was: "'session'", became: '""', why: NO_CALL },
  {
    file: `${CLIENT}/http/call.ts`,
    was: "parts.body?.['refreshToken']",
    became: "parts.body['refreshToken']",
    why: 'A logout always has a body; the question is there for the types.',
  },
  { file: `${CLIENT}/http/tolerant.ts`, was: 'other !== key && !isNone(value[other])', why: NOBODY },
  { file: `${CLIENT}/http/tolerant.ts`, was: 'other !== key', became: 'true', why: NOBODY },
  { file: `${CLIENT}/session/login.ts`, was: "error.kind === 'http'", became: 'true', why: KIND },
  {
    file: `${CLIENT}/http/envelope.ts`,
    was: 'total !== null',
    became: 'true',
    why: 'What is no count is passed over afterwards as well.',
  },
  {
    file: `${CLIENT}/http/send.ts`,
    was: '() => false',
    became: '() => undefined',
    why: 'Nothing is no more a lost file than false is.',
  },
  {
    file: `${CLIENT}/http/send.ts`,
    was: 'false',
    became: 'true',
    why: 'A call that was called off, or took too long, says so before it says anything of a file.',
  },
  {
    file: `${CLIENT}/http/send.ts`,
    was: 'body !== undefined',
    became: 'true',
    why: 'A body that is undefined is none; the question is there for the types.',
  },
  {
    file: `${CLIENT}/http/server-text.ts`,
    was: 'wait === null',
    became: 'false',
    why: 'The text null is neither a number nor a date.',
  },
  {
    file: `${CLIENT}/http/server-text.ts`,
    was: "''",
    became: '"Stryker was here!"',
    why: 'Neither is a date.',
  },
  { file: `${UI}/lib/next-path.ts`, was: '/[^!-~]/', became: '/[!-~]/', why: QUICK },
  { file: `${UI}/lib/next-path.ts`, was: "url.origin !== 'https://bunko.invalid'", became: 'false', why: TWICE },
  { file: `${UI}/lib/safe-href.ts`, was: '/^[!-~]*$/', why: QUICK },
  {
    file: `${UI}/lib/safe-href.ts`,
    was: '{',
    became: '{}',
    why: 'A block that ends without a word answers undefined as well.',
  },
  {
    file: `${UI}/lib/house-told.ts`,
    was: 'magazine?.serialized_manga_ids',
    became: 'magazine.serialized_manga_ids',
    why: RECORD,
  },
  {
    file: `${UI}/lib/house-told.ts`,
    was: 'publisher?.owned_magazine_ids',
    became: 'publisher.owned_magazine_ids',
    why: RECORD,
  },
  {
    file: `${UI}/lib/account-form.ts`,
    was: "typeof error.body === 'object'",
    became: 'true',
    why: 'A text has none of the keys that are looked for.',
  },
  { file: `${UI}/lib/account-form.ts`, was: "error.kind === 'http'", became: 'true', why: KIND },
  { file: `${UI}/lib/logo-rules.ts`, was: "error.kind === 'http'", became: 'true', why: KIND },
  {
    file: `${UI}/lib/image-check.ts`,
    was: '() => new ArrayBuffer(0)',
    became: '() => undefined',
    why: 'An array of bytes made of undefined is empty too.',
  },
  { file: `${UI}/lib/image-check.ts`, was: '[]', why: 'No brand of a picture is called what stands in its place.' },
  {
    file: `${DIFF}/align.ts`,
    was: '[]',
    became: '["Stryker was here"]',
    why: 'Groups of no token at all are never looked for.',
  },
  {
    file: `${DIFF}/align.ts`,
    was: 'Math.abs(old.length - fresh.length) > maxEditLength',
    became: 'false',
    why: 'Only spares time: the diff package does not find more edits either.',
  },
  {
    file: `${DIFF}/align.ts`,
    was: 'before !== beforeEnd',
    became: 'true',
    why: 'Only spares a call: a range without tokens is aligned at once.',
  },
  {
    file: `${DIFF}/anchors.ts`,
    was: 'high > 0 && anchors[tails[high - 1]!]![1] < after',
    became: 'false',
    why: 'Only spares the search, which finds the same place.',
  },
  { file: `${DIFF}/anchors.ts`, was: 'place < after.length', became: 'place <= after.length', why: BEHIND },
  { file: `${DIFF}/anchors.ts`, was: 'place < before.length', became: 'place <= before.length', why: BEHIND },
  {
    file: `${DIFF}/canonical-json.ts`,
    was: 'one < other',
    became: 'one <= other',
    why: 'An object has no two equal keys.',
  },
  {
    file: `${DIFF}/common-ends.ts`,
    was: '/^.*(?:[.!?…]\\s+|[。！？\\n])/su',
    became: '/.*(?:[.!?…]\\s+|[。！？\\n])/su',
    why: 'Only spares time: where nothing is found from the start on, nothing is found later.',
  },
  { file: `${DIFF}/grams.ts`, was: 'place < prints.length', became: 'place <= prints.length', why: BEHIND },
  {
    file: `${DIFF}/grams.ts`,
    was: 'Math.imul(print ^ source[place + next]!, 0x9e_37_79_b1) + 0x7f_4a_7c_15',
    became: 'Math.imul(print ^ source[place + next]!, 0x9e_37_79_b1) - 0x7f_4a_7c_15',
    why: 'Another number for each group of tokens is as good.',
  },
  {
    file: `${DIFF}/lexicon.ts`,
    was: '[]',
    became: '["Stryker was here"]',
    why: 'Only true says of a token that it is a chunk.',
  },
  { file: `${DIFF}/lexicon.ts`, was: 'length / 4', became: 'length * 4', why: 'Only takes more room.' },
  {
    file: `${DIFF}/lexicon.ts`,
    was: 'this.size * 2 > this.#slots.length',
    became: 'this.size * 2 >= this.#slots.length',
    why: 'Only grows one token sooner.',
  },
  {
    file: `${DIFF}/lexicon.ts`,
    was: 'slot + 1',
    became: 'slot - 1',
    why: 'Any way from slot to slot will do, as long as it is always the same.',
  },
  {
    file: `${DIFF}/likeness.ts`,
    was: 'index >= WINDOW',
    became: 'true',
    why: 'Before the start there is no character, and so nothing to take away.',
  },
  {
    file: `${DIFF}/likeness.ts`,
    was: 'before.length < after.length',
    became: 'before.length <= after.length',
    why: 'Of two texts of the same length either is the shorter one.',
  },
  {
    file: `${DIFF}/parts.ts`,
    was: 'oldEnd === old && freshEnd === fresh',
    became: 'false',
    why: 'Only spares time: two empty texts are the same.',
  },
  {
    file: `${DIFF}/refine.ts`,
    was: 'place < oldEnd',
    became: 'place <= oldEnd',
    why: 'The token at which a range begins is never kept.',
  },
  { file: `${DIFF}/scan.ts`, was: 'index < text.length', why: 'Behind the end stands what ends every token.' },
  {
    file: `${DIFF}/slide.ts`,
    was: 'shift < 0',
    became: 'shift <= 0',
    why: 'Nothing can be moved in either direction.',
  },
  {
    file: `${DIFF}/table.ts`,
    was: 'cells.length < (rows + 1) * width',
    why: 'Only takes new room where the old would do.',
  },
  {
    file: `${DIFF}/table.ts`,
    was: 'rows * width',
    became: 'rows / width',
    why: 'Only clears more than it needs to: what is above is written before it is read.',
  },
  {
    file: `${DIFF}/table.ts`,
    was: 'below > right',
    became: 'below >= right',
    why: 'Of two equal numbers either is the larger one.',
  },
]
