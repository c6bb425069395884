import { describe, expect, test } from 'vitest'
import { readHouseDrafts } from './house-draft.ts'
import type { HouseValues } from './house-form.ts'
import { MAGAZINE, NEW_MAGAZINE } from './magazine-form.ts'

const one: HouseValues = {
  ...NEW_MAGAZINE,
  name: 'Comic Kumo',
  foundedYear: '19',
  isDigitalOnly: true,
  associated: [
    { ref: 'a', id: 7, name: 'A', lang: 'ja', facts: 'Manga', cover: null },
    { ref: 'c', id: '0c1e', name: 'C', cover: null },
    { ref: 'b', name: 'B', cover: 'https://cdn.example/b.png' },
  ],
}
const read = (text: string) => readHouseDrafts(MAGAZINE, NEW_MAGAZINE, text)

describe('kept drafts', () => {
  test('are read as they were written', () => {
    const both = [one, { ...NEW_MAGAZINE, name: 'B' }]
    expect(read(JSON.stringify(both))).toEqual(both)
  })
  test.each(['', '{', 'null', '{}', '[null, 1, {}, {"name": 4}, {"type": "magazine"}]'])('%j holds none', (text) => {
    expect(read(text)).toEqual([])
  })
  test('a field of the wrong kind is as in a new form, and one of another kind is not there', () => {
    const text =
      '[{"name":"A","status":4,"isDigitalOnly":"yes","linkedin":"x","associated":[null,"x",{"ref":1,"name":"A"},{"ref":"a"},{"name":"A"},{"ref":"b","id":true,"name":"B","lang":1,"facts":2,"cover":4}]}]'
    expect(read(text)).toEqual([{ ...NEW_MAGAZINE, name: 'A', associated: [{ ref: 'b', name: 'B', cover: null }] }])
    expect(read('[{"name":"A","associated":"x"}]')).toEqual([{ ...NEW_MAGAZINE, name: 'A' }])
  })
})

test('of a house that is edited only what was changed is kept; the rest is as it stands by then', () => {
  const now: HouseValues = { ...one, description: 'Written by a colleague meanwhile' }
  const kept = JSON.stringify([{ foundedYear: '1999' }])
  expect(readHouseDrafts(MAGAZINE, now, kept)).toEqual([{ ...now, foundedYear: '1999' }])
  expect(readHouseDrafts(MAGAZINE, { ...now, foundedYear: '1999' }, kept)).toEqual([])
})

test('what the changed fields held before is read beside them, and nothing else of it', () => {
  const base = {
    country: 'Japan',
    about: 'Not changed.',
    foundedYear: 4,
    logo: 'https://cdn.example/old.png',
    associated: [],
  }
  const kept = {
    country: 'Brazil',
    foundedYear: '1999',
    logo: 'https://cdn.example/new.png',
    associated: [{ ref: 'b', name: 'B' }],
  }
  const [found] = readHouseDrafts(MAGAZINE, one, JSON.stringify([{ ...kept, base }]))
  expect(found?.base).toEqual({ country: 'Japan', associated: [] })
  for (const damaged of [null, 4, {}, undefined])
    expect(readHouseDrafts(MAGAZINE, one, JSON.stringify([{ country: 'Brazil', base: damaged }]))).toEqual([
      { ...one, country: 'Brazil' },
    ])
})
