import * as z from 'zod/mini'
import { UPLOAD_TIMEOUT_MS } from '../limits.ts'
import { ImageAnswer } from '../model/common.ts'
import { Magazine, MagazineDetail, MagazineDraft, MagazineInfo } from '../model/magazine.ts'
import { Title } from '../model/title.ts'
import { endpoint, exact, list, nothing, one, perhaps } from './endpoint.ts'
import { limit, q } from './query.ts'

/** The multipart body of a logo's upload, for magazines and publishers alike: one field, `image` (section 7). */
export const ImageUpload = z.object({ image: z.file() })

/** Section 7, Magazines. To read one and to search for titles is everybody's, the rest is level 1's (section 6). */
export const magazines = {
  info: endpoint({
    method: 'GET',
    path: '/manga/magazines/admin/info/',
    answer: one(MagazineInfo, [], 'data'),
    who: 'manageMagazines',
    errors: [401, 403],
  }),
  get: endpoint({
    method: 'GET',
    path: '/manga/magazines/{id}/',
    answer: exact(one(MagazineDetail)),
    errors: [404],
  }),
  create: endpoint({
    method: 'POST',
    path: '/manga/magazines/create/',
    body: MagazineDraft,
    answer: one(Magazine, ['magazine'], 'named'),
    who: 'manageMagazines',
    errors: [400, 401, 403],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/manga/magazines/{id}/',
    body: MagazineDraft,
    answer: perhaps(Magazine, ['magazine'], 'named'),
    who: 'manageMagazines',
    errors: [400, 401, 403, 404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manga/magazines/{id}/delete/',
    answer: nothing,
    who: 'manageMagazines',
    errors: [401, 403, 404],
  }),
  searchTitles: endpoint({
    method: 'GET',
    path: '/manga/magazines/search/manga/',
    query: z.object({ ...q, ...limit }),
    answer: list(Title, ['manga', 'results'], 'named'),
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/manga/magazines/{id}/upload-image/',
    body: ImageUpload,
    encoding: 'multipart',
    answer: one(ImageAnswer, [], 'successData'),
    who: 'manageMagazines',
    errors: [400, 401, 403, 404, 413],
    limitMs: UPLOAD_TIMEOUT_MS,
  }),
}
