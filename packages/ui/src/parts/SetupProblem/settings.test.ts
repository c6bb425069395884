import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingsProblems } from './settings-problems.ts'
import { DEFAULT_SETTINGS, readSettings } from '../../lib/settings.ts'

const KEY = '1x00000000000000000000AA'

const base = (value: string) =>
  `apiBase must be a path on this origin without a final slash, such as "/api/v1". It is ${value}.`
const key = (value: string) =>
  `turnstileSiteKey must be the bot check's public key, or null for no bot check. It is ${value}.`

describe('the configuration of an installation', () => {
  test('the file that comes with the app holds the defaults', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../../apps/web/public/config.json'), 'utf8')
    expect(JSON.parse(text)).toEqual(DEFAULT_SETTINGS)
    expect(readSettings(text)).toEqual({ apiBase: '/api/v1', healthPath: '/health/', turnstileSiteKey: null })
  })

  test.each([
    ['{}', {}],
    ['{"apiBase":"/backend/v2"}', { apiBase: '/backend/v2' }],
    ['{"healthPath":"/up"}', { healthPath: '/up' }],
    [`{"turnstileSiteKey":"${KEY}"}`, { turnstileSiteKey: KEY }],
    ['{"turnstileSiteKey":""}', { turnstileSiteKey: null }],
    [
      `{"apiBase":"/a.b/~c","healthPath":"/x/y/","turnstileSiteKey":"${KEY}"}`,
      { apiBase: '/a.b/~c', healthPath: '/x/y/', turnstileSiteKey: KEY },
    ],
  ])('%s', (text, settings) => {
    expect(readSettings(text)).toEqual(settings)
    expect(settingsProblems(text)).toEqual([])
  })

  test.each([
    ['', 'config.json is not valid JSON.'],
    ['{"apiBase":"/api/v1"', 'config.json is not valid JSON.'],
    ['null', 'config.json must hold one object.'],
    ['[]', 'config.json must hold one object.'],
    ['7', 'config.json must hold one object.'],
    ['"/api/v1"', 'config.json must hold one object.'],
    ['{"apiBase":"https://elsewhere.example/api"}', base('"https://elsewhere.example/api"')],
    ['{"apiBase":"//elsewhere.example"}', base('"//elsewhere.example"')],
    ['{"apiBase":"/api/../admin"}', base('"/api/../admin"')],
    ['{"apiBase":"/api/v1/"}', base('"/api/v1/"')],
    ['{"apiBase":"/api?x=1"}', base('"/api?x=1"')],
    ['{"apiBase":"/api\\\\v1"}', base('"/api\\\\v1"')],
    ['{"apiBase":"/api/v1\\n"}', base('"/api/v1\\n"')],
    ['{"apiBase":""}', base('""')],
    [`{"apiBase":"${'k'.repeat(78)}"}`, base(`"${'k'.repeat(78)}"`)],
    ['{"apiBase":null}', base('null')],
    ['{"apiBase":["/api/v1"]}', base('["/api/v1"]')],
    ['{"apiBase":{"a":1}}', base('{"a":1}')],
    [
      '{"healthPath":"health"}',
      'healthPath must be a path below the base path of the API, such as "/health/". It is "health".',
    ],
    ...['https://bunko.example/health/', '/health/?all'].map((path): [string, string] => [
      `{"healthPath":"${path}"}`,
      `healthPath must be a path below the base path of the API, such as "/health/". It is "${path}".`,
    ]),
    ['{"turnstileSiteKey":"<your key>"}', key('"<your key>"')],
    ['{"turnstileSiteKey":7}', key('7')],
    ['{"turnstileSiteKey":12345678901}', key('12345678901')],
    ['{"turnstileSiteKey":false}', key('false')],
    [`{"turnstileSiteKey":"${'k'.repeat(101)}"}`, key(`"${'k'.repeat(79)}…`)],
    ['{"siteKey":"x"}', 'There is no setting "siteKey". The settings are apiBase, healthPath, turnstileSiteKey.'],
    [
      '{"constructor":"x"}',
      'There is no setting "constructor". The settings are apiBase, healthPath, turnstileSiteKey.',
    ],
    [
      '{"__proto__":{"apiBase":"/x"}}',
      'There is no setting "__proto__". The settings are apiBase, healthPath, turnstileSiteKey.',
    ],
  ])('%s is refused, and named', (text, problem) => {
    expect(readSettings(text)).toBeNull()
    expect(settingsProblems(text)).toEqual([problem])
  })

  test('everything that is wrong is named at once', () => {
    expect(settingsProblems('{"apiBase":"x","healthPath":"y","nope":1}')).toHaveLength(3)
  })
})
