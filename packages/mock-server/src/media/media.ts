import { byRef, type Db } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'
import { jsonAnswer, type MockAnswer } from '../wire/message.ts'
import { coverSvg } from './cover.ts'
import { widthOf } from './paths.ts'

const COVER = /^\/media\/covers\/([^/]+)\/(\d+)\/([a-z]+)\.svg$/
const CACHED = { 'cache-control': 'max-age=3600', 'x-content-type-options': 'nosniff' }

/** The name on a cover: in its own script where there is one. */
const nameOf = (title: TitleRow): string => {
  const names = typeof title.title === 'string' || title.title === null ? {} : title.title
  return names['ja'] ?? names['ko'] ?? names['zh'] ?? title.primary_title ?? ''
}

/** Pictures: uploaded ones as they came, covers drawn from the title's name. */
export const serveMedia = (db: Db, pathname: string): MockAnswer => {
  const [file] = db.files.by('path', pathname)
  if (file) return { kind: 'answer', status: 200, headers: { 'content-type': file.type, ...CACHED }, body: file.bytes }
  const [, ref = '', volume = '', size = ''] = COVER.exec(pathname) ?? []
  const width = widthOf(size)
  const title = width === undefined ? undefined : byRef(db.titles, ref)
  if (!title || width === undefined) return jsonAnswer(404, { detail: 'Not found.' })
  const svg = coverSvg({ key: title.public_id, name: nameOf(title), volume: Number(volume), width })
  return {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'", ...CACHED },
    body: svg,
  }
}
