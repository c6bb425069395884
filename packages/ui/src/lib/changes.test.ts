import { describe, expect, it } from 'vitest'
import { changeState, groupByLanguage, jsonText, readChanges, splitFieldName } from './changes.ts'

describe('readChanges (R21)', () => {
  it('reads the list of section 3', () => {
    const changes = [
      { field_name: 'year', field_type: 'number', old_value: 2013, new_value: 2014, change_reason: ' tankōbon ' },
      {
        field_name: 'theme_names',
        field_type: 'list',
        old_value: ['Gore'],
        new_value: ['Cooking'],
        change_reason: ' ',
      },
    ]
    expect(readChanges(changes)).toEqual([
      {
        key: '0',
        field: 'year',
        language: null,
        kind: 'number',
        before: 2013,
        after: 2014,
        knowsBefore: true,
        reason: 'tankōbon',
      },
      {
        key: '1',
        field: 'theme_names',
        language: null,
        kind: 'list',
        before: ['Gore'],
        after: ['Cooking'],
        knowsBefore: true,
        reason: null,
      },
    ])
  })

  it('reads a map of fields to {old, new}, and to the new value', () => {
    const rows = readChanges({ year: { old: 1, new: 2 }, status: 'completed', covers: { thumbnail: '/a.webp' } })
    expect(rows.map(({ field, before, after, knowsBefore }) => ({ field, before, after, knowsBefore }))).toEqual([
      { field: 'year', before: 1, after: 2, knowsBefore: true },
      { field: 'status', before: null, after: 'completed', knowsBefore: false },
      { field: 'covers', before: null, after: { thumbnail: '/a.webp' }, knowsBefore: false },
    ])
  })

  it.each([
    ['field_name', 'old_value', 'new_value'],
    ['field', 'old', 'new'],
    ['name', 'before', 'after'],
    ['field', 'from', 'to'],
  ])('reads {%s, %s, %s}, with or without one of the values', (name, old, next) => {
    const row = { field: 'year', before: null, after: null, knowsBefore: false }
    expect(readChanges([{ [name]: 'year', [old]: 1, [next]: 2 }])).toMatchObject([
      { ...row, before: 1, after: 2, knowsBefore: true },
    ])
    expect(readChanges([{ [name]: 'year', [old]: 1 }])).toMatchObject([{ ...row, before: 1, knowsBefore: true }])
    expect(readChanges([{ [name]: 'year', [next]: 2 }])).toMatchObject([{ ...row, after: 2 }])
    expect(readChanges({ year: { [old]: 1 } })).toMatchObject([{ ...row, before: 1, knowsBefore: true }])
    expect(readChanges({ year: { [next]: 2 } })).toMatchObject([{ ...row, after: 2 }])
  })

  it('reads {field, value}, names that are numbers, and none of what is no name', () => {
    const rows = readChanges([
      { field: 'year', value: 2 },
      { field_name: 3, new_value: 'a' },
      { field_name: { a: 1 }, new_value: 'b' },
    ])
    expect(rows.map(({ field, after }) => [field, after])).toEqual([
      ['year', 2],
      ['3', 'a'],
      ['', 'b'],
    ])
  })

  it('reads one change that is not in a list, and changes as JSON text', () => {
    const change = { field_name: 'year', old_value: 1, new_value: 2 }
    expect(readChanges(change)).toHaveLength(1)
    expect(readChanges(JSON.stringify([change]))).toEqual(readChanges([change]))
    expect(readChanges(` \n${JSON.stringify(change)}`)).toEqual(readChanges(change))
    for (const text of ['[broken', '"[1]"', 'see [1]'])
      expect(readChanges(text)).toMatchObject([{ field: '', after: text }])
    expect(readChanges(['[1, 2]'])).toMatchObject([{ field: '', after: '[1, 2]' }])
  })

  it.each([null, undefined, '', [], {}])('has no rows for %j', (changes) => {
    expect(readChanges(changes)).toEqual([])
  })

  it.each([7, true, 'plain words'])('has one row for %j', (changes) => {
    expect(readChanges(changes)).toMatchObject([{ field: '', after: changes, knowsBefore: false }])
  })

  it('gives each item of a list a row, whatever it is', () => {
    const junk = [null, 3, 'text', [1, 2], { name: 'Mori', role: 'author' }, { field_name: null, new_value: 1 }, {}]
    const rows = readChanges(junk)
    expect(rows).toHaveLength(junk.length)
    expect(rows.map((row) => row.after)).toEqual([null, 3, 'text', [1, 2], { name: 'Mori', role: 'author' }, 1, {}])
    expect(rows.map((row) => row.field)).toEqual(junk.map(() => ''))
    expect(new Set(rows.map((row) => row.key)).size).toBe(junk.length)
  })

  it('is not fooled by names such as __proto__', () => {
    expect(readChanges([{ field_name: 'year', new_value: 1, undefined: 5 }])).toMatchObject([{ before: null }])
    const rows = readChanges(JSON.parse('{"__proto__": {"old": 1, "new": 2}, "constructor": "x", "toString.en": "y"}'))
    expect(rows.map((row) => row.field)).toEqual(['__proto__', 'constructor', 'toString'])
    expect(rows[0]).toMatchObject({ before: 1, after: 2 })
    expect(rows[2]?.language?.tag).toBe('en')
    expect(readChanges([{ field_name: '__proto__.pt-br', old_value: null, new_value: 'a' }])[0]?.field).toBe(
      '__proto__',
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it.each([
    ['list', ['a'], null, 'list'],
    ['string', ['a'], ['b'], 'list'],
    ['list', 'a', 'b', 'string'],
    ['string', 1, 2, 'number'],
    ['number', '1', 2, 'number'],
    ['number', null, null, 'number'],
    ['nonsense', null, null, 'other'],
    ['string', { a: 1 }, 'b', 'other'],
    ['list', 'a', ['a'], 'other'],
    ['other', true, false, 'other'],
  ])('declared %s with %j → %j is a %s', (field_type, old_value, new_value, kind) => {
    expect(readChanges([{ field_name: 'x', field_type, old_value, new_value }])[0]?.kind).toBe(kind)
  })
})

describe('splitFieldName', () => {
  it.each([
    ['description.pt-br', 'description', 'pt-BR', 'Português (Brasil)'],
    ['description.PT_BR', 'description', 'pt-BR', 'Português (Brasil)'],
    ['title.en', 'title', 'en', 'Inglês'],
    ['title.ja', 'title', 'ja', 'Japonês'],
    ['title.ja-ro', 'title', 'ja-Latn', 'Japonês (latim)'],
    ['links.title.ko', 'links.title', 'ko', 'Coreano'],
    ['title.id', 'title', 'id', 'Indonésio'],
    ['alternative_titles.to', 'alternative_titles', 'to', 'Tonganês'],
    ['description.NO', 'description', 'no', 'Norueguês'],
  ])('%s', (name, field, tag, label) => {
    expect(splitFieldName(name)).toEqual({ field, language: { tag, label } })
  })

  it.each([
    'year',
    'covers.thumbnail',
    'statistics.avg',
    'a.on',
    '.en',
    'title.',
    'title.e',
    'a.no-go-no',
    'publisher.id',
    'stats.NO',
    'website.io',
    'known.as',
    'author.is',
    'list.my',
    'either.or',
    'said.so',
    'moved.to',
    'website.tw',
    '',
  ])('%s has none', (name) => {
    expect(splitFieldName(name)).toEqual({ field: name, language: null })
  })
})

describe('groupByLanguage', () => {
  it('orders pt-br, pt, en, ja, the others, then what has no language', () => {
    const names = ['title.ko', 'title.ja', 'title.en', 'title.pt', 'year', 'description.en', 'description.pt-br']
    const groups = groupByLanguage(readChanges(names.map((field_name) => ({ field_name, new_value: 'x' }))))
    expect(groups.map((group) => [group.language?.tag, group.rows.map((row) => row.field)])).toEqual([
      ['pt-BR', ['description']],
      ['pt', ['title']],
      ['en', ['title', 'description']],
      ['ja', ['title']],
      ['ko', ['title']],
      [undefined, ['year']],
    ])
  })
})

describe('jsonText', () => {
  it('writes values in lines, and does not break on what JSON cannot write', () => {
    expect(jsonText({ a: [1, null] })).toBe('{\n  "a": [\n    1,\n    null\n  ]\n}')
    expect(jsonText({ a: [10n] })).toBe('{"a":[10]}')
    expect(jsonText(undefined)).toBe('undefined')
  })
})

describe('changeState', () => {
  it.each([
    [null, 'a', 'added'],
    ['a', '', 'removed'],
    [[], ['a'], 'added'],
    [{}, null, 'kept'],
    [{ a: 1 }, null, 'removed'],
    [[], { a: 1 }, 'added'],
    [4, 4, 'kept'],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, 'kept'],
    ['4', 4, 'modified'],
    [0, null, 'removed'],
    ['a', 'b', 'modified'],
  ])('%j → %j is %s', (old, next, state) => {
    expect(readChanges({ x: { old, new: next } }).map(changeState)).toEqual([state])
  })

  it('does not guess where the current value is not told', () => {
    expect(readChanges({ x: 'a' }).map(changeState)).toEqual(['modified'])
  })
})
