import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ana Lima', 'AL'],
  ['Ana Lima de Souza', 'AL'],
  ['hana_k', 'HK'],
  ['kenji', 'KE'],
  ['Futabasha & Sons', 'FS'],
  ["Casa d'Ouro", 'CD'],
  ['(new) one', 'NO'],
  ['双葉社', '双葉'],
  ['É', 'É'],
  ['𠮷野家', '𠮷野'],
  ['مُحَمَّد علي', 'مُع'],
  ['हिन्दी', 'हिन्'],
  [`Z${'\u0301'.repeat(40)}algo`, '\u0179\u0301\u0301\u0301A'],
  ['', '?'],
  ['…', '?'],
])('%j is drawn as %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
