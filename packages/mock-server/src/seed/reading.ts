import type { ListStatus } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import { randomOf } from '../db/random.ts'
import { DAY, iso, type At } from '../now.ts'

const STATUSES: readonly ListStatus[] = [
  'reading',
  'reading',
  'completed',
  'completed',
  'on_hold',
  'dropped',
  'plan_to_read',
  're_reading',
]

/** What users read, like and rate. The newest user has nothing yet. */
export const read = (db: Db, at: At): void => {
  const titles = db.titles.all().filter((title) => title.statistics !== null)
  if (!titles.length) return
  for (const user of db.users.all().slice(0, -1)) {
    const random = randomOf(at.seed, 'reading', user.id)
    for (const title of random.sample(titles, random.int(4, 24))) {
      const row = { user_id: user.id, title_id: title.id }
      const updated_at = iso(at.now - Math.floor(random.next() * 300 * DAY))
      db.lists.put({ id: db.lists.nextId(), ...row, status: random.pick(STATUSES), updated_at })
      if (random.chance(0.3)) db.favorites.put({ id: db.favorites.nextId(), ...row })
      if (random.chance(0.4)) db.ratings.put({ id: db.ratings.nextId(), ...row, rating: random.int(4, 10) })
    }
  }
}
