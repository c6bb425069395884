import { contract, type Cover } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import type { CoverRow, TitleRow } from '../db/rows.ts'
import { coverUrls } from '../media/paths.ts'
import { COVER_KINDS, dropImage, readImage, storeImage } from '../rules/image.ts'
import { rangeProblem } from '../rules/range.ts'
import { whole } from '../wire/page.ts'
import { error, notFound, refuse } from '../wire/refusal.ts'
import { handle, type Entry } from './handle.ts'
import { titleOf } from './titles.ts'

const { covers } = contract

const urlsOf = (title: TitleRow, { file, volume }: CoverRow) =>
  file === null ? coverUrls(title.public_id, volume) : { thumbnail: file, medium: file, large: file, original: file }

const coversOf = (db: Db, title: TitleRow): CoverRow[] =>
  db.covers.by('title_id', title.id).toSorted((a, b) => a.volume - b.volume || a.id - b.id)

const coverAnswer = (title: TitleRow, row: CoverRow): Cover => ({
  id: row.id,
  volume: row.volume,
  is_primary: row.is_primary,
  ...urlsOf(title, row),
})

/** One cover is primary as long as there are any, and the title shows it. */
const settlePrimary = (db: Db, title: TitleRow, wanted?: number): void => {
  const rows = coversOf(db, title)
  const primary = rows.find((row) => row.id === wanted) ?? rows.find((row) => row.is_primary) ?? rows[0]
  for (const row of rows)
    if (row.is_primary !== (row === primary)) db.covers.update(row.id, { is_primary: row === primary })
  db.titles.update(title.id, { covers: primary ? urlsOf(title, primary) : null })
}

interface Upload {
  cover: File
  volume: number
  is_primary: boolean
}
const store = async (db: Db, ref: string, { cover, volume, is_primary }: Upload, several: boolean): Promise<Cover> => {
  refuse({ volume: rangeProblem(volume, 1) })
  const place = () => {
    const title = titleOf(db, ref)
    if (!several && coversOf(db, title).some((row) => row.volume === volume))
      throw error(400, `Volume ${volume} already has a cover. Remove it or choose another volume.`)
    return title
  }
  place()
  const picture = await readImage(cover, COVER_KINDS)
  // While the file was read the title may have gone, or the volume may have got a cover.
  const title = place()
  const file = storeImage(db, picture, 'covers')
  const id = db.covers.nextId()
  db.covers.put({ id, title_id: title.id, volume, is_primary: false, file })
  settlePrimary(db, title, is_primary ? id : undefined)
  return coverAnswer(title, db.covers.get(id) as CoverRow)
}

export const coverHandlers: Entry[] = [
  handle(covers.uploadVolume, ({ params, body, db }) => store(db, params.id, body, false), 201),
  handle(covers.upload, ({ params, body, db }) => store(db, params.id, body, true), 201),
  handle(covers.list, ({ params, db }) => {
    const title = titleOf(db, params.id)
    return whole(coversOf(db, title).map((row) => coverAnswer(title, row)))
  }),
  handle(covers.remove, ({ params, query, db }) => {
    const title = titleOf(db, params.id)
    const gone = coversOf(db, title).filter((row) => row.volume === query.volume)
    if (!gone.length) throw notFound()
    for (const row of gone) {
      dropImage(db, row.file)
      db.covers.remove(row.id)
    }
    settlePrimary(db, title)
    return undefined
  }),
]
