import { TitleStatus } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { DEMOGRAPHICS, LANGUAGES, languageName, RATINGS, SEASONS, STATUSES, TYPES } from './title-options.ts'

test('every choice is one the server knows, by a name for readers', () => {
  expect(STATUSES.map(({ value }) => value)).toEqual(TitleStatus.options)
  expect(TYPES).toContainEqual({ value: 'light_novel', label: 'Light novel' })
  expect(SEASONS[0]).toEqual({ value: 'winter', label: 'Winter' })
  for (const { value, label } of [...TYPES, ...STATUSES, ...DEMOGRAPHICS, ...RATINGS, ...SEASONS]) {
    expect(label).toMatch(/^[A-Z][^_]*$/)
    expect(label.toLowerCase()).toBe(value.replace('_', ' '))
  }
})
test('languages: in the order of section 3, by their English names', () => {
  expect(LANGUAGES.map(({ value, label }) => `${value} ${label}`)).toEqual([
    'en English',
    'pt Portuguese',
    'ja Japanese',
    'ko Korean',
    'zh Chinese',
    'es Spanish',
    'fr French',
  ])
})
test('a language has its name, also one that none can choose; what is none keeps what the server wrote', () => {
  expect(languageName('ja')).toBe('Japanese')
  // As where it is chosen, though it is read as that of Brazil.
  expect(languageName('pt')).toBe('Portuguese')
  expect(languageName('ar')).toBe('Arabic')
  expect(languageName('ja-ro')).toBe('Japanese (Latin)')
  expect(languageName('xx-unknown')).toBe('xx-unknown')
  expect(languageName('romaji!')).toBe('romaji!')
  expect(languageName('')).toBe('No language')
})
