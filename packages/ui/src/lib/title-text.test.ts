import { describe, expect, test } from 'vitest'
import { factsOf, labelOf, langOfText, langTag, nameOf, phrasesOf } from './title-text.ts'

describe('texts of a title', () => {
  test('the primary title names it, with the language of its script', () => {
    expect(nameOf({ primary_title: ' 迷宮の台所 ', title: null })).toEqual({ text: '迷宮の台所', lang: 'ja' })
    expect(nameOf({ primary_title: '나 혼자', title: null })).toEqual({ text: '나 혼자', lang: 'ko' })
    expect(nameOf({ primary_title: '斗破苍穹', title: { pt: '斗破苍穹', zh: ' 斗破苍穹 ' } }).lang).toBe('zh')
    // A script that has the letters of 'ko' in its name writes no Han.
    expect(nameOf({ primary_title: '迷宮', title: { 'nqo-Nkoo': '迷宮' } }).lang).toBe('ja')
    expect(nameOf({ primary_title: '迷宮', title: { pt: '迷宮', 'ja-ro': '迷宮', zh: '另一' } }).lang).toBe('ja')
    expect(nameOf({ primary_title: 'Blade', title: { ja: 'Blade' } }).lang).toBeUndefined()
    expect(nameOf({ primary_title: null, title: { en: '', pt: 'O lobo' } })).toEqual({ text: 'O lobo', lang: 'pt-BR' })
    expect(nameOf({ primary_title: ' ', title: 'Plain' })).toEqual({ text: 'Plain', lang: undefined })
    expect(nameOf({ primary_title: null, title: null })).toEqual({ text: 'Untitled', lang: undefined })
  })

  test('phrases carry their language; empty ones are left out', () => {
    expect(phrasesOf({ pt: 'a', en: null, ja: ' ' })).toEqual([{ text: 'a', lang: 'pt-BR' }])
    expect(langTag('pt-br')).toBe('pt-BR')
    expect(langTag('ja')).toBe('ja')
    expect(langTag('pl')).toBe('pl')
    expect(['ja-ro', 'KO-RO', 'zh-ro', 'es-la'].map(langTag)).toEqual(['ja-Latn', 'ko-Latn', 'zh-Latn', 'es-419'])
    for (const none of [null, '', 'xx', '<b>', '__proto__', 'constructor']) expect(langTag(none)).toBeUndefined()
    expect(langOfText('Latin')).toBeUndefined()
  })

  test('facts leave out what is not known; unknown values are words', () => {
    expect(factsOf({ type: 'light_novel', year: 2015, status: 'ongoing' })).toBe('Light novel · 2015 · Ongoing')
    expect(factsOf({ type: null, year: null, status: 'on_the_moon' })).toBe('On the moon')
    // As in an answer that is not read by the contract.
    const told = { type: 'manga', status: 'ongoing' } as Parameters<typeof factsOf>[0]
    expect(factsOf(told)).toBe('Manga · Ongoing')
    expect(labelOf('')).toBeNull()
    expect(labelOf('light_\u202E_novel')).toBe('Light novel')
    expect(factsOf({ type: '\u202Edlo', year: 2015, status: '\u2066\u2069' })).toBe('Dlo · 2015')
  })
})
