import { describe, expect, test } from 'vitest'
import { slugOf } from './slug.ts'

const ID = 'custom-1767225600000'

describe('the slug of a title', () => {
  // The mock's own rule is held against the same table: packages/mock-server/src/rules/slug.test.ts
  test.each([
    ['Dungeon Kitchen Diaries', 'dungeon-kitchen-diaries'],
    ['  The   Gull\tInn ', 'the-gull-inn'],
    ['Re:Zero − Kara!?', 'rezero-kara'],
    ['Sci-Fi_2', 'sci-fi_2'],
    ['Pokémon', 'pokmon'],
    ['20th Century', '20th-century'],
    ['Attack on 巨人', 'attack-on'],
    ['A - B', 'a---b'],
  ])('%j is %j', (primaryTitle, slug) => {
    expect(slugOf(primaryTitle, 'manga', ID)).toBe(slug)
  })

  test.each(['進撃の巨人', '나 혼자만 레벨업', 'Война', '!?', '-', ' _ ', '進撃 - 巨人', ''])(
    '%j leaves nothing usable: the mangadex_id, without a type (R10)',
    (primaryTitle) => {
      expect(slugOf(primaryTitle, 'light_novel', ID)).toBe(ID)
    },
  )

  test.each([
    ['manga', 'the-gull-inn'],
    ['manhwa', 'the-gull-inn'],
    ['manhua', 'the-gull-inn'],
    ['novel', 'the-gull-inn-novel'],
    ['light_novel', 'the-gull-inn-light_novel'],
    ['web_novel', 'the-gull-inn-web_novel'],
  ] as const)('a %s is %j (R11)', (type, slug) => {
    expect(slugOf('The Gull Inn', type, ID)).toBe(slug)
  })
})
