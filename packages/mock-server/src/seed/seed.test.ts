import { SeasonName } from '@bunko/api-client'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as N from '../named.ts'
import { DEFAULT_AT, NOW, seasonOf } from '../now.ts'
import { createMockServer } from '../server.ts'
import { LONG_TEXT } from './edges.ts'
import { DEFAULT_SIZES, seed } from './seed.ts'

const bytes = (at = DEFAULT_AT) => JSON.stringify(seed(DEFAULT_SIZES, at), tables)
/** Tables as lists of rows; functions are left out anyway. */
function tables(_key: string, value: unknown): unknown {
  const table = value as { all?: () => unknown[] }
  return typeof value === 'object' && value && typeof table.all === 'function' ? table.all() : value
}
const db = seed(DEFAULT_SIZES, DEFAULT_AT)
/** Seasons in a row have numbers in a row. */
const numberOf = ({ year, season }: ReturnType<typeof seasonOf>) => 4 * year + SeasonName.options.indexOf(season)

describe('the seed', () => {
  test('is the same bytes for the same seed, others for another', () => {
    expect(bytes()).toBe(bytes())
    expect(bytes({ ...DEFAULT_AT, seed: 2 })).not.toBe(bytes())
  })
  test('is frozen: a change of the data is a change of this hash', () => {
    expect(createHash('sha256').update(bytes()).digest('hex').slice(0, 16)).toBe('660f198e2cc37820')
  })
  test('has the sizes of the default seed', () => {
    expect(db.counts()).toMatchObject({ titles: 120, people: 60, magazines: 25, publishers: 20, edits: 60, users: 24 })
  })
  test('grows and shrinks with the sizes', () => {
    const small = seed({ titles: 3, people: 2, magazines: 1, publishers: 1, edits: 0 }, DEFAULT_AT)
    expect(small.counts()).toMatchObject({ titles: 3, people: 2, magazines: 1, publishers: 1, edits: 0 })
    expect(seed({ ...DEFAULT_SIZES, titles: 5000 }, DEFAULT_AT).titles.size).toBe(5000)
  })
  test.each(['2026-05-31', '2026-08-31', '2026-11-20', '2026-11-30', '2026-12-15', '2027-03-01', '2028-02-29'])(
    'has the charts of the season of %s and of the three before it',
    (day) => {
      const now = Date.parse(`${day}T12:00:00Z`)
      const current = numberOf(seasonOf(now))
      const rows = seed({ titles: 3, people: 2, magazines: 1, publishers: 1, edits: 0 }, { seed: 1, now }).seasons.all()
      expect(rows.map(numberOf)).toEqual([current, current - 1, current - 2, current - 3])
    },
  )
  test('names no title twice', () => {
    const names = seed({ ...DEFAULT_SIZES, titles: 2000 }, DEFAULT_AT)
      .titles.all()
      .map((title) => title.public_id)
    expect(new Set(names).size).toBe(2000)
    const primary = db.titles.all().map((title) => title.primary_title)
    expect(new Set(primary).size).toBe(120)
  })
  test('writes titles in Latin, Japanese, Korean, Chinese and Portuguese', () => {
    const languages = new Set(db.titles.all().map((title) => title.original_language))
    expect([...languages].toSorted()).toEqual(['ja', 'ko', null, 'pt', 'zh'])
    expect(db.titles.all().filter((title) => /\p{sc=Hangul}/u.test(title.primary_title ?? '')).length).toBeGreaterThan(
      3,
    )
    expect(
      db.titles.all().filter((title) => /\p{sc=Hiragana}/u.test(title.primary_title ?? '')).length,
    ).toBeGreaterThan(3)
  })
  test('lies in the past of its reference date, and moves with it', () => {
    const now = Date.parse('2031-05-05T05:05:05Z')
    for (const [at, rows] of [
      [NOW, db.edits.all()],
      [now, seed(DEFAULT_SIZES, { seed: 1, now }).edits.all()],
    ] as const)
      for (const edit of rows) {
        expect(Date.parse(edit.created_at ?? '')).toBeLessThan(at)
        expect(Date.parse(edit.created_at ?? '')).toBeGreaterThan(at - 60 * 86_400_000)
        expect((edit.reviewed_at ?? '9') >= (edit.created_at ?? '')).toBe(true)
      }
  })
  test('keeps people, magazines and publishers in step with the titles', () => {
    for (const title of db.titles.all()) {
      const names = (role: string) =>
        db.credits
          .by('title_id', title.id)
          .filter((credit) => credit.role === role)
          .map((credit) => db.people.get(credit.person_id)?.name)
      expect(names('author')).toEqual(title.author_names)
      expect(names('artist')).toEqual(title.artist_names)
    }
    for (const magazine of db.magazines.all()) {
      const listed = db.titles.by('serialized_in', magazine.name).map((title) => title.public_id)
      expect(magazine.serialized_manga_ids).toEqual(listed)
      expect(magazine.manga_count).toBe(listed.length)
    }
    for (const publisher of db.publishers.all())
      expect(publisher.owned_magazine_ids).toEqual(
        db.magazines.by('publisher_id', publisher.id).map((one) => one.public_id),
      )
    const free = db.people.all().filter((person) => person.manga_count === 0)
    expect(free.length).toBeGreaterThan(1)
  })
  test('has proposals of every status, type, priority and editor level', () => {
    const of = (pick: (edit: (typeof rows)[number]) => unknown) => new Set(rows.map(pick))
    const rows = db.edits.all()
    expect(of((edit) => edit.status)).toEqual(new Set(['pending', 'approved', 'rejected']))
    expect([...of((edit) => edit.edit_type)]).toEqual(
      expect.arrayContaining(['tags', 'description', 'metadata', 'basic_info']),
    )
    expect([...of((edit) => edit.priority)]).toEqual(expect.arrayContaining(['high', 'medium', 'other']))
    expect([...of((edit) => edit.editor_level)]).toEqual(expect.arrayContaining([3, 4, 5, null]))
  })
})

const title = (one: N.NamedTitle) => {
  const row = db.titles.get(one.id)
  expect(row).toMatchObject({ public_id: one.public_id })
  return row
}

describe('the named records', () => {
  test.each(Object.entries(N).filter(([name]) => /^(PENDING|APPROVED|REJECTED)/.test(name)))(
    '%s is what it says',
    (name, value) => {
      const named = value as N.NamedEdit
      const edit = db.edits.get(named.id)
      expect(edit?.status).toBe(name.split('_')[0]?.toLowerCase())
      expect(edit?.edit_summary ?? edit?.reason ?? '').toBe(named.summary)
    },
  )
  test('titles carry their names', () => {
    for (const one of [
      N.TITLE,
      N.TITLE_KOREAN,
      N.TITLE_JAPANESE,
      N.TITLE_CHINESE,
      N.TITLE_PORTUGUESE,
      N.TITLE_LONG,
      N.TITLE_HOSTILE,
    ])
      expect(title(one)?.primary_title).toBe(one.primary_title)
  })
  test('edges are at the edge', () => {
    expect(title(N.TITLE_WITHOUT_COVER)?.covers).toBeNull()
    expect(N.TITLE_LONG.primary_title).toHaveLength(300)
    expect(title(N.TITLE_LONG)?.description).toMatchObject({
      pt: expect.stringMatching(new RegExp(`^[^]{${LONG_TEXT}}$`)),
    })
    expect(title(N.TITLE_NULLS)).toMatchObject({
      title: null,
      description: null,
      year: null,
      covers: null,
      statistics: null,
    })
    expect(JSON.stringify(title(N.TITLE_WITHOUT_LATIN_NAME)?.title)).not.toMatch(/:"[^"]*[a-z]/i)
    expect(title(N.TITLE_HOSTILE)?.primary_title).toContain('\u202E')
  })
  test('proposals hold what stories rely on', () => {
    const changes = (one: N.NamedEdit) =>
      db.edits.get(one.id)?.changes as { field_name: string; old_value: unknown; new_value: unknown }[]
    expect(changes(N.PENDING_EDIT).map((change) => change.field_name)).toEqual([
      'description.pt-br',
      'theme_names',
      'year',
    ])
    expect(String(changes(N.PENDING_EDIT)[0]?.old_value).length).toBeGreaterThan(100)
    expect(String(changes(N.PENDING_LONG)[0]?.old_value)).toHaveLength(LONG_TEXT)
    expect(String(changes(N.PENDING_LONG)[0]?.new_value)).toHaveLength(LONG_TEXT)
    expect(changes(N.PENDING_NO_CHANGES)).toEqual([])
    expect(changes(N.PENDING_NULLS)).toBeNull()
    expect(changes(N.PENDING_HOSTILE).map((change) => change?.field_name)).toContain('__proto__')
    expect(db.edits.get(N.PENDING_OWN.id)?.editor_username).toBe(N.demoAccount(2).username)
    expect(db.titles.get(Number(db.edits.get(N.PENDING_ORPHAN.id)?.manga_id))).toBeUndefined()
  })
  test('PENDING_EDIT is the newest pending proposal', () => {
    const [newest] = db.edits
      .by('status', 'pending')
      .toSorted((a, b) => ((a.created_at ?? '') < (b.created_at ?? '') ? 1 : -1))
    expect(newest?.id).toBe(N.PENDING_EDIT.id)
  })
})

// How long it takes is measured by bench/mock-reset.ts.
test('reset brings everything back, as often as it is asked', () => {
  const server = createMockServer()
  const before = JSON.stringify(server.db, tables)
  for (const id of [1, 2, 3]) {
    server.db.titles.remove(id)
    server.db.edits.update(id, { status: 'approved' })
    server.signIn(1)
    expect(JSON.stringify(server.db, tables)).not.toBe(before)
    server.reset()
    expect(JSON.stringify(server.db, tables)).toBe(before)
  }
})
