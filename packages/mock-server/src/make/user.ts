import { LEVELS } from '@bunko/api-client'
import { faker } from '@faker-js/faker/locale/pt_BR'
import type { UserRow } from '../db/rows.ts'
import { hash, randomOf } from '../db/random.ts'
import { DAY, DEFAULT_AT, iso, type At } from '../now.ts'

/** A complete user; level 3, 4 or 5 unless `profile` is given. */
export const makeUser = (given: Partial<UserRow> & { id: number }, at: At = DEFAULT_AT): UserRow => {
  const random = randomOf(at.seed, 'users', given.id)
  faker.seed(hash(at.seed, 'users', given.id))
  const first_name = faker.person.firstName()
  const last_name = faker.person.lastName()
  const username = given.username ?? `${handle(first_name)}.${handle(last_name)}${given.id}`
  const row: UserRow = {
    id: given.id,
    username,
    email: `${username}@bunko.example`,
    password: 'bunko-demo',
    first_name,
    last_name,
    date_joined: iso(at.now - random.int(3, 1500) * DAY),
    avatar: null,
    banner: null,
    profile: { level: random.pick(LEVELS.slice(2)) },
  }
  return { ...row, ...given }
}
const handle = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
