import { expect, test, vi } from 'vitest'
import * as classes from './char-class.ts'

const { classOf, HAN, HIRAGANA, JOINER, KATAKANA, MARK, OTHER_SCRIPT, SPACE, SYMBOL, WORD } = classes

test.each([
  [SPACE, ' \t\n\r\u00A0\u3000\u2028'],
  [WORD, 'aZé9_ñЖ٣ก'.replace('ก', '')],
  [MARK, '\u0301\u3099\uFE0Fーｰ'],
  [JOINER, "'’\u00AD\u200C\u200D\u2060"],
  [SYMBOL, '.,!?-"#。、「😀🇯\u200B\u202E๏។၊'],
  [HAN, '漢字々𠮷'],
  [HIRAGANA, 'ひらぁゟ'],
  [KATAKANA, 'カタァｶヿ'],
  [OTHER_SCRIPT, '한ㄱกລខမ๑០'],
])('class %i holds each of %j, the second time as well', (expected, characters) => {
  for (let time = 0; time < 2; time++)
    for (const character of characters)
      expect([character, classOf(character.codePointAt(0)!)]).toEqual([character, expected])
})

test('half of a pair is a symbol', () => {
  expect([classOf(0xd8_3d), classOf(0xde_00)]).toEqual([SYMBOL, SYMBOL])
})

test.each([0, 0xe0_00, 0xff_ff, 0x1_00_00, 0x1_f9_ff])('%i is looked up once', async (codePoint) => {
  vi.resetModules()
  const { classOf: fresh } = await import('./char-class.ts')
  const lookUp = vi.spyOn(String, 'fromCodePoint')
  const found = fresh(codePoint)
  expect([lookUp.mock.calls.length, fresh(codePoint), lookUp.mock.calls.length]).toEqual([1, found, 1])
  lookUp.mockRestore()
})

test('the classes are told apart, and scripts without spaces come last', () => {
  const all = [SPACE, WORD, MARK, JOINER, SYMBOL, HAN, HIRAGANA, KATAKANA, OTHER_SCRIPT]
  expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
