import type { Reason } from './figures.ts'

const UI = 'packages/ui/src'
const CLIENT = 'packages/api-client/src'

const QUICK = 'Only spares the browser its tables of characters: the second expression decides alike.'
const TWICE = 'What this refuses is refused by its neighbour too: two locks on the door to other hosts.'
const KIND = 'Only an answer of a server has a status, so the comparison that follows fails by itself.'
const DEFAULT = 'The value is the default that stands in for an unknown one.'

/** Changes that live on because nothing that anybody can observe depends on them; one that does not live is told. */
export const REASONS: readonly Reason[] = [
  {
    file: `${CLIENT}/levels.ts`,
    was: 'level !== null',
    became: 'true',
    why: 'null is in no list of levels either; the comparison is there for the types.',
  },
  {
    file: `${CLIENT}/model/common.ts`,
    was: '{ jitless: true }',
    became: '{}',
    why: 'zod keeps its configuration in the thread that is kept; a test asks for it.',
  },
  {
    file: `${UI}/session/gates.ts`,
    was: "'/'",
    became: '""',
    why: 'Where a login would lead back to changes no kind of gate.',
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
    file: `${UI}/lib/safe-href.ts`,
    was: '/^https?:\\/\\/[^/\\\\?#]/i',
    became: '/https?:\\/\\/[^/\\\\?#]/i',
    why: TWICE,
  },
  {
    file: `${UI}/lib/safe-href.ts`,
    was: "url.protocol !== 'http:' && url.protocol !== 'https:'",
    became: 'false',
    why: TWICE,
  },
  { file: `${UI}/lib/safe-href.ts`, was: 'url.username || url.password', why: TWICE },
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
  {
    file: `${UI}/lib/person-form.ts`,
    was: "typeof kept !== 'object'",
    became: 'false',
    why: 'A text or a number has none of the fields, and a draft that changes nothing is none.',
  },
  { file: `${UI}/lib/title-form.ts`, was: "'manga'", became: '""', why: DEFAULT },
  { file: `${UI}/lib/title-form.ts`, was: "'ongoing'", became: '""', why: DEFAULT },
  { file: `${UI}/lib/title-form.ts`, was: "'none'", became: '""', why: DEFAULT },
  { file: `${UI}/lib/title-form.ts`, was: "'safe'", became: '""', why: DEFAULT },
]
