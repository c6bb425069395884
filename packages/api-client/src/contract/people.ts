import * as z from 'zod/mini'
import { Id } from '../model/common.ts'
import { PersonDraft, PersonPut } from '../model/person-draft.ts'
import { Person } from '../model/person.ts'
import { Title } from '../model/title.ts'
import { endpoint, exact, list, nothing, one, perhaps } from './endpoint.ts'
import { limit, numbered, q } from './query.ts'

const Association = z.object({ manga_id: Id, role: z.optional(z.enum(['author', 'artist'])) })
const personNames = ['person', 'author']

/** Section 7, People: authors and artists. Everybody reads, levels 1 and 2 write (READING, who may open what). */
export const people = {
  list: endpoint({
    method: 'GET',
    path: '/manga/people/',
    query: z.object({
      ...numbered,
      search: z.optional(z.string()),
      role: z.optional(z.enum(['author', 'artist'])),
    }),
    answer: list(Person, ['people', 'authors', 'results'], 'data'),
  }),
  get: endpoint({
    method: 'GET',
    path: '/manga/people/{id}/',
    answer: exact(one(Person, personNames, 'data')),
    errors: [404],
  }),
  search: endpoint({
    method: 'GET',
    path: '/manga/people/search/',
    query: z.object({ ...q, ...limit }),
    answer: list(Person, ['people', 'authors', 'results'], 'data'),
  }),
  create: endpoint({
    method: 'POST',
    path: '/manga/people/create/',
    body: PersonDraft,
    answer: perhaps(Person, personNames, 'data'),
    who: 'managePeople',
    errors: [400, 401, 403],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/manga/people/{id}/edit/',
    body: PersonPut,
    answer: perhaps(Person, personNames, 'data'),
    who: 'managePeople',
    errors: [400, 401, 403, 404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manga/people/{id}/delete/',
    answer: nothing,
    who: 'managePeople',
    errors: [401, 403, 404, 409],
  }),
  associate: endpoint({
    method: 'POST',
    path: '/manga/people/{id}/associate-manga/',
    body: Association,
    answer: nothing,
    who: 'managePeople',
    errors: [400, 401, 403, 404],
  }),
  disassociate: endpoint({
    method: 'DELETE',
    path: '/manga/people/{id}/disassociate-manga/',
    body: Association,
    answer: nothing,
    who: 'managePeople',
    errors: [400, 401, 403, 404],
  }),
  titles: endpoint({
    method: 'GET',
    path: '/manga/people/{id}/associated-manga/',
    answer: list(Title, ['manga', 'titles', 'associated_manga', 'results'], 'data'),
    errors: [404],
  }),
}
