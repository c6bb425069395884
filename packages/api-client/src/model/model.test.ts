import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { identityOf, ImageAnswer, type Shape } from './common.ts'
import { defOf, fieldsOf } from './def.ts'
import * as edit from './edit.ts'
import { Period } from './enums.ts'
import * as enums from './enums.ts'
import * as list from './list.ts'
import * as magazine from './magazine.ts'
import * as personDraft from './person-draft.ts'
import * as person from './person.ts'
import * as publisher from './publisher.ts'
import * as season from './season.ts'
import * as title from './title.ts'
import * as user from './user.ts'

const ENUMS = new Map<string, unknown>(Object.entries(enums))
const takes = (action: string) => z.safeParse(edit.Review, { action, reason: '' }).success

describe('what a request may say (section 3, R16)', () => {
  test.each([
    ['TitleStatus', 'ongoing completed hiatus cancelled'],
    ['TitleType', 'manga manhwa manhua novel light_novel web_novel'],
    ['ContentRating', 'safe suggestive erotica pornographic'],
    ['Demographic', 'shounen shoujo seinen josei none'],
    ['AlternativeLanguage', 'en pt ja ko zh es fr'],
    ['EditStatus', 'pending approved rejected'],
    ['EditType', 'tags description metadata basic_info'],
    ['Priority', 'high medium other'],
    ['FieldType', 'string number list other'],
    ['ListStatus', 'reading completed on_hold dropped plan_to_read re_reading'],
    ['SeasonName', 'winter spring summer fall'],
    ['MagazineStatus', 'active discontinued hiatus'],
    ['PublisherStatus', 'active discontinued acquired merged'],
    ['Period', 'today week month'],
  ])('%s: %s', (name, values) => {
    const known = ENUMS.get(name) as typeof Period
    expect(known.options).toEqual(values.split(' '))
    const read = enums.open(known)
    expect([null, 'new', ...values.split(' ')].every((value) => z.safeParse(read, value).success)).toBe(true)
    expect(z.safeParse(read, 7).success).toBe(false)
  })
  test('a review approves or rejects', () => {
    expect(['approve', 'reject', ''].map(takes)).toEqual([true, true, false])
  })
})

const LINKS = 'website logo twitter facebook instagram youtube'
const TITLE =
  'mangadex_id slug title description primary_title status type year content_rating chapters volumes alternative_titles original_language author_names artist_names genre_names theme_names format_names tag_names original_publisher serialized_in publication_demographic related_entries'
const SCHEMAS: [name: string, schema: Shape, identity: string, fields: string][] = [
  ['Title', title.Title, 'id public_id', `id public_id ${TITLE} covers statistics created_at updated_at`],
  ['TitleDraft', title.TitleDraft, '', TITLE],
  ['CoverUrls', title.CoverUrls, '', 'thumbnail medium large original'],
  [
    'Cover',
    title.Cover,
    'id volume thumbnail medium large original',
    'id volume is_primary thumbnail medium large original',
  ],
  ['Statistics', title.Statistics, '', 'follows rating rating_count favorites'],
  ['AlternativeTitle', title.AlternativeTitle, '', 'lang title'],
  ['Chapter', title.Chapter, 'id number', 'id number title volume published_at'],
  ['Named', title.Named, 'id name', 'id public_id name count'],
  ['ListEntry', list.ListEntry, 'id mangaId', 'id mangaId status manga updated_at'],
  ['ListEntryDraft', list.ListEntryDraft, '', 'mangaId status'],
  ['Season', season.Season, 'year', 'year season count'],
  ['Change', edit.Change, '', 'field_name field_type old_value new_value change_reason'],
  [
    'Edit',
    edit.Edit,
    'id',
    'id status edit_type edit_summary reason editor_id editor_username editor_level manga_id manga_title created_at priority reviewed_by reviewer_username reviewed_at approval_reason rejection_reason changes',
  ],
  ['ProposalDraft', edit.ProposalDraft, '', 'manga_id edit_type changes edit_summary priority'],
  ['Review', edit.Review, '', 'action reason'],
  ['EditFigures', edit.EditFigures, '', 'proposed approved rejected pending'],
  [
    'Magazine',
    magazine.Magazine,
    'id public_id',
    `id public_id name type description about target_demographic publication_frequency country founded_year status ${LINKS} is_digital_only serialized_manga_ids manga_count url edit_url`,
  ],
  [
    'MagazineDraft',
    magazine.MagazineDraft,
    '',
    `name type description about target_demographic publication_frequency country founded_year status ${LINKS} is_digital_only serialized_manga_ids`,
  ],
  ['MagazineDetail', magazine.MagazineDetail, '', 'magazine serialized_manga'],
  ['MagazineInfo', magazine.MagazineInfo, 'magazines', 'types demographics frequencies statuses total_count magazines'],
  [
    'Publisher',
    publisher.Publisher,
    'id public_id',
    `id public_id name type description about headquarters country founded_year status ${LINKS} linkedin owned_magazine_ids magazine_count url`,
  ],
  [
    'PublisherDraft',
    publisher.PublisherDraft,
    '',
    `name type description about headquarters country founded_year status ${LINKS} linkedin owned_magazine_ids`,
  ],
  ['PublisherDetail', publisher.PublisherDetail, '', 'publisher owned_magazines'],
  ['PublisherInfo', publisher.PublisherInfo, 'publishers', 'statuses total_count publishers'],
  ['Person', person.Person, 'id public_id', 'id public_id name is_author is_artist age hometown url manga_count'],
  ['PersonDraft', personDraft.PersonDraft, '', 'name is_author is_artist age hometown url'],
  ['User', user.User, 'id username', 'id username email first_name last_name date_joined avatar banner profile'],
  ['ImageAnswer', ImageAnswer, '', 'image_url'],
  ['TokenPair', user.TokenPair, '', 'access refresh'],
  ['RenewedTokens', user.RenewedTokens, '', 'accessToken refreshToken'],
]

const words = (text: string) => text.split(' ').filter((word) => word !== '')
const nameless = (schema: Shape) => {
  const names = fieldsOf(schema).map(([name]) => name)
  return Object.fromEntries(names.map((name) => [name, null]))
}

describe('the schemas of section 3', () => {
  test.each(SCHEMAS)('%s', (_, schema, identity, fields) => {
    const names = fieldsOf(schema).map(([name]) => name)
    expect(names.toSorted()).toEqual(words(fields).toSorted())
    expect(identityOf(schema)).toEqual(identity === '' ? undefined : words(identity))
  })

  test('a row is identified by any of its keys, 0 and the empty text too', () => {
    const empty = { year: null, season: null, count: null }
    expect(z.safeParse(season.Season, { ...empty, year: 0 }).success).toBe(true)
    const { error } = z.safeParse(season.Season, empty)
    expect(error?.issues).toMatchObject([{ path: ['year'], message: 'no identity' }])
    const named = { id: null, public_id: null, name: 'Drama', count: null }
    expect(z.safeParse(title.Named, named).success).toBe(true)
    const nobody = z.safeParse(title.Named, { ...named, name: null })
    expect(nobody.error?.issues).toMatchObject([{ path: ['id'], message: 'no identity' }])
  })

  test('what must not be empty', () => {
    const pair = { access: 'a', refresh: 'r' }
    expect(z.safeParse(user.TokenPair, pair).success).toBe(true)
    expect(z.safeParse(user.TokenPair, { ...pair, access: '' }).success).toBe(false)
    expect(z.safeParse(user.TokenPair, { ...pair, refresh: '' }).success).toBe(false)
    const kumo = { name: ' Kumo ', type: 'magazine' }
    expect(z.parse(magazine.MagazineDraft, kumo)).toEqual({ name: 'Kumo', type: 'magazine' })
    expect(z.safeParse(magazine.MagazineDraft, { ...kumo, name: ' ' }).success).toBe(false)
  })

  test('a proposal is of medium priority unless told, and an unknown figure is kept', () => {
    const draft = { manga_id: 1, edit_type: 'tags', edit_summary: '', changes: [] }
    const change = { field_name: 'year', field_type: 'number', old_value: 1, new_value: 2 }
    expect(z.parse(edit.ProposalDraft, { ...draft, changes: [change] }).priority).toBe('medium')
    expect(z.safeParse(edit.ProposalDraft, draft).success).toBe(false)
    const figures = { proposed: 1, approved: null, rejected: 0, pending: 2, more: 'x' }
    expect(z.parse(edit.EditFigures, figures)).toEqual(figures)
    expect(z.parse(edit.FieldPermissions, { year: true, any: [] })).toEqual({ year: true, any: [] })
  })

  test('a new title is a Japanese one, and each of its other names has a language and a text', () => {
    const parts = new Map(fieldsOf(title.TitleDraft))
    const fits = (field: string, value: unknown) => z.safeParse(parts.get(field) as Shape, value).success
    expect([fits('original_language', 'ja'), fits('original_language', '')]).toEqual([true, false])
    const name = { lang: 'pt', title: 'Cozinha' }
    expect(fits('alternative_titles', [name])).toBe(true)
    for (const odd of [{}, { ...name, lang: 'xx' }, { ...name, title: '' }])
      expect(fits('alternative_titles', [odd])).toBe(false)
  })

  test('a choice is a text, or a value with its label', () => {
    const choices = ['weekly', { value: 'monthly', label: null }, { value: 'daily', label: 'Every day' }, ['x', 'Y']]
    expect(z.parse(magazine.Choices, choices)).toEqual(choices)
    expect(z.safeParse(magazine.Choices, [{ label: 'Every day' }]).success).toBe(false)
  })

  test('the level of a profile is taken as it comes (R7)', () => {
    const nobody = { ...nameless(user.User), id: 1 }
    expect(z.parse(user.User, { ...nobody, profile: { level: '7' } }).profile).toEqual({ level: '7' })
  })

  test('no schema is compiled at run time: the policy of the documents forbids it', () => {
    expect(z.config().jitless).toBe(true)
  })

  test('what has no fields has none', () => {
    expect(fieldsOf(Period)).toEqual([])
    expect(defOf(Period).type).toBe('enum')
    expect(identityOf(Period)).toBeUndefined()
  })
})
