import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

// The interface's own rule is held against the same table: packages/ui/src/lib/slug.test.ts
test.each([
  ['Dungeon Kitchen Diaries', 'dungeon-kitchen-diaries'],
  ['  The   Gull\tInn ', 'the-gull-inn'],
  ['Re:Zero − Kara!?', 'rezero-kara'],
  ['Sci-Fi_2', 'sci-fi_2'],
  ['Pokémon', 'pokmon'],
  ['20th Century', '20th-century'],
  ['Attack on 巨人', 'attack-on'],
  ['A - B', 'a---b'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
