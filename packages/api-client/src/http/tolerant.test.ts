import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { entity, flag, Id, number, text, texts, type Shape } from '../model/common.ts'
import { Edit } from '../model/edit.ts'
import { open, TitleStatus } from '../model/enums.ts'
import { ListEntry } from '../model/list.ts'
import { Magazine, MagazineDetail, MagazineInfo } from '../model/magazine.ts'
import { Person } from '../model/person.ts'
import { PublisherDetail, PublisherInfo } from '../model/publisher.ts'
import { Chapter, Cover, Named, Statistics, Title } from '../model/title.ts'
import { User } from '../model/user.ts'
import { tolerantRead } from './tolerant.ts'

const Row = entity(['id', 'public_id'], {
  id: z.nullable(Id),
  public_id: text,
  year: number,
  digital: flag,
  names: texts,
  status: open(TitleStatus),
  about: z.nullable(z.object({ text })),
  extra: z.unknown(),
})
const empty = {
  id: null,
  public_id: null,
  year: null,
  digital: null,
  names: [],
  status: null,
  about: null,
  extra: null,
}
const value = (schema: Shape, input: unknown, isExact = false) => {
  const read = tolerantRead(schema, input, isExact ? 'rows' : 'all')
  return read.ok ? read.value : `${read.field}: ${read.reason}`
}

describe('in a row only the identity is required (R1)', () => {
  test.each([
    ['missing', { id: 1 }, { id: 1 }],
    ['null', { ...empty, names: null, id: 1 }, { id: 1 }],
    ['by public_id alone', { public_id: 'a' }, { public_id: 'a' }],
    ['an empty id beside a public_id', { id: '', public_id: 'a' }, { id: null, public_id: 'a' }],
    ['a number as an identity in a text', { public_id: 17 }, { public_id: '17' }],
    ['0 is an identity', { id: 0 }, { id: 0 }],
    ['a number in a text', { id: 1, year: '1999' }, { id: 1, year: 1999 }],
    ['a number in a text with blanks', { id: 1, year: ' -3.50 ' }, { id: 1, year: -3.5 }],
    ['a text that came as a number', { id: 1, about: { text: 7 } }, { id: 1, about: { text: '7' } }],
    ['an id in a text stays a text', { id: '007' }, { id: '007' }],
    ['true in a text', { id: 1, digital: 'true' }, { id: 1, digital: true }],
    ['false in a text', { id: 1, digital: 'false' }, { id: 1, digital: false }],
    ['True in a text', { id: 1, digital: 'True' }, { id: 1, digital: true }],
    ['False in a text', { id: 1, digital: 'False' }, { id: 1, digital: false }],
    ['1 for yes', { id: 1, digital: 1 }, { id: 1, digital: true }],
    ['0 for no', { id: 1, digital: 0 }, { id: 1, digital: false }],
    ['no number in a text', { id: 1, year: '' }, { id: 1, year: null }],
    ['an unknown enum value', { id: 1, status: 'axed' }, { id: 1, status: 'axed' }],
    ['an enum value that is a number', { id: 1, status: 4 }, { id: 1, status: '4' }],
    ['nulls in a list', { id: 1, names: ['a', null, 7] }, { id: 1, names: ['a', '7'] }],
    ['anything where anything may be', { id: 1, extra: [{ a: [null] }] }, { id: 1, extra: [{ a: [null] }] }],
    ['what is not described is left out', { id: 1, secret: 'x' }, { id: 1 }],
    ['a hostile name', JSON.parse('{"id":1,"__proto__":{"year":7},"constructor":5}'), { id: 1 }],
  ])('%s', (_, input, expected) => {
    expect(value(Row, input)).toEqual({ ...empty, ...expected })
    expect(value(Row, input, true)).toEqual({ ...empty, ...expected })
  })

  test.each<[string, object, string, left?: object]>([
    ['a year in words', { id: 1, year: 'soon' }, 'year: '],
    ['a number no number can be', { id: 1, year: '9'.repeat(400) }, 'year: '],
    ['a hexadecimal', { id: 1, year: '0x10' }, 'year: '],
    ['a list of one number in a text', { id: 1, year: ['1999'] }, 'year: '],
    ['yes for a flag', { id: 1, digital: 'yes' }, 'digital: '],
    ['2 for a flag', { id: 1, digital: 2 }, 'digital: '],
    ['a list of a flag', { id: 1, digital: ['true'] }, 'digital: '],
    ['a list for a text', { id: 1, about: { text: ['a'] } }, 'about.text: ', { about: { text: null } }],
    ['an object in a list of texts', { id: 1, names: ['a', {}] }, 'names.1: '],
    ['a text for a list', { id: 1, names: 'a' }, 'names: '],
    ['a list for an object', { id: 1, about: [] }, 'about: '],
  ])('%s is missing, unless it is read exactly, and the field is named then', (_, input, field, left = {}) => {
    expect(value(Row, input)).toEqual({ ...empty, id: 1, ...left })
    expect(value(Row, input, true)).toEqual(expect.stringMatching(new RegExp(`^${field.replaceAll('.', '\\.')}`)))
  })

  test('what cannot be read in a row of what is read exactly is missing there, and costs nothing else', () => {
    const answer = { serialized_manga: [{ id: 7, year: 'soon' }], magazine: { id: 1, founded_year: '1968' } }
    expect(value(MagazineDetail, answer, true)).toMatchObject({
      serialized_manga: [{ id: 7, year: null }],
      magazine: { founded_year: 1968 },
    })
    const unread = { ...answer, magazine: { id: 1, founded_year: 'soon' } }
    expect(value(MagazineDetail, unread, true)).toMatch(/^magazine\.founded_year: /)
  })

  test.each([
    ['no identity', {}, 'id: no identity'],
    ['identities that are null or empty', { id: null, public_id: '' }, 'id: no identity'],
    ['an object for an id', { id: {} }, 'id: '],
    ['no object', [], ': '],
    ['null', null, ': '],
    ['nothing', undefined, ': '],
  ])('%s does not fit, and the field is named', (_, input, field) => {
    expect(value(Row, input)).toEqual(expect.stringMatching(new RegExp(`^${field.replaceAll('.', '\\.')}`)))
  })
})

const read = (rows: unknown[]) => tolerantRead(z.array(Row), rows)

describe('rows', () => {
  test('those without identity are left out and counted', () => {
    const rows = [{ id: 1 }, {}, null, 'text', 7, [], { id: null }, { id: '', public_id: '' }, { public_id: 'b' }]
    expect(read(rows)).toMatchObject({ ok: true, dropped: 7, value: [{ id: 1 }, { public_id: 'b' }] })
  })

  test('a null among names is no row that was left out', () => {
    expect(read([{ id: 1, names: [null, 'a'] }])).toMatchObject({ ok: true, dropped: 0, value: [{ names: ['a'] }] })
  })

  test('an identity that cannot be read is none', () => {
    const rows = [{ id: { x: 1 } }, { id: [], year: 7 }, { id: true, public_id: {} }, { id: 2, year: {} }, { id: '3' }]
    expect(read(rows)).toMatchObject({ ok: true, dropped: 3, value: [{ id: 2, year: null }, { id: '3' }] })
    // A whole number beyond these is another one by the time that it was read.
    const [most, more] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1]
    const large = [{ id: most }, { public_id: most }, { id: more }, { public_id: more }, { id: more, public_id: 'a' }]
    expect(read(large)).toMatchObject({
      dropped: 2,
      value: [{ id: most }, { public_id: String(most) }, { id: null, public_id: 'a' }],
    })
    expect(tolerantRead(z.array(Chapter), [{ number: 'Oneshot' }, { number: '1' }])).toMatchObject({
      dropped: 1,
      value: [{ number: 1 }],
    })
  })

  test('a field that fits nothing is named with its row', () => {
    expect(tolerantRead(z.array(Row), [{ id: 1 }, { id: 2, year: [] }], 'nothing')).toMatchObject({
      ok: false,
      field: '1.year',
    })
  })

  test('what identifies may be odd too where something else does', () => {
    const chapters = [
      { id: 1, number: '10.5' },
      { id: 2, number: 'Oneshot' },
    ]
    expect(value(z.array(Chapter), chapters)).toMatchObject([
      { id: 1, number: 10.5 },
      { id: 2, number: null },
    ])
    expect(value(Cover, { id: 5, volume: 'none', thumbnail: '/t' })).toMatchObject({ volume: null, thumbnail: '/t' })
    expect(value(Row, { id: {}, public_id: 'a' })).toMatchObject({ id: null, public_id: 'a' })
    expect(value(Row, { id: {}, public_id: {} })).toMatch(/^(?:public_)?id: /)
  })

  test('a term may come as its name alone', () => {
    const drama = { id: null, name: 'Drama', count: null }
    expect(tolerantRead(z.array(Named), ['Drama', '', 7, { id: 2 }])).toMatchObject({
      dropped: 2,
      value: [drama, { id: 2, name: null, count: null }],
    })
  })

  test.each<[string, object, object]>([
    ['a favourite', { id: 91, manga: { id: 5, primary_title: 'A', year: '2013' }, created_at: 'x' }, { year: 2013 }],
    ['a relation', { id: 91, relation_type: 'sequel', manga: { id: 5, title: { en: 'A' } } }, { title: { en: 'A' } }],
    ['one that a row calls its title', { id: 91, title: { id: 5, primary_title: 'A' } }, {}],
    ['one that a row without an id of its own calls so', { title: { id: 5, primary_title: 'A' } }, {}],
    ['one whose names are missing', { id: 91, manga: { id: 5 } }, { primary_title: null }],
  ])('a row about a title may wrap it: %s', (_, row, told) => {
    expect(tolerantRead(z.array(Title), [row])).toMatchObject({ ok: true, dropped: 0, value: [{ id: 5, ...told }] })
  })

  test.each<[string, object]>([
    ['in its languages, one of which is called id', { title: { id: 'A', en: 'A' } }],
    ['in its languages, beside another title', { title: { en: 'A' }, original: { id: 5, primary_title: 'B' } }],
    ['in its languages, whatever it points at', { title: { en: 'A' }, mangaId: 5 }],
    ['not at all, and what it points at cannot be read', { title: null, manga: '', manga_id: [5], mangaId: 1.5 }],
    ['by its name, beside a text that may be anything', { primary_title: 'A', manga: 'Kumo' }],
    ['by its name and its public id, beside a number', { primary_title: 'A', public_id: 'a', manga_id: 5 }],
    ['by its name, beside its own number', { primary_title: 'A', manga_id: 91 }],
    ['by its name, beside what has no id', { primary_title: 'A', manga: { mal_id: 5 }, related_manga: { count: 3 } }],
    ['by its name, beside a relation told by a text', { title: 'A', manga: 5, related_manga: 'ttl-5' }],
    ['by its public id, beside another title', { public_id: 'a', prequel: { id: 5, primary_title: 'B' } }],
    ['by its name, beside another title', { primary_title: 'A', sequel: { id: 5, primary_title: 'B' } }],
    ['by a text, beside another title', { title: 'A', sequel: { id: 5, primary_title: 'B' } }],
    ['by another name, beside another title', { name: 'A', parent: { id: 5, primary_title: 'S' } }],
    [
      'not at all, beside two others',
      { prequel: { id: 4, primary_title: 'B' }, sequel: { id: 5, primary_title: 'C' } },
    ],
    ['not at all, beside one that nothing identifies', { sequel: { primary_title: 'B' } }],
    ['not at all, beside something without a name', { sequel: { id: 5, primary_title: '' } }],
  ])('a title that is told itself is no wrapping: %s', (_, row) => {
    expect(value(z.array(Title), [{ id: 91, ...row }])).toMatchObject([{ id: 91 }])
  })
  test('a title with a text for its id is no wrapping, whatever number it tells', () => {
    expect(value(z.array(Title), [{ id: 'ttl-1', primary_title: 'A', manga_id: 5, slug: 'a' }])).toMatchObject([
      { id: 'ttl-1', slug: 'a' },
    ])
  })

  // A foreign key as Django tells it: the row's own id would be that of another title.
  test.each<[string, object, object]>([
    ['by its key', { manga: 5, title: null }, { id: 5, primary_title: null }],
    ['by its key, where its own name is empty', { manga: 5, title: '' }, { id: 5 }],
    ['by a public id', { mangaId: 'ttl-1' }, { id: 'ttl-1' }],
    ['by a public id as its key', { manga: 'ttl_1' }, { id: 'ttl_1' }],
    ['by its number beside a text', { manga: 'One Piece', manga_id: 5 }, { id: 5 }],
    ['by its key and its name', { manga_id: 0, manga_title: 'X', role: 'author' }, { id: 0, primary_title: 'X' }],
    ['with the title, whose name it has', { title: 'A', manga: { id: 5 } }, { id: 5, primary_title: 'A' }],
    [
      'with the title, which is named null',
      { manga_title: 'A', manga: { id: 5, primary_title: null } },
      { id: 5, primary_title: 'A' },
    ],
    ['with the title and a caption', { title: 'B', manga: { id: 5, title: { pt: 'A' } } }, { primary_title: null }],
    ['with the title and its name', { title: 'B', manga: { id: 5, primary_title: 'A' } }, { primary_title: 'A' }],
    [
      'with the title, beside another',
      { manga: { id: 5, primary_title: 'A' }, previous: { id: 4, primary_title: 'B' } },
      {
        id: 5,
      },
    ],
    ['with the title’s number, beside another', { manga: 5, previous: { id: 4, primary_title: 'B' } }, { id: 5 }],
    ['under another name', { hero: { id: 5, primary_title: 'A' }, kind: {} }, { id: 5 }],
    ['under another name, by its public id', { hero: { public_id: 'a', primary_title: 'A' } }, { public_id: 'a' }],
    [
      'that it leads to, beside the one it begins with',
      { manga: { id: 4, primary_title: 'A' }, related_manga: { id: 5, title: { pt: 'B' } } },
      { id: 5, title: { pt: 'B' } },
    ],
    [
      'that it leads to, under a name',
      { name: 'Sequel', manga: 4, related_manga: { id: 5 }, related_title: 'B' },
      {
        id: 5,
        primary_title: 'B',
      },
    ],
    [
      'that it leads to, by its key',
      { manga: 4, related_manga: 5, related_title: 'B', type: 'sequel' },
      {
        id: 5,
        primary_title: 'B',
        type: null,
      },
    ],
    [
      'that it leads to, by its number, beside its name',
      { manga: 4, related_manga: 5, title: 'B' },
      { id: 5, title: 'B' },
    ],
    [
      'that it leads to, by another number, beside its name',
      { manga: 4, related_manga_id: 5, primary_title: 'B' },
      {
        id: 5,
        primary_title: 'B',
      },
    ],
    [
      'with its rating and its cover',
      { manga: 5, content_rating: 'erotica', covers: { large: '/l' } },
      {
        id: 5,
        content_rating: 'erotica',
        covers: { large: '/l' },
      },
    ],
    [
      'with the title, whose rating it has',
      { content_rating: 'erotica', manga: { id: 5, primary_title: 'A' } },
      {
        content_rating: 'erotica',
      },
    ],
    [
      'with the title and its rating',
      { content_rating: 'safe', manga: { id: 5, content_rating: 'erotica' } },
      {
        content_rating: 'erotica',
      },
    ],
    ['that it leads to, by another key', { manga: 4, related_manga_id: 5 }, { id: 5 }],
  ])('a row points at a title: %s', (_, row, told) => {
    expect(value(z.array(Title), [{ id: 91, ...row }])).toMatchObject([told])
    expect(value(z.array(Title), [row])).toMatchObject([told])
  })

  test.each(['manga', 'manga_id', 'mangaId'])(
    'a row that points by a number is that title, though it has its name: %s',
    (key) => {
      const own = { slug: 'fav', status: 'active', year: 2026, type: 'sequel', created_at: 'x' }
      const told = {
        title: 'A',
        content_rating: 'erotica',
        author_names: ['Kei'],
        covers: { thumbnail: '/t' },
        statistics: { follows: 7 },
      }
      expect(value(z.array(Title), [{ id: 91, [key]: 5, ...told, ...own }])).toMatchObject([
        { id: 5, ...told, slug: null, status: null, year: null, type: null, created_at: null },
      ])
      expect(value(z.array(Title), [{ id: 91, [key]: 5, primary_title: 'A' }])).toMatchObject([
        { id: 5, primary_title: 'A' },
      ])
      // Its own number: all of it is the title's.
      expect(value(z.array(Title), [{ id: 5, [key]: 5, ...told, ...own }])).toMatchObject([
        { id: 5, ...told, slug: 'fav' },
      ])
      // Without an id of its own there is no other.
      expect(value(z.array(Title), [{ [key]: 5, title: 'A' }])).toMatchObject([{ id: 5, title: 'A' }])
      // By a text nobody can tell: it is read as the title that it tells.
      expect(value(z.array(Title), [{ id: 91, [key]: '5', primary_title: 'A' }])).toMatchObject([{ id: 91 }])
    },
  )

  test.each<[string, unknown, string[]]>([
    ['as things that have a name', [{ id: 1, name: 'Drama' }, 'Horror'], ['Drama', 'Horror']],
    ['as texts', ['Drama'], ['Drama']],
    ['by their numbers', [1, 2], []],
    ['partly by their numbers', ['Drama', 2], []],
    ['as things without a name', [{ id: 1 }], []],
    ['not at all', null, []],
  ])('what a title has may be told under a shorter name: %s', (_, told, names) => {
    for (const [short, name] of [
      ['authors', 'author_names'],
      ['artists', 'artist_names'],
      ['genres', 'genre_names'],
      ['themes', 'theme_names'],
      ['formats', 'format_names'],
      ['tags', 'tag_names'],
    ] as const) {
      expect(value(Title, { id: 1, [short]: told })).toMatchObject({ [name]: names })
      expect(value(Title, { id: 1, [name]: ['Own'], [short]: told })).toMatchObject({ [name]: ['Own'] })
      // An empty list is told, and means none.
      expect(value(Title, { id: 1, [name]: [], [short]: told })).toMatchObject({ [name]: [] })
      expect(value(Title, { id: 1, [name]: null, [short]: told })).toMatchObject({ [name]: names })
    }
  })

  test('names may be told as things that have one', () => {
    expect(value(Title, { id: 1, genre_names: [{ name: 'Drama' }, 'Horror'] })).toMatchObject({
      genre_names: ['Drama', 'Horror'],
    })
  })

  test.each(['avatar', 'banner'] as const)('the pictures of a person may stand in the profile: %s', (kind) => {
    const picture = (told: object) => (value(User, { id: 1, ...told }) as Record<string, unknown>)[kind]
    const profile = { level: 2, [kind]: '/p.png', [`${kind}_url`]: '/pu.png' }
    expect(picture({ profile })).toBe('/p.png')
    expect(picture({ [kind]: '/own.png', [`${kind}_url`]: '/u.png', profile })).toBe('/own.png')
    expect(picture({ [`${kind}_url`]: '/u.png', profile: { [kind]: '' } })).toBe('/u.png')
    expect(picture({ profile: { [`${kind}_url`]: '/pu.png' } })).toBe('/pu.png')
    expect(picture({ profile: { [kind]: { url: '/p.png' } } })).toBeNull()
    expect(picture({ profile: null })).toBeNull()
    expect(value(User, { id: 1, profile })).toMatchObject({ profile: { level: 2 } })
  })

  test.each<[string, unknown, object | null]>([
    ['the primary one', [{ thumbnail: '/1' }, { is_primary: true, thumbnail: '/2' }], { thumbnail: '/2' }],
    ['the primary one, by a number', [{ thumbnail: '/1' }, { is_primary: 1, thumbnail: '/2' }], { thumbnail: '/2' }],
    ['the first where none is primary', [{ thumbnail: '/1' }, { thumbnail: '/2' }], { thumbnail: '/1' }],
    ['none', [], null],
    ['one by its address alone', [{ image: '/1' }], { original: '/1', thumbnail: null }],
    ['addresses', ['/1'], null],
  ])('the covers of a title may come as a list: %s', (_, covers, told) => {
    expect(value(Title, { id: 1, covers })).toMatchObject({ covers: told })
  })

  test.each(['thumbnail', 'medium', 'large', 'original'])(
    'the pictures of a cover may stand one step down: %s',
    (size) => {
      for (const holder of ['cover', 'urls', 'images']) {
        const row = { volume: 1, [holder]: { [size]: '/p' } }
        expect(value(Cover, row)).toMatchObject({ volume: 1, [size]: '/p' })
        expect(value(Cover, { ...row, [size]: '/own' })).toMatchObject({ [size]: '/own' })
        expect(value(Title, { id: 1, covers: { [holder]: { [size]: '/p' } } })).toMatchObject({
          covers: { [size]: '/p' },
        })
      }
    },
  )

  test.each<[string, object, object]>([
    ['one step down', { cover: { thumbnail: '/t', original: '/o' } }, { thumbnail: '/t', original: '/o' }],
    ['as addresses', { urls: { medium: '/m', large: '/l' } }, { medium: '/m', large: '/l' }],
    ['as images', { images: { large: '/l' } }, { large: '/l', medium: null }],
    ['as one file', { file: '/f' }, { original: '/f' }],
    ['as one image', { image: '/i', thumbnail: '/t' }, { original: '/i', thumbnail: '/t' }],
    ['as one address', { cover: '/c' }, { original: '/c' }],
    // Django's name for the address of the row itself.
    ['not as its address', { url: 'https://api.example/covers/7/', large: '/l' }, { original: null, large: '/l' }],
  ])('the pictures of a cover may stand elsewhere: %s', (_, row, told) => {
    expect(value(Cover, { volume: 1, ...row })).toMatchObject({ volume: 1, ...told })
    expect(tolerantRead(z.array(Cover), [row])).toMatchObject({ dropped: 0, value: [told] })
  })

  test.each([
    ['On Hold', 'on_hold'],
    ['re-reading', 're_reading'],
    [' Plan  to read ', 'plan_to_read'],
    ['READING', 'reading'],
    ['Reading now', 'Reading now'],
    ['', ''],
  ])('a choice may come as it is shown: %s', (told, status) => {
    expect(value(ListEntry, { mangaId: 1, status: told })).toMatchObject({ status })
  })
  test.each(['ACTIVE', 'Active', 'active'])('one that the server lists itself stays as it comes: %s', (status) => {
    expect(value(Magazine, { id: 1, status })).toMatchObject({ status })
    expect(value(PublisherDetail, { publisher: { id: 1, status }, owned_magazines: [] })).toMatchObject({
      publisher: { status },
    })
  })

  test.each<[string, object, string | number | null]>([
    ['a number', { mangaId: 5 }, 5],
    ['a text', { mangaId: 'ttl-1', manga: 5 }, 'ttl-1'],
    ['as elsewhere', { manga_id: 5 }, 5],
    ['by the title’s key', { manga: 5 }, 5],
    ['with the title', { mangaId: null, manga: { id: 5, public_id: 'ttl-1' } }, 'ttl-1'],
    ['with a title that has a number alone', { manga: { id: 5 } }, 5],
    ['not at all', { manga: { primary_title: 'A' } }, null],
  ])('an entry of a list knows its title, however it is told: %s', (_, row, mangaId) => {
    const entry = { id: 2, status: 'reading', ...row }
    expect(tolerantRead(z.array(ListEntry), [entry])).toMatchObject({ dropped: 0, value: [{ id: 2, mangaId }] })
    expect(value(ListEntry, entry)).toMatchObject({ id: 2, mangaId })
  })

  test('an entry of a list without an id of its own is that of its title', () => {
    const entry = { status: 'reading', manga: { id: 5 } }
    expect(tolerantRead(z.array(ListEntry), [entry, { status: 'reading' }])).toMatchObject({
      dropped: 1,
      value: [{ id: null, mangaId: 5, manga: { id: 5 } }],
    })
    expect(value(ListEntry, entry)).toMatchObject({ mangaId: 5 })
  })

  test('a wrapped title without identity is left out and counted, and an entry of a list is its own row', () => {
    expect(tolerantRead(z.array(Title), [{ id: 91, manga: { primary_title: 'A' } }])).toMatchObject({ dropped: 1 })
    expect(value(z.array(ListEntry), [{ id: 91, manga: { id: 5 } }])).toMatchObject([{ id: 91, manga: { id: 5 } }])
  })

  test('what Django makes of choices and foreign keys costs neither its row nor the others', () => {
    const info = {
      magazines: [{ id: 1, country: { code: 'ja' } }],
      types: [['web', 'Web']],
      statuses: { active: 'Active' },
      frequencies: 7,
    }
    expect(value(MagazineInfo, info)).toMatchObject({
      magazines: [{ id: 1, country: null }],
      types: [['web', 'Web']],
      statuses: [['active', 'Active']],
      frequencies: [],
    })
    expect(value(z.array(ListEntry), [{ id: 1, status: 'reading', manga: 7 }])).toMatchObject([
      { id: 1, status: 'reading', mangaId: 7, manga: null },
    ])
    const title = { id: 1, year: '2013', original_publisher: { id: 4, name: 'Umi' }, related_entries: [{ id: 2 }] }
    expect(value(Title, title)).toMatchObject({ id: 1, year: 2013, original_publisher: null, related_entries: [] })
  })

  test('rows within a value are counted too', () => {
    const info = { magazines: [{ public_id: 'm' }, {}, null], total_count: '2', types: ['magazine', { value: 'web' }] }
    const answer = tolerantRead(MagazineInfo, info)
    expect(answer).toMatchObject({ ok: true, dropped: 2, value: { total_count: 2, statuses: [], demographics: [] } })
    expect(answer).toMatchObject({ value: { types: ['magazine', { value: 'web', label: null }] } })
  })
  test('choices told by their values are as good as a list of them', () => {
    const info = { magazines: [], types: { magazine: 'Magazine', app: 'App' }, statuses: {} }
    const types = [
      ['magazine', 'Magazine'],
      ['app', 'App'],
    ]
    expect(tolerantRead(MagazineInfo, info)).toMatchObject({ ok: true, value: { types, statuses: [] } })
    // Where no choice is a value with its label such an object is no list.
    expect(tolerantRead(z.array(z.union([z.string(), z.number()])), { 7: 'Seven' })).toMatchObject({ field: '' })
    expect(tolerantRead(Magazine, { id: 1, serialized_manga_ids: { 7: 'Seven' } })).toMatchObject({
      value: { serialized_manga_ids: [] },
    })
  })
})

describe('what is forgiven', () => {
  const Shelf = z.object({ rows: z.array(Row) })
  const odd = { rows: [{ id: 1, year: {} }] }
  test('all, unless told', () => {
    expect(tolerantRead(Row, { id: 1, year: {} })).toMatchObject({ ok: true, value: { id: 1, year: null } })
  })
  test('of what is no row, whatever may be null', () => {
    const told = { rating: { average: 8.4 }, follows: '12' }
    expect(tolerantRead(Statistics, told)).toMatchObject({ ok: true, value: { rating: null, follows: 12 } })
    expect(value(Title, { id: 1, covers: { thumbnail: '/t', large: {} } })).toMatchObject({
      covers: { thumbnail: '/t', large: null },
    })
    expect(tolerantRead(Statistics, told, 'rows')).toMatchObject({ ok: false, field: 'rating' })
    expect(tolerantRead(z.object({ access: z.string() }), { access: {} })).toMatchObject({ ok: false, field: 'access' })
  })
  test.each([[0], ['0.00']])('%j where nobody has rated, for ratings are 1 to 10 (R16)', (rating) => {
    const told = { rating, rating_count: 0, follows: 0, favorites: '0' }
    const untold = { rating: null, rating_count: 0, follows: 0, favorites: 0 }
    expect(value(Statistics, told)).toEqual(untold)
    expect(value(z.array(Title), [{ id: 1, statistics: told }, { id: 2 }])).toMatchObject([
      { id: 1, statistics: untold },
      { id: 2, statistics: null },
    ])
  })
  test('in rows alone', () => {
    expect(tolerantRead(Shelf, odd, 'rows')).toMatchObject({ ok: true, value: { rows: [{ id: 1, year: null }] } })
    expect(tolerantRead(Row, { id: 1, year: {} }, 'rows')).toMatchObject({ ok: false, field: 'year' })
  })
  test('nothing, in rows as little', () => {
    expect(tolerantRead(Shelf, odd, 'nothing')).toMatchObject({ ok: false, field: 'rows.0.year' })
  })
  test('rows left out within rows are counted', () => {
    const Shelves = z.array(entity(['id'], { id: z.nullable(Id), rows: z.array(Row) }))
    const answer = tolerantRead(Shelves, [{ id: 1, rows: [{ id: 2 }, {}, {}] }, {}])
    expect(answer).toMatchObject({ ok: true, dropped: 3 })
  })
})

test('what may be left out is left out where it is null, a default stands in where it is missing', () => {
  const schema = z.object({ note: z.optional(text), count: z.optional(z.number()), size: z._default(z.number(), 4) })
  expect(value(schema, {})).toEqual({ size: 4 })
  expect(value(schema, { note: null, count: null, size: '5' })).toEqual({ size: 5 })
  expect(value(schema, { note: 7, count: '2', size: 6 })).toEqual({ note: '7', count: 2, size: 6 })
  expect(value(schema, { size: null })).toMatch(/^size: /)
})

test('a text that is itself the wrong kind is told with a reason', () => {
  expect(value(z.string(), true)).toMatch(/^: .+/)
  expect(value(z.number(), 'x7')).toMatch(/^: .+/)
  expect(value(z.string(), 'x7')).toBe('x7')
  expect(value(z.boolean(), 'maybe')).toMatch(/^: .+/)
})

// What servers of section 7's kind really send.
test.each([
  [Title, { id: 3, year: '2013', chapters: '139', title: { en: 'A', 'pt-br': null }, statistics: { rating: '8.4' } }],
  [
    Title,
    { public_id: 't', title: 'A', covers: { thumbnail: '/t.svg' }, status: 'in_limbo', related_entries: [1, 'b'] },
  ],
  [Person, { id: 1, age: '41', is_author: 'true', name: null }],
  [Edit, { id: 'e1', changes: { a: 1 }, editor_level: '2', priority: 'urgent', manga_id: 9 }],
  [Edit, { id: 1, changes: null, created_at: null }],
  [Magazine, { public_id: 'm', founded_year: '1968', status: 'active', is_digital_only: null }],
])('%o reads %j', (schema, input) => {
  expect(tolerantRead(schema, input)).toMatchObject({ ok: true, dropped: 0 })
})

test.each([
  [MagazineInfo, { total_count: 3 }, 'magazines'],
  [MagazineInfo, {}, 'magazines'],
  [PublisherInfo, { publishers: null }, 'publishers'],
  [MagazineDetail, { serialized_manga: [] }, 'magazine'],
  [PublisherDetail, { publisher: { name: 'No id' } }, 'publisher.id'],
])('%o without what it is about is no empty answer', (schema, input, field) => {
  expect(tolerantRead(schema as Shape, input)).toMatchObject({ ok: false, field })
})

describe('a text is taken for what it says only where that is expected (R1)', () => {
  test.each<[string, Shape, unknown, unknown]>([
    ['a number in a field of texts', z.string(), '12', '12'],
    ['true in a field of texts', z.string(), 'true', 'true'],
    ['no list where null may stand', z.nullable(z.array(z.string())), null, null],
    ['no list where nothing may stand', z.nullable(z.array(z.string())), undefined, null],
    ['nothing where a default stands', z._default(text, 'en'), undefined, 'en'],
    ['null where a default stands', z._default(text, 'en'), null, null],
    [
      'a number in a text under its key',
      z.record(z.string(), number),
      { five: '5', none: null },
      { five: 5, none: null },
    ],
  ])('%s', (_, schema, input, expected) => expect(value(schema, input)).toEqual(expected))
})
