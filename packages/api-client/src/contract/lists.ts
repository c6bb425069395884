import * as z from 'zod/mini'
import { ListStatus } from '../model/enums.ts'
import { ListEntry, ListEntryDraft } from '../model/list.ts'
import { Title } from '../model/title.ts'
import { endpoint, list, nothing, perhaps } from './endpoint.ts'
import { paged } from './query.ts'

const ofStatus = z.object({ ...paged, status: z.optional(ListStatus) })
const favorites = list(Title, ['favorites', 'manga', 'results'], 'data')
const entries = list(ListEntry, ['list', 'entries', 'manga_list', 'results'], 'data')

/**
 * Section 7, User lists, with the favourites. The `{id}` of `favoritesOf` and `of` is a user's, whose lists everybody
 * may read; that of `change` and `remove` is an entry's, of the viewer's own.
 */
export const lists = {
  myFavorites: endpoint({
    method: 'GET',
    path: '/manga/favorites',
    query: z.object(paged),
    answer: favorites,
    who: 'signedIn',
    errors: [401],
  }),
  favoritesOf: endpoint({
    method: 'GET',
    path: '/users/{id}/favorites',
    query: z.object(paged),
    answer: favorites,
    errors: [404],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/users/manga-list',
    query: ofStatus,
    answer: entries,
    who: 'signedIn',
    errors: [401],
  }),
  of: endpoint({ method: 'GET', path: '/users/{id}/manga-list', query: ofStatus, answer: entries, errors: [404] }),
  add: endpoint({
    method: 'POST',
    path: '/users/manga-list',
    body: ListEntryDraft,
    answer: perhaps(ListEntry, ['entry'], 'data'),
    who: 'signedIn',
    errors: [400, 401, 404],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/users/manga-list/{id}',
    body: z.object({ status: ListStatus }),
    answer: perhaps(ListEntry, ['entry'], 'data'),
    who: 'signedIn',
    errors: [400, 401, 404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/manga-list/{id}',
    answer: nothing,
    who: 'signedIn',
    errors: [401, 404],
  }),
}
