import { contract, titleYearMax, TITLE_YEAR_MIN, type TitleDraft } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { TitleRow } from '../db/rows.ts'
import { iso } from '../now.ts'
import { present } from '../present.ts'
import { uniqueAlternatives } from '../rules/alternatives.ts'
import { same, saveTitle, tagsOf } from '../rules/catalogue.ts'
import { rangeProblem } from '../rules/range.ts'
import { emptyAsNull, lostProblem, uniqueRefs } from '../rules/refs.ts'
import { removeTitle } from '../rules/remove-title.ts'
import { countFavorites, NO_STATISTICS, rate } from '../rules/statistics.ts'
import { lengthProblem, NAME_MAX, slugProblem } from '../rules/text-problems.ts'
import { BLANK, blankProblem, noTitle, refuse } from '../wire/refusal.ts'
import { handle, signedIn, type Entry } from './handle.ts'
import { titleOf } from './titles.ts'

const { titles } = contract

type Draft = { [K in Exclude<keyof TitleDraft, 'original_language'>]?: TitleDraft[K] | undefined }

const NAME_LISTS = ['author_names', 'artist_names', 'genre_names', 'theme_names', 'format_names', 'tag_names'] as const
/** People that are not known yet are made from these: what a person may not be called may not stand here. */
const PEOPLE: ReadonlySet<string> = new Set(['author_names', 'artist_names'])
/** What is wrong with the names of a list, by where they stand. */
const nameProblems = (field: string, names: readonly string[] | undefined): object | null => {
  const wrong = (names ?? []).flatMap((name, at) => {
    const problem = blankProblem(name) ?? (PEOPLE.has(field) ? lengthProblem(name, NAME_MAX) : null)
    return problem === null ? [] : [[at, [problem]]]
  })
  return wrong.length ? (Object.fromEntries(wrong) as object) : null
}

/** R11: the Portuguese text is the primary one. A title that was never told in Portuguese can still be changed. */
const untoldProblem = (spoken: Readonly<Record<string, string>> | undefined, isNew: boolean): string | null => {
  if (spoken === undefined) return null
  const texts = isNew ? [spoken['pt'] ?? ''] : Object.values(spoken)
  return texts.some((text) => text.trim() !== '') ? null : BLANK
}

/** Section 5, the rules that need the clock or other rows. @throws Refusal 400 */
const check = (db: Db, draft: Draft, now: number, self?: TitleRow): void => {
  const { mangadex_id } = draft
  const isNew = self === undefined
  const twin = mangadex_id === undefined ? undefined : db.titles.by('mangadex_id', mangadex_id)[0]
  refuse({
    slug: slugProblem(draft.slug),
    year: rangeProblem(draft.year, TITLE_YEAR_MIN, titleYearMax(new Date(now))),
    chapters: rangeProblem(draft.chapters, 0),
    volumes: rangeProblem(draft.volumes, 1),
    title: untoldProblem(draft.title, isNew),
    description: untoldProblem(draft.description, isNew),
    ...Object.fromEntries(NAME_LISTS.map((field) => [field, nameProblems(field, draft[field])])),
    mangadex_id: twin && twin.id !== self?.id ? 'manga with this mangadex id already exists.' : null,
    related_entries: lostProblem(db.titles, draft.related_entries),
  })
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
/** R11: a language that is blank is left out. */
const spokenIn = (sent: Draft): Partial<Pick<TitleDraft, 'title' | 'description'>> =>
  Object.fromEntries(
    (['title', 'description'] as const).flatMap((field) => {
      const texts = Object.entries(sent[field] ?? {}).filter(([, text]) => text.trim() !== '')
      return texts.length ? [[field, Object.fromEntries(texts)]] : []
    }),
  )
/**
 * Nothing stands in a list twice (section 5), but what stood there before: two people may share a name. Where tags
 * change they are genres, themes and formats together (section 3), whatever is sent as such.
 */
const tidy = (db: Db, title: TitleRow, sent: Draft, before?: TitleRow): TitleRow => {
  const changed = NAME_LISTS.filter((field) => !before || !same(before[field], title[field]))
  const lists = Object.fromEntries(changed.map((field) => [field, unique(title[field])]))
  const row = emptyAsNull({ ...title, ...lists, ...spokenIn(sent) }, ['original_publisher', 'serialized_in'])
  if (changed.some((field) => field !== 'author_names' && field !== 'artist_names')) row.tag_names = tagsOf(row)
  const related_entries = uniqueRefs(db.titles, title.related_entries, title.id)
  const alternative_titles = uniqueAlternatives(title.alternative_titles)
  return { ...row, related_entries, alternative_titles }
}

export const titleWriteHandlers: Entry[] = [
  handle(
    titles.create,
    ({ body, db, now }) => {
      check(db, body, now)
      const id = db.titles.nextId()
      const at = iso(now)
      const public_id = publicId('ttl', 'added', id)
      const title = { id, public_id, ...body, covers: null, statistics: NO_STATISTICS, created_at: at, updated_at: at }
      return saveTitle(db, tidy(db, title, body))
    },
    201,
  ),
  handle(titles.update, ({ params, body, db, now }) => {
    const title = titleOf(db, params.id)
    check(db, body, now, title)
    return saveTitle(db, tidy(db, { ...title, ...present(body), updated_at: iso(now) }, body, title))
  }),
  handle(titles.remove, ({ params, db }) => {
    const title = byRef(db.titles, params.id)
    if (!title) throw noTitle()
    removeTitle(db, title)
    return undefined
  }),
  handle(titles.rate, ({ params, body, viewer, db }) => {
    rate(db, titleOf(db, params.id), signedIn(viewer).user.id, body.rating)
    return { message: 'Rating saved' }
  }),
  handle(titles.favorite, ({ params, viewer, db }) => {
    const { user } = signedIn(viewer)
    const title = titleOf(db, params.id)
    if (!db.favorites.by('user_id', user.id).some((row) => row.title_id === title.id)) {
      db.favorites.put({ id: db.favorites.nextId(), user_id: user.id, title_id: title.id })
      countFavorites(db, title, 1)
    }
    return { message: 'Added to favorites' }
  }),
  handle(titles.unfavorite, ({ params, viewer, db }) => {
    const { user } = signedIn(viewer)
    const title = titleOf(db, params.id)
    const row = db.favorites.by('user_id', user.id).find((one) => one.title_id === title.id)
    if (row) {
      db.favorites.remove(row.id)
      countFavorites(db, title, -1)
    }
    return undefined
  }),
]
