import type { ProposalDraft } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import {
  APPROVED_EDIT,
  PENDING_EDIT,
  PENDING_HOSTILE,
  PENDING_LONG,
  PENDING_NULLS,
  PENDING_ODD,
  PENDING_ORPHAN,
  PENDING_OWN,
  REJECTED_EDIT,
  TITLE,
  TITLE_KOREAN,
} from '../named.ts'
import { iso, NOW } from '../now.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { sure } from '../testing/sure.ts'

const approve = (id: number, reason = '') => ({ params: { id }, body: { action: 'approve', reason } as const })
const reject = (id: number, reason: string) => ({ params: { id }, body: { action: 'reject', reason } as const })
const draft: ProposalDraft = {
  manga_id: TITLE.public_id,
  edit_type: 'metadata',
  changes: [{ field_name: 'year', field_type: 'number', old_value: 2015, new_value: 2014 }],
  edit_summary: 'The first volume is from 2014',
}

describe('review', () => {
  test('approving changes the title at once and says who, when and why', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const edit = await client.edits.review(approve(PENDING_EDIT.id, ' Thanks '))
    expect(edit).toMatchObject({
      status: 'approved',
      reviewed_by: 2,
      reviewer_username: 'm.tanabe',
      reviewed_at: iso(NOW),
      approval_reason: 'Thanks',
      rejection_reason: null,
    })
    expect(await client.edits.get({ params: { id: PENDING_EDIT.id } })).toEqual(edit)
    expect(await client.titles.get({ params: { id: TITLE.id } })).toMatchObject({
      year: 2014,
      description: { pt: expect.stringContaining('atrás de trabalho'), en: expect.stringContaining('unemployed cook') },
      theme_names: ['Cooking', 'Slice of Life', 'Dungeon', 'Monsters', 'Comedy'],
      updated_at: iso(NOW),
    })
  })
  test('related entries are added once, however their ids are spelled, and never the title itself', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const { id, public_id } = TITLE_KOREAN
    const change = {
      field_name: 'related_entries',
      field_type: 'list' as const,
      old_value: [],
      new_value: [public_id, id, TITLE.id, TITLE.public_id, 999_999],
    }
    const edit = await client.edits.propose({ body: { ...draft, changes: [change] } })
    await client.edits.review({ params: { id: sure(edit).id }, body: { action: 'approve', reason: '' } })
    expect(server.db.titles.get(TITLE.id)?.related_entries).toEqual([public_id])
  })
  test('approving without a comment gives the default reason', async () => {
    const edit = await clientOf(createMockServer(), 1).edits.review(approve(PENDING_OWN.id, '  '))
    expect(edit?.approval_reason).toBe('Approved via admin panel')
  })
  test('a title that is renamed by it has its new name on all its proposals, this one too', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const rename = { field_name: 'primary_title', field_type: 'string', old_value: null, new_value: 'Renamed' } as const
    const edit = sure(await client.edits.propose({ body: { ...draft, changes: [rename] } }))
    expect(await client.edits.review(approve(Number(edit.id)))).toMatchObject({
      status: 'approved',
      manga_title: 'Renamed',
    })
    expect(server.db.edits.get(PENDING_EDIT.id)).toMatchObject({ status: 'pending', manga_title: 'Renamed' })
    expect(server.db.edits.get(PENDING_ORPHAN.id)?.manga_title).toBe('A Title That Is Gone')
  })
  test('what nobody proposes is kept as it was sent, and changes nothing', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const before = await client.titles.get({ params: { id: TITLE.id } })
    const changes = ['tag_names', 'original_language', 'unheard_of'].map((field_name) => ({
      field_name,
      field_type: 'other' as const,
      old_value: null,
      new_value: field_name === 'tag_names' ? ['Horror'] : 'ko',
    }))
    const edit = sure(await client.edits.propose({ body: { ...draft, changes } }))
    expect(edit.changes).toEqual(changes)
    await client.edits.review(approve(Number(edit.id)))
    expect(await client.titles.get({ params: { id: TITLE.id } })).toEqual({ ...before, updated_at: iso(NOW) })
  })
  test('rejecting leaves the title alone', async () => {
    const server = createMockServer()
    const before = server.db.titles.get(TITLE.id)
    const edit = await clientOf(server, 2).edits.review(reject(PENDING_EDIT.id, 'No source'))
    expect(edit).toMatchObject({ status: 'rejected', rejection_reason: 'No source', approval_reason: null })
    expect(server.db.titles.get(TITLE.id)).toEqual(before)
  })
  test.each(['', '   ', '\u3000\n'])('rejecting with the reason %j is refused', async (reason) => {
    const server = createMockServer()
    const told = await ask(server, 'POST', `/edits/proposals/${PENDING_EDIT.id}/approve/`, {
      as: 2,
      body: { action: 'reject', reason },
    })
    expect(told).toMatchObject({ status: 400, body: { error: 'Rejection reason is required' } })
    expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('pending')
  })
  test('somebody else was first', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'Too late')
    await expect(client.edits.review(approve(PENDING_EDIT.id))).rejects.toMatchObject({
      status: 409,
      text: 'This edit has already been reviewed and rejected',
    })
    expect(await client.edits.get({ params: { id: PENDING_EDIT.id } })).toMatchObject({
      reviewer_username: 'kenji_m',
      rejection_reason: 'Too late',
    })
  })
  test.each([APPROVED_EDIT, REJECTED_EDIT])('a decided one stays decided: $id', async ({ id }) => {
    const client = clientOf(createMockServer(), 1)
    await expect(client.edits.review(reject(id, 'again'))).rejects.toMatchObject({ status: 409 })
  })
  test('of a title that is gone: cannot be approved, can be rejected', async () => {
    const client = clientOf(createMockServer(), 1)
    await expect(client.edits.review(approve(PENDING_ORPHAN.id))).rejects.toMatchObject({
      status: 404,
      text: 'Manga not found',
    })
    expect((await client.edits.review(reject(PENDING_ORPHAN.id, 'Gone')))?.status).toBe('rejected')
  })
  test.each([PENDING_HOSTILE, PENDING_ODD, PENDING_NULLS, PENDING_LONG])(
    'whatever the changes hold: $id',
    async ({ id }) => {
      const server = createMockServer()
      const client = clientOf(server, 2)
      expect((await client.edits.review(approve(id)))?.status).toBe('approved')
      const title = server.db.edits.get(id)?.manga_id ?? 0
      expect(await client.titles.get({ params: { id: title } })).toMatchObject({ id: title })
    },
  )
  test.each(['999999', 'abc', '0', '1.5'])('no such edit: %s', async (id) => {
    expect(
      (
        await ask(createMockServer(), 'POST', `/edits/proposals/${id}/approve/`, {
          as: 2,
          body: { action: 'approve', reason: '' },
        })
      ).status,
    ).toBe(404)
  })
  test('a person who was unknown so far is added with the credit', async () => {
    const server = createMockServer()
    const edit = await clientOf(server, 4).edits.propose({
      body: {
        ...draft,
        changes: [{ field_name: 'author_names', field_type: 'list', old_value: [], new_value: ['Nova Autora'] }],
      },
    })
    await clientOf(server, 2).edits.review(approve(Number(edit?.id)))
    const [person] = server.db.people.by('name', 'Nova Autora')
    expect(person).toMatchObject({ is_author: true, manga_count: 1 })
    expect(server.db.credits.by('person_id', person?.id ?? 0)).toMatchObject([{ title_id: TITLE.id, role: 'author' }])
  })
})

describe('proposing', () => {
  test.each([1, 3, 5, null] as const)('level %s: it waits, whoever it comes from', async (level) => {
    const server = createMockServer()
    const edit = await clientOf(server, level).edits.propose({ body: draft })
    expect(edit).toMatchObject({
      status: 'pending',
      priority: 'medium',
      manga_id: 1,
      manga_title: TITLE.primary_title,
      editor_level: level,
      created_at: iso(NOW),
    })
    expect(await clientOf(server, 2).edits.get({ params: { id: sure(edit).id } })).toEqual(edit)
    expect((await clientOf(server, 2).edits.list({ query: { status: 'pending', limit: 1 } })).items).toEqual([edit])
    expect(server.db.titles.get(TITLE.id)?.year).toBe(2015)
  })
  test('of a field that is closed to the level', async () => {
    const server = createMockServer()
    const rating = {
      field_name: 'content_rating',
      field_type: 'string',
      old_value: 'safe',
      new_value: 'erotica',
    } as const
    const body = { ...draft, changes: [...draft.changes, rating] }
    await expect(clientOf(server, 4).edits.propose({ body })).rejects.toMatchObject({
      status: 400,
      fields: { content_rating: 'Only Editors and above can change this field.' },
    })
    expect(await clientOf(server, 3).edits.propose({ body })).toMatchObject({ status: 'pending' })
  })
  test('for no title', async () => {
    await expect(
      clientOf(createMockServer(), 3).edits.propose({ body: { ...draft, manga_id: 'nothing' } }),
    ).rejects.toMatchObject({ status: 404, text: 'Manga not found' })
  })
  test.each(['', ' '])('of a field without a name: %j', async (field_name) => {
    const changes = [...draft.changes, { ...sure(draft.changes[0]), field_name }]
    const told = await ask(createMockServer(), 'POST', '/edits/proposals/', { as: 3, body: { ...draft, changes } })
    expect(told).toMatchObject({
      status: 400,
      body: { changes: [{}, { field_name: ['This field may not be blank.'] }] },
    })
  })
  test('without a summary: nothing in the specification asks for one', async () => {
    const edit = await clientOf(createMockServer(), 3).edits.propose({ body: { ...draft, edit_summary: ' ' } })
    expect(edit).toMatchObject({ status: 'pending', edit_summary: '' })
  })
  test('of nothing', async () => {
    await expect(
      clientOf(createMockServer(), 3).edits.propose({ body: { ...draft, changes: [] } }),
    ).rejects.toMatchObject({ status: 400, fields: { changes: 'This list may not be empty.' } })
  })
})

describe('reading', () => {
  const client = clientOf(createMockServer(), 3)
  const all = async (query: Parameters<typeof client.edits.list>[0]) => (await client.edits.list(query)).items
  test('newest first unless asked otherwise', async () => {
    const dates = (await all({ query: { limit: 100 } })).map((edit) => edit.created_at ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await all({ query: { limit: 100, ordering: 'created_at' } })).map((edit) => edit.created_at)).toEqual(
      dates.toReversed(),
    )
  })
  test('newest first where nothing of the ordering is known', async () => {
    expect(await all({ query: { limit: 100, ordering: 'no_such_field' } })).toEqual(
      await all({ query: { limit: 100 } }),
    )
  })
  test('by status, need of review, type and title', async () => {
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      const rows = await all({ query: { status, limit: 100 } })
      expect(new Set(rows.map((edit) => edit.status))).toEqual(new Set([status]))
    }
    expect(await all({ query: { needs_review: true, limit: 100 } })).toEqual(
      await all({ query: { status: 'pending', limit: 100 } }),
    )
    expect(new Set((await all({ query: { needs_review: false } })).map((edit) => edit.status))).toEqual(
      new Set(['approved', 'rejected']),
    )
    expect(new Set((await all({ query: { edit_type: 'tags' } })).map((edit) => edit.edit_type))).toEqual(
      new Set(['tags']),
    )
    expect(new Set((await all({ query: { manga_id: TITLE.public_id } })).map((edit) => edit.manga_id))).toEqual(
      new Set([TITLE.id]),
    )
    expect(await all({ query: { manga_id: 999_999 } })).toMatchObject([{ id: PENDING_ORPHAN.id }])
  })
  test('by text in the editor’s name or the summary', async () => {
    expect((await all({ query: { search: 'SPOILER FOR', limit: 100 } })).map(({ id }) => id)).toEqual([PENDING_EDIT.id])
    const byName = await all({ query: { search: 'hana_k', limit: 100 } })
    expect(byName.length).toBeGreaterThan(2)
    expect(byName.every((edit) => edit.editor_username?.includes('hana_k'))).toBe(true)
    expect(await all({ query: { search: 'no such text' } })).toEqual([])
  })
  test('every page once, each edit once', async () => {
    const seen: unknown[] = []
    let next: Record<string, string> | undefined
    do {
      const page: Awaited<ReturnType<typeof client.edits.list>> = await client.edits.list(
        { query: { limit: 7 } },
        { next },
      )
      seen.push(...page.items.map(({ id }) => id))
      next = page.next ?? undefined
    } while (next)
    expect(new Set(seen).size).toBe(60)
    expect(seen).toHaveLength(60)
  })
  test('the queue holds what waits, the urgent first', async () => {
    const { items } = await client.edits.reviewQueue()
    expect(items.every((edit) => edit.status === 'pending')).toBe(true)
    expect(items[0]?.priority).toBe('high')
    expect(items).toHaveLength((await client.edits.list({ query: { status: 'pending' } })).total)
  })
})

describe('figures', () => {
  test.each([
    ['today', '2026-11-20'],
    ['week', '2026-11-16'],
    ['month', '2026-11-01'],
  ] as const)('of %s: what was proposed and decided since %s', async (period, from) => {
    const server = createMockServer()
    const rows = server.db.edits.all()
    const since = (at: string | null) => (at ?? '') >= from
    const decided = (status: string) => rows.filter((edit) => edit.status === status && since(edit.reviewed_at)).length
    expect(await clientOf(server, 2).edits.dashboard({ query: { period } })).toEqual({
      period,
      proposed: rows.filter((edit) => since(edit.created_at)).length,
      approved: decided('approved'),
      rejected: decided('rejected'),
      pending: rows.filter((edit) => edit.status === 'pending' && since(edit.created_at)).length,
    })
  })
  test('a decision counts at once', async () => {
    const client = clientOf(createMockServer(), 2)
    const before = await client.edits.dashboard({ query: {} })
    await client.edits.review(approve(PENDING_EDIT.id))
    expect(await client.edits.dashboard({ query: {} })).toEqual({
      ...before,
      approved: (before.approved ?? 0) + 1,
      pending: (before.pending ?? 0) - 1,
    })
  })
  test('of everything', async () => {
    const server = createMockServer()
    const stats = await clientOf(server, 3).edits.systemStats()
    expect(stats).toMatchObject({ proposed: 60, total: 60 })
    expect((stats.pending ?? 0) + (stats.approved ?? 0) + (stats.rejected ?? 0)).toBe(60)
    expect(stats['by_type']).toMatchObject({ tags: expect.any(Number) })
  })
  test('what the viewer may do with fields', async () => {
    const server = createMockServer()
    expect(await clientOf(server, 2).edits.fieldPermissions()).toMatchObject({
      level: 2,
      can_edit_directly: true,
      requires_approval: false,
    })
    expect(await clientOf(server, null).edits.fieldPermissions()).toMatchObject({
      level: 4,
      can_create: false,
      requires_approval: true,
    })
  })
  test.each([
    [1, true],
    [3, true],
    [4, false],
    [5, false],
    [null, false],
  ] as const)('format and content rating at level %s: %s', async (level, open) => {
    const told = await clientOf(createMockServer(), level).edits.fieldPermissions()
    const entry = open
      ? { can_propose: true }
      : { can_propose: false, reason: 'Only Editors and above can change this field.' }
    expect(told).toMatchObject({ fields: { type: entry, content_rating: entry, year: { can_propose: true } } })
  })
})
