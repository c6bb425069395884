import { describe, expect, it } from 'vitest'
import { otherNameOf } from './other-name.ts'

const none = { primary_title: 'Dungeon Kitchen', title: null, alternative_titles: [] }

describe('otherNameOf', () => {
  it('prefers another script and says its language', () => {
    const title = { en: 'Dungeon Kitchen', fr: 'La cuisine du donjon', ja: '迷宮の台所' }
    expect(otherNameOf({ ...none, title })).toEqual({ text: '迷宮の台所', lang: 'ja' })
  })
  it('takes any other name where all are of one script', () => {
    const title = { en: 'dungeon kitchen ', fr: 'La cuisine du donjon' }
    expect(otherNameOf({ ...none, title })).toEqual({ text: 'La cuisine du donjon', lang: 'fr' })
  })
  it('finds it among the alternative titles', () => {
    const alternative_titles = [
      { lang: 'ja', title: ' ' },
      { lang: 'pt', title: 'Cozinha' },
    ]
    expect(otherNameOf({ ...none, alternative_titles })).toEqual({ text: 'Cozinha', lang: 'pt-BR' })
    const unknown = [{ lang: null, title: 'Keittiö' }]
    expect(otherNameOf({ ...none, alternative_titles: unknown })).toEqual({ text: 'Keittiö', lang: undefined })
  })
  it('is null where there is none', () => {
    expect(otherNameOf({ ...none, title: 'Dungeon Kitchen' })).toBeNull()
    expect(otherNameOf(none)).toBeNull()
  })
})
