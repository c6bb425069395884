import * as z from 'zod/mini'
import { UPLOAD_TIMEOUT_MS } from '../limits.ts'
import { Cover } from '../model/title.ts'
import { endpoint, list, nothing, perhaps } from './endpoint.ts'

const upload = {
  method: 'POST',
  body: z.object({ cover: z.file(), volume: z.int().check(z.minimum(1)), is_primary: z.boolean() }),
  encoding: 'multipart',
  answer: perhaps(Cover, ['cover'], 'named'),
  who: 'manageCovers',
  errors: [400, 401, 403, 404, 413],
  limitMs: UPLOAD_TIMEOUT_MS,
} as const

/** Section 7, Covers. A volume's cover goes by `uploadVolume` (R15a); the answer may leave the cover out. */
export const covers = {
  uploadVolume: endpoint({ ...upload, path: '/manga/{id}/upload_volume_cover/' }),
  upload: endpoint({ ...upload, path: '/manga/{id}/upload_cover/' }),
  list: endpoint({
    method: 'GET',
    path: '/manga/{id}/covers/',
    answer: list(Cover, ['covers'], 'named'),
    errors: [404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manga/{id}/delete_cover/',
    query: z.object({ volume: z.int() }),
    answer: nothing,
    who: 'manageCovers',
    errors: [401, 403, 404],
  }),
}
