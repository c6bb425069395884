import * as z from 'zod/mini'
import { UPLOAD_TIMEOUT_MS } from '../limits.ts'
import { Id, ImageAnswer } from '../model/common.ts'
import { Magazine } from '../model/magazine.ts'
import { Publisher, PublisherDetail, PublisherDraft, PublisherInfo } from '../model/publisher.ts'
import { endpoint, exact, list, nothing, one, perhaps } from './endpoint.ts'
import { ImageUpload } from './magazines.ts'
import { limit, q } from './query.ts'

/** Section 7, Publishers. To read one and to search for magazines is everybody's, the rest is level 1's (section 6). */
export const publishers = {
  info: endpoint({
    method: 'GET',
    path: '/manga/publishers/admin/info/',
    answer: one(PublisherInfo, [], 'data'),
    who: 'managePublishers',
    errors: [401, 403],
  }),
  get: endpoint({
    method: 'GET',
    path: '/manga/publishers/{id}/',
    answer: exact(one(PublisherDetail)),
    errors: [404],
  }),
  create: endpoint({
    method: 'POST',
    path: '/manga/publishers/create/',
    body: PublisherDraft,
    answer: perhaps(Publisher, ['publisher'], 'named'),
    who: 'managePublishers',
    errors: [400, 401, 403],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/manga/publishers/{id}/',
    body: PublisherDraft,
    answer: perhaps(Publisher, ['publisher'], 'named'),
    who: 'managePublishers',
    errors: [400, 401, 403, 404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manga/publishers/{id}/delete/',
    answer: nothing,
    who: 'managePublishers',
    errors: [401, 403, 404],
  }),
  searchMagazines: endpoint({
    method: 'GET',
    path: '/manga/publishers/search/magazines/',
    query: z.object({ ...q, ...limit, exclude_publisher: z.optional(Id) }),
    answer: list(Magazine, ['magazines', 'results'], 'named'),
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/manga/publishers/{id}/upload-image/',
    body: ImageUpload,
    encoding: 'multipart',
    answer: one(ImageAnswer, [], 'successData'),
    who: 'managePublishers',
    errors: [400, 401, 403, 404, 413],
    limitMs: UPLOAD_TIMEOUT_MS,
  }),
  deleteImage: endpoint({
    method: 'DELETE',
    path: '/manga/publishers/{id}/delete-image/',
    answer: perhaps(ImageAnswer, [], 'successData'),
    who: 'managePublishers',
    errors: [401, 403, 404],
  }),
}
