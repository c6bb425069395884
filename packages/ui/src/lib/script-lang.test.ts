import { expect, test } from 'vitest'
import { scriptLang } from './script-lang.ts'

test('kana is Japanese, Hangul is Korean, the rest does not say', () => {
  expect(scriptLang('夜行列車の青')).toBe('ja')
  expect(scriptLang('ダンジョン')).toBe('ja')
  expect(scriptLang('나 혼자 최약체')).toBe('ko')
  expect(scriptLang('雨后的裁缝')).toBeUndefined()
  expect(scriptLang('Cidade de Papel Molhado')).toBeUndefined()
  expect(scriptLang('')).toBeUndefined()
})
