import type { Change, Edit, EditStatus } from '@bunko/api-client'
import type { EditRow, TitleRow, UserRow } from '../db/rows.ts'
import { randomOf, type Random } from '../db/random.ts'
import { DAY, DEFAULT_AT, HOUR, iso, MINUTE, type At } from '../now.ts'
import { retell } from '../seed/prose.ts'
import { GENRES, THEMES } from '../seed/vocabulary.ts'

interface Idea {
  edit_type: 'tags' | 'description' | 'metadata' | 'basic_info'
  summary: string
  changes: Change[]
}
const change = (
  field_name: string,
  field_type: Change['field_type'],
  old_value: unknown,
  new_value: unknown,
  change_reason?: string,
): Change => ({ field_name, field_type, old_value, new_value, ...(change_reason !== undefined && { change_reason }) })

const textOf = (map: TitleRow['title'], language: string): string | null =>
  map === null || typeof map === 'string' ? map : (map[language] ?? null)

const retag = (list: readonly string[], stock: readonly string[], random: Random): string[] => {
  const added = random.sample(
    stock.filter((tag) => !list.includes(tag)),
    random.int(1, 2),
  )
  return [...(list.length > 1 && random.chance(0.5) ? list.slice(1) : list), ...added]
}

const IDEAS: readonly ((title: TitleRow, random: Random) => Idea)[] = [
  (title, random) => {
    const text = textOf(title.description, 'pt') ?? ''
    return {
      edit_type: 'description',
      summary: random.pick(['Rewrites the synopsis', 'Sinopse mais fiel ao volume 1', 'Spoiler removed']),
      changes: [change('description.pt-br', 'string', text, retell(text, 'pt', random))],
    }
  },
  (title, random) => {
    const text = textOf(title.description, 'en') ?? ''
    return {
      edit_type: 'description',
      summary: 'English description from the licensed release',
      changes: [change('description.en', 'string', text, retell(text, 'en', random), 'Back cover of volume 2')],
    }
  },
  (title) => ({
    edit_type: 'basic_info',
    summary: 'Japanese name added',
    changes: [
      change(
        'title.ja',
        'string',
        textOf(title.title, 'ja'),
        `${textOf(title.title, 'ja') ?? title.primary_title ?? ''}・改`,
      ),
    ],
  }),
  (title, random) => ({
    edit_type: 'tags',
    summary: random.pick(['Genres of the second arc', 'Adds a missing genre', 'Gêneros conforme a editora']),
    changes: [change('genre_names', 'list', title.genre_names, retag(title.genre_names, GENRES, random))],
  }),
  (title, random) => ({
    edit_type: 'tags',
    summary: 'Themes tidied up',
    changes: [
      change('theme_names', 'list', title.theme_names, retag(title.theme_names, THEMES, random)),
      change('genre_names', 'list', title.genre_names, retag(title.genre_names, GENRES, random)),
    ],
  }),
  (title, random) => ({
    edit_type: 'metadata',
    summary: 'Chapter count after the latest volume',
    changes: [
      change('chapters', 'number', title.chapters, (title.chapters ?? 0) + random.int(1, 12)),
      change('volumes', 'number', title.volumes, (title.volumes ?? 0) + 1),
    ],
  }),
  (title, random) => ({
    edit_type: 'metadata',
    summary: 'Year of the first magazine issue',
    changes: [
      change('year', 'number', title.year, (title.year ?? 2001) - random.int(1, 3), 'National library record'),
      change('status', 'string', title.status, title.status === 'completed' ? 'ongoing' : 'completed'),
    ],
  }),
  (title, random) => ({
    edit_type: 'basic_info',
    summary: 'Alternative titles as printed on the spine',
    changes: [
      change('alternative_titles', 'list', title.alternative_titles, [
        ...title.alternative_titles,
        {
          lang: random.pick(['es', 'fr', 'pt']),
          title: `${textOf(title.title, 'pt') ?? title.primary_title ?? ''}, edição completa`,
        },
      ]),
    ],
  }),
  (title, random) => ({
    edit_type: 'metadata',
    summary: 'Demographic as the magazine lists it',
    changes: [
      change(
        'publication_demographic',
        'string',
        title.publication_demographic === 'none' ? null : title.publication_demographic,
        random.pick(['shounen', 'shoujo', 'seinen', 'josei'].filter((one) => one !== title.publication_demographic)),
      ),
    ],
  }),
]

/** For a decided proposal the title already holds the new value (approved), so old and new change places. */
const decided = (one: Change): Change => ({ ...one, old_value: one.new_value, new_value: one.old_value })

/** A complete proposal for a title by an editor; `reviewer` decided it unless it is pending. */
export const makeEdit = (
  given: Partial<EditRow> & { id: number },
  {
    title,
    editor,
    reviewer,
    status = 'pending',
  }: { title: TitleRow; editor: UserRow; reviewer: UserRow; status?: EditStatus },
  at: At = DEFAULT_AT,
): EditRow => {
  const random = randomOf(at.seed, 'edits', given.id)
  const idea = random.pick(IDEAS)(title, random)
  const age = 15 * MINUTE + Math.floor(random.pick([2 * HOUR, 20 * HOUR, 6 * DAY, 28 * DAY]) * random.next())
  const created = at.now - age
  const row: EditRow = {
    id: given.id,
    status,
    edit_type: idea.edit_type,
    edit_summary: idea.summary,
    reason: random.chance(0.3) ? 'Checked against the publisher’s page' : null,
    editor_id: editor.id,
    editor_username: editor.username,
    editor_level: editor.profile?.level ?? null,
    manga_id: title.id,
    manga_title: title.primary_title,
    created_at: iso(created),
    priority: random.pick(['medium', 'medium', 'medium', 'high', 'other']),
    ...NOT_REVIEWED,
    ...(status !== 'pending' && verdict(status, reviewer, created + Math.floor(age * random.next()), random)),
    changes: status === 'approved' ? idea.changes.map(decided) : idea.changes,
  }
  return { ...row, ...given }
}

export const NOT_REVIEWED = {
  reviewed_by: null,
  reviewer_username: null,
  reviewed_at: null,
  approval_reason: null,
  rejection_reason: null,
} as const satisfies Partial<Edit>

const verdict = (status: EditStatus, reviewer: UserRow, when: number, random: Random): Partial<EditRow> => ({
  reviewed_by: reviewer.id,
  reviewer_username: reviewer.username,
  reviewed_at: iso(when),
  ...(status === 'approved'
    ? { approval_reason: random.pick(['Approved via admin panel', 'Thank you', 'Confere com a edição brasileira']) }
    : {
        rejection_reason: random.pick([
          'No source given',
          'The colophon says otherwise',
          'Já existe uma proposta igual',
        ]),
      }),
})
