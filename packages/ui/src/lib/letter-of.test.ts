import { expect, test } from 'vitest'
import { letterOf } from './letter-of.ts'

test.each([
  ['a letter', 'j', 'KeyJ', 'j'],
  ['with Caps Lock', 'J', 'KeyJ', 'j'],
  ['Dvorak, where J stands at C', 'j', 'KeyC', 'j'],
  ['of a German keyboard', 'ü', 'BracketLeft', 'ü'],
  ['Arabic', 'ت', 'KeyJ', 'j'],
  ['Cyrillic', 'Л', 'KeyK', 'k'],
  ['Korean', 'ㅓ', 'KeyJ', 'j'],
  ['a sign', '?', 'Slash', '?'],
  ['a sign at the place of a letter', '/', 'KeyQ', '/'],
  ['a method of input that has taken the key', 'Process', 'KeyJ', 'process'],
  ['a key that has no letter', 'Enter', 'Enter', 'enter'],
])('%s: %j at %s is %j', (_, key, code, letter) => expect(letterOf({ key, code })).toBe(letter))
