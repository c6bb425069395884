import type { Change } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import type { EditRow, TitleRow, UserRow } from '../db/rows.ts'
import { NOT_REVIEWED } from '../make/edit.ts'
import * as N from '../named.ts'
import { DAY, HOUR, iso, MINUTE, type At } from '../now.ts'
import { longText } from './edges.ts'
import { ODD_CHANGES, HOSTILE_CHANGES, JAPANESE_CHANGES, KITCHEN_CHANGES, proofread } from './named-changes.ts'

type Given = Partial<EditRow> & { changes: unknown }

/** The proposals that stories and tests speak of, for the titles and users that are there. */
export const namedEdits = (db: Db, at: At): EditRow[] => {
  const title = (id: number) => db.titles.get(id) as TitleRow
  const user = (level: 1 | 2 | 3 | 4 | 5 | null) => db.users.get(N.demoAccount(level).id) as UserRow
  const kenji = db.users.by('username', 'kenji_m')[0] ?? user(2)
  const make = (named: N.NamedEdit, about: TitleRow, by: UserRow, ago: number, given: Given): EditRow => ({
    id: named.id,
    status: 'pending',
    edit_type: 'basic_info',
    edit_summary: named.summary,
    reason: null,
    editor_id: by.id,
    editor_username: by.username,
    editor_level: by.profile?.level ?? null,
    manga_id: about.id,
    manga_title: about.primary_title,
    created_at: iso(at.now - ago),
    priority: 'medium',
    ...NOT_REVIEWED,
    ...given,
  })
  const long = longText(at, 'pt')
  const kitchen = title(N.TITLE.id)
  return [
    make(N.PENDING_EDIT, kitchen, user(3), 12 * MINUTE, {
      edit_type: 'description',
      priority: 'high',
      changes: KITCHEN_CHANGES,
    }),
    make(N.PENDING_TAGS, title(N.TITLE_KOREAN.id), user(4), HOUR, {
      edit_type: 'tags',
      changes: tags(title(N.TITLE_KOREAN.id)),
    }),
    make(N.PENDING_OWN, title(3), user(2), 3 * HOUR, {
      edit_type: 'metadata',
      changes: [change('chapters', 'number', title(3).chapters, 84), change('volumes', 'number', title(3).volumes, 12)],
    }),
    make(N.PENDING_HOSTILE, title(N.TITLE_HOSTILE.id), user(5), 5 * HOUR, {
      editor_username: '<b>hana_k</b>\u202E',
      reason: '<a href="javascript:alert(1)">reason</a>',
      priority: 'other',
      changes: HOSTILE_CHANGES,
    }),
    make(N.PENDING_LONG, title(N.TITLE_LONG.id), user(3), 7 * HOUR, {
      edit_type: 'description',
      changes: [change('description.pt-br', 'string', long, proofread(long))],
    }),
    make(N.PENDING_WITHOUT_SUMMARY, title(6), user(4), 9 * HOUR, {
      edit_type: 'metadata',
      edit_summary: null,
      reason: N.PENDING_WITHOUT_SUMMARY.summary,
      changes: [change('publication_demographic', 'string', 'seinen', 'josei', 'The shelf label of the official site')],
    }),
    make(N.PENDING_ODD, title(8), user(3), 26 * HOUR, {
      edit_type: 'metadata',
      priority: 'high',
      changes: ODD_CHANGES,
    }),
    make(N.PENDING_NO_CHANGES, title(7), user(4), 2 * DAY, { priority: 'other', changes: [] }),
    make(N.PENDING_NULLS, title(N.TITLE_NULLS.id), user(null), 2 * DAY + HOUR, {
      edit_type: null,
      edit_summary: null,
      editor_username: null,
      editor_id: null,
      manga_title: null,
      priority: null,
      changes: null,
    }),
    make(N.PENDING_NAMES, title(N.TITLE_JAPANESE.id), kenji, 2 * DAY + 4 * HOUR, {
      changes: [
        change('title.en', 'string', 'Blue of the Night Train', 'The Blue of the Night Train'),
        change('title.ja', 'string', '夜行列車の青', '夜行列車の、青'),
        change('alternative_titles', 'list', title(4).alternative_titles, [
          ...title(4).alternative_titles,
          { lang: 'fr', title: 'Le bleu du train de nuit' },
        ]),
      ],
    }),
    make(N.PENDING_JAPANESE, title(N.TITLE_WITHOUT_LATIN_NAME.id), user(3), 3 * DAY, {
      edit_type: 'description',
      changes: JAPANESE_CHANGES,
    }),
    make(N.PENDING_UNKNOWN_LEVEL, title(N.TITLE_PORTUGUESE.id), user(null), 4 * DAY, {
      edit_type: 'metadata',
      changes: [change('year', 'number', title(N.TITLE_PORTUGUESE.id).year, 2023)],
    }),
    make(N.PENDING_ORPHAN, kitchen, user(5), 5 * DAY, {
      manga_id: 999_999,
      manga_title: 'A Title That Is Gone',
      changes: [change('title.pt', 'string', 'Um Título', 'Outro Título')],
    }),
    make(N.APPROVED_EDIT, title(5), user(3), 6 * DAY, {
      status: 'approved',
      edit_type: 'description',
      ...reviewed(user(2), at.now - 5 * DAY),
      approval_reason: 'Reads well, thank you.',
      changes: [change('description.en', 'string', null, (title(5).description as Record<string, string>)['en'])],
    }),
    make(N.REJECTED_EDIT, title(N.TITLE_KOREAN.id), user(5), 8 * DAY, {
      status: 'rejected',
      edit_type: 'metadata',
      ...reviewed(kenji, at.now - 7 * DAY),
      rejection_reason: 'The author announced a break, not the end.',
      changes: [change('status', 'string', 'ongoing', 'cancelled')],
    }),
    make(N.APPROVED_WITHOUT_REASON, title(7), user(4), 9 * DAY, {
      status: 'approved',
      edit_type: 'metadata',
      reviewed_at: iso(at.now - 8 * DAY),
      changes: [change('volumes', 'number', (title(7).volumes ?? 2) - 1, title(7).volumes)],
    }),
  ]
}
const reviewed = (by: UserRow, when: number) => ({
  reviewed_by: by.id,
  reviewer_username: by.username,
  reviewed_at: iso(when),
})
const change = (
  field_name: string,
  field_type: Change['field_type'],
  old_value: unknown,
  new_value: unknown,
  change_reason?: string,
): Change => ({ field_name, field_type, old_value, new_value, ...(change_reason !== undefined && { change_reason }) })

const tags = (title: TitleRow) => [
  change('genre_names', 'list', title.genre_names, [...title.genre_names, 'Supernatural', 'Thriller']),
  change('publication_demographic', 'string', null, 'seinen'),
]
