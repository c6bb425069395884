import { createClient, type Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { changedSince } from './changed-since.ts'
import { TITLE_FIELDS } from './title-fields.ts'

const TITLE = {
  primary_title: 'Cozinha',
  title: { pt: 'Cozinha', en: 'Kitchen' },
  description: { 'pt-br': 'Um\r\ncozinheiro.' },
  year: 2015,
  chapters: 12,
  publication_demographic: 'none',
  original_publisher: null,
  serialized_in: 'none',
  genre_names: ['Drama', 'Comedy'],
  theme_names: ['Magic', 'Ghosts'],
  format_names: ['Oneshot', 'Anthology'],
  author_names: ['A', 'B'],
  mangadex_id: 'custom-1',
  slug: 'cozinha',
  original_language: 'ja',
  tag_names: ['Drama'],
  tenant: 7,
} as unknown as Title
const change = (field_name: string, old_value: unknown, new_value: unknown) => ({ field_name, old_value, new_value })
const labels = (changes: unknown, title: Title) => changedSince(changes, title).map(({ label }) => label)
const since = (...changes: unknown[]) => labels(changes, TITLE)

test('what is no longer as it was is named as its row is, in the order of the rows', () => {
  expect(
    since(
      change('year', 2013, 2014),
      change('year', 2012, 2014),
      change('theme_names', ['Magic'], []),
      change('title.pt-br', 'Cozinhas', 'Fogão'),
      change('title.en', null, 'Stove'),
      change('description.ja', '台所', '厨房'),
      change('author_names', ['B', 'A'], ['B']),
      change('serialized_in', null, 'Umi'),
    ),
  ).toEqual([
    'title (pt-BR)',
    'title (en)',
    'description (ja)',
    'year',
    'year',
    'theme_names',
    'author_names',
    'serialized_in',
  ])
})
test('each is told by its key among the changes, with what stands there now', () =>
  expect(changedSince([change('chapters', 12, 13), change('year', 2013, 2014)], TITLE)).toEqual([
    { key: '1', label: 'year', now: 2015 },
  ]))
test.each([
  change('year', '2015', 2014),
  change('year', 2013, 2015),
  change('chapters', 12, 13),
  change('publication_demographic', null, 'seinen'),
  change('original_publisher', '', 'Umi'),
  change('original_publisher', ' ', 'Umi'),
  change('genre_names', ['Comedy', 'Drama'], []),
  change('theme_names', ['Ghosts', 'Magic'], []),
  change('format_names', ['Anthology', 'Oneshot'], []),
  change('title.en', ' Kitchen ', 'Stove'),
  change('title.ja', null, '台所'),
  change('description.pt-br', 'Um\ncozinheiro.', 'Outro.'),
])('as it was, or as proposed: %j', (one) => expect(since(one)).toEqual([]))
test.each([
  { field_name: 'year', new_value: 2014 },
  change('tenant', 1, 2),
  change('__proto__', null, {}),
  change('covers.en', 1, 2),
  change('title', 'Kitchen', 'Stove'),
  change('description', 'A cook.', 'Another.'),
  change('mangadex_id', 'custom-2', 'custom-3'),
  change('slug', 'kitchen', 'stove'),
  change('original_language', 'ko', 'zh'),
  change('tag_names', [], ['Comedy']),
  'junk',
])('what cannot be compared: %j', (one) => expect(since(one)).toEqual([]))
test.each(['Kitchen', null])('where the texts are %j, no language is compared', (title) =>
  expect(labels([change('title.en', 'A', 'B')], { ...TITLE, title })).toEqual([]),
)
test('a choice is the same as it is stored and as it is shown', () => {
  const title = { ...TITLE, status: 'on_hold', type: 'light_novel', content_rating: 'safe' } as unknown as Title
  expect(
    labels(
      [
        change('status', 'On Hold', 'completed'),
        change('type', 'manga', 'Light novel'),
        change('content_rating', 'Safe', 'erotica'),
        change('publication_demographic', 'None', 'seinen'),
        change('original_publisher', 'On Hold', null),
      ],
      title,
    ),
  ).toEqual([])
  expect(labels([change('status', 'Ongoing', 'completed')], title)).toEqual(['status'])
  expect(labels([change('primary_title', 'COZINHA', 'Fogão')], title)).toEqual(['primary_title'])
})
test('a text is found by its language, beside names that are none', () => {
  const title = { ...TITLE, title: { '?': 'Cozinha', pt: 'Cozinha', 'EN-us': 'Kitchen' } }
  expect(changedSince([change('title.pt-br', 'Cozinhas', 'Fogão'), change('title.en-US', 'A', 'B')], title)).toEqual([
    { key: '0', label: 'title (pt-BR)', now: 'Cozinha' },
    { key: '1', label: 'title (en-US)', now: 'Kitchen' },
  ])
})
const NAMES = Object.values(TITLE_FIELDS).flatMap(({ names }) =>
  names.slice(0, 1).filter((name) => !name.includes('.')),
)
test.each(NAMES)('%s, a field of the form, is compared', (name) =>
  expect(labels([change(name, 'before', 'after')], { [name]: 'now' } as unknown as Title)).toEqual([name]),
)

const asTold = (told: object): Promise<Title> => {
  const fetch = () => Promise.resolve(Response.json(told))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).titles.get({ params: { id: 1 } })
}
test('what the server does not tell, or not so that it can be read, is not compared', async () => {
  const title = await asTold({
    id: 1,
    year: 2016,
    chapters: null,
    genre_names: [],
    format_names: [{ no: 1 }, 'Oneshot'],
  })
  const changes = [
    change('year', 2015, 2014),
    change('chapters', 1, 2),
    change('genre_names', ['A'], ['B']),
    change('theme_names', ['A'], ['B']),
    change('type', 'manga', 'novel'),
    change('format_names', ['A'], ['B']),
  ]
  expect(labels(changes, title)).toEqual(['year', 'chapters', 'genre_names'])
})

test('a language that stands under two names is the one with a text', () => {
  const title = { ...TITLE, description: { pt: null, 'pt-br': 'Velho' } }
  expect(changedSince([change('description.pt-br', 'Velho', 'Novo')], title)).toEqual([])
  expect(changedSince([change('description.pt-br', 'Outro', 'Novo')], title)).toMatchObject([{ now: 'Velho' }])
  const gone = { ...TITLE, description: { pt: null, 'pt-br': null } }
  expect(changedSince([change('description.pt-br', 'Velho', 'Novo')], gone)).toMatchObject([{ now: null }])
})

test.each(['pt', 'pt-br'])('Portuguese is named both ways, here and there: %s', (key) => {
  const title = { ...TITLE, description: { [key]: 'Old' } }
  expect(labels([change('description.pt', 'Old', 'New'), change('description.pt-br', 'Old', 'New')], title)).toEqual([])
  expect(changedSince([change('description.pt', 'Older', 'New')], title)).toEqual([
    { key: '0', label: 'description (pt)', now: 'Old' },
  ])
})
test('related titles are compared in any order, and as numbers or texts', () => {
  const title = { ...TITLE, related_entries: [5, 3] }
  expect(labels([change('related_entries', [3, 5], [3, 5, 7])], title)).toEqual([])
  expect(labels([change('related_entries', ['3', '5'], [3])], title)).toEqual([])
  expect(labels([change('related_entries', [3], [])], title)).toEqual(['related_entries'])
})
