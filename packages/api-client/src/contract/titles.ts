import * as z from 'zod/mini'
import { AUTOCOMPLETE_LIMIT } from '../limits.ts'
import { Id } from '../model/common.ts'
import { ContentRating, Demographic, SeasonName, TitleStatus, TitleType } from '../model/enums.ts'
import { Person } from '../model/person.ts'
import { Season } from '../model/season.ts'
import { Chapter, Named, Statistics, Title, TitleDraft } from '../model/title.ts'
import { endpoint, list, nothing, one, perhaps } from './endpoint.ts'
import { limit, paged, q } from './query.ts'

const filters = {
  status: z.optional(TitleStatus),
  type: z.optional(TitleType),
  year: z.optional(z.int()),
  content_rating: z.optional(ContentRating),
  publication_demographic: z.optional(Demographic),
  ordering: z.optional(z.string()),
}
const titleNames = ['manga', 'titles', 'results']

/** Section 7, Titles, without the searches: reading, creating, changing, deleting, rating, favouring. */
export const titles = {
  get: endpoint({ method: 'GET', path: '/manga/{id}/', answer: one(Title, ['manga', 'title'], 'bare'), errors: [404] }),
  list: endpoint({
    method: 'GET',
    path: '/manga/',
    query: z.object({ ...paged, ...filters }),
    answer: list(Title, titleNames, 'page'),
  }),
  heroSlider: endpoint({ method: 'GET', path: '/manga/hero-slider/', answer: list(Title, titleNames, 'data') }),
  trending: endpoint({
    method: 'GET',
    path: '/manga/trending',
    query: z.object(limit),
    answer: list(Title, titleNames, 'data'),
  }),
  recent: endpoint({
    method: 'GET',
    path: '/manga/recent',
    query: z.object(limit),
    answer: list(Title, titleNames, 'data'),
  }),
  top: endpoint({
    method: 'GET',
    path: '/manga/top/',
    query: z.object({ category: z.optional(z.string()), ...paged }),
    answer: list(Title, titleNames, 'page'),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/manga/{id}/stats',
    answer: one(Statistics, ['stats', 'statistics'], 'data'),
    errors: [404],
  }),
  chapters: endpoint({
    method: 'GET',
    path: '/manga/{id}/chapters',
    answer: list(Chapter, ['chapters'], 'data'),
    errors: [404],
  }),
  genres: endpoint({ method: 'GET', path: '/manga/genres', answer: list(Named, ['genres'], 'data') }),
  tags: endpoint({ method: 'GET', path: '/manga/tags', answer: list(Named, ['tags'], 'data') }),
  authors: endpoint({ method: 'GET', path: '/manga/authors', answer: list(Person, ['authors'], 'data') }),
  publishers: endpoint({ method: 'GET', path: '/manga/publishers', answer: list(Named, ['publishers'], 'data') }),
  related: endpoint({
    method: 'GET',
    path: '/manga/{id}/related/',
    answer: list(Title, ['related', ...titleNames], 'data'),
    errors: [404],
  }),
  create: endpoint({
    method: 'POST',
    path: '/manga/',
    body: TitleDraft,
    answer: one(Title, ['manga', 'title'], 'named'),
    who: 'createTitle',
    errors: [400, 401, 403],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/manga/{id}/',
    // A title that is there may be in another language.
    body: z.partial(z.object({ ...TitleDraft.shape, original_language: z.string() })),
    answer: perhaps(Title, ['manga', 'title'], 'named'),
    who: 'editDirectly',
    errors: [400, 401, 403, 404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manga/{id}/',
    answer: nothing,
    who: 'deleteTitle',
    errors: [401, 403, 404],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/manga/{id}/rate',
    body: z.object({ rating: z.int().check(z.minimum(1), z.maximum(10)) }),
    answer: nothing,
    who: 'signedIn',
    errors: [400, 401, 404],
  }),
  favorite: endpoint({
    method: 'POST',
    path: '/manga/{id}/favorite',
    answer: nothing,
    who: 'signedIn',
    errors: [401, 404],
  }),
  unfavorite: endpoint({
    method: 'DELETE',
    path: '/manga/{id}/favorite',
    answer: nothing,
    who: 'signedIn',
    errors: [401, 404],
  }),
}

/** The searches of section 7: `advanced` and `autocomplete` for readers, the others for the pickers of forms. */
export const search = {
  advanced: endpoint({
    method: 'GET',
    path: '/search/advanced/',
    query: z.object({
      ...paged,
      ...filters,
      q: z.optional(z.string()),
      year_from: z.optional(z.int()),
      year_to: z.optional(z.int()),
      genres: z.optional(z.string()),
      themes: z.optional(z.string()),
      formats: z.optional(z.string()),
      author: z.optional(z.string()),
      publisher: z.optional(z.string()),
    }),
    answer: list(Title, titleNames, 'page'),
  }),
  autocomplete: endpoint({
    method: 'GET',
    path: '/search/autocomplete/',
    query: z.object({ ...q, limit: z._default(z.int().check(z.minimum(1)), AUTOCOMPLETE_LIMIT) }),
    answer: list(Title, ['suggestions', ...titleNames], 'data'),
  }),
  genres: endpoint({
    method: 'GET',
    path: '/manga/search/genres/',
    query: z.object(q),
    answer: list(Named, ['genres'], 'data'),
  }),
  themes: endpoint({
    method: 'GET',
    path: '/manga/search/themes/',
    query: z.object(q),
    answer: list(Named, ['themes'], 'data'),
  }),
  formats: endpoint({
    method: 'GET',
    path: '/manga/search/formats/',
    query: z.object(q),
    answer: list(Named, ['formats'], 'data'),
  }),
  titles: endpoint({
    method: 'GET',
    path: '/manga/search/manga/',
    query: z.object({ ...q, ...limit, exclude: z.optional(Id) }),
    answer: list(Title, titleNames, 'data'),
  }),
}

const seasonChart = z.object({ manga_ids: z.array(Id) })

/** Section 7, the seasons. Everybody reads their charts, levels 1 and 2 write them, each as a whole (READING). */
export const seasons = {
  currentTop: endpoint({
    method: 'GET',
    path: '/manga/seasonal/current-top/',
    query: z.object(limit),
    answer: list(Title, titleNames, 'data'),
  }),
  titles: endpoint({
    method: 'GET',
    path: '/manga/seasonal/',
    query: z.object({ ...paged, year: z.optional(z.int()), season: z.optional(SeasonName) }),
    answer: list(Title, titleNames, 'page'),
  }),
  list: endpoint({ method: 'GET', path: '/manga/seasonal/seasons/', answer: list(Season, ['seasons'], 'data') }),
  create: endpoint({
    method: 'POST',
    path: '/manga/admin/seasonal/',
    body: z.object({ year: z.int(), season: SeasonName, ...seasonChart.shape }),
    answer: nothing,
    who: 'manageSeasons',
    errors: [400, 401, 403],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/manga/admin/seasonal/{year}/{season}/',
    body: seasonChart,
    answer: nothing,
    who: 'manageSeasons',
    errors: [400, 401, 403, 404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manga/admin/seasonal/{year}/{season}/',
    answer: nothing,
    who: 'manageSeasons',
    errors: [401, 403, 404],
  }),
}
