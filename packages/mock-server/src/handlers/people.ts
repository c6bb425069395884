import { contract, PICKER_RESULTS, type PersonPut } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { CreditRow, PersonRow, TitleRow } from '../db/rows.ts'
import { present } from '../present.ts'
import { countTitles, nameCredits } from '../rules/catalogue.ts'
import { fold } from '../rules/fold.ts'
import { rangeProblem } from '../rules/range.ts'
import { emptyAsNull } from '../rules/refs.ts'
import { lengthProblem, NAME_MAX, urlProblem } from '../rules/text-problems.ts'
import { first, page, whole } from '../wire/page.ts'
import { error, noTitle, notFound, refuse } from '../wire/refusal.ts'
import { handle, type Entry } from './handle.ts'

const { people } = contract

const personOf = (db: Db, ref: string): PersonRow => {
  const person = byRef(db.people, ref)
  if (!person) throw notFound()
  return person
}
const matching = (db: Db, text: string): PersonRow[] => {
  const q = fold(text)
  const at = (person: PersonRow) => fold(person.name).indexOf(q)
  return db.people
    .all()
    .filter((person) => at(person) >= 0)
    .toSorted(
      (a, b) => Math.sign(at(a)) - Math.sign(at(b)) || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id),
    )
}
const titlesOf = (db: Db, person: PersonRow): TitleRow[] => {
  const ids = new Set(db.credits.by('person_id', person.id).map((credit) => credit.title_id))
  return [...ids].flatMap((id) => db.titles.get(id) ?? [])
}

/** What the contract does not say of a person. @throws Refusal 400 */
const check = ({ name, age, hometown, url }: PersonPut): void =>
  refuse({
    name: lengthProblem(name, NAME_MAX),
    age: rangeProblem(age, 0),
    hometown: lengthProblem(hometown, NAME_MAX),
    url: urlProblem(url),
  })

interface Association {
  manga_id: string | number
  role?: CreditRow['role'] | undefined
}
const associated = (db: Db, id: string, body: Association) => {
  const person = personOf(db, id)
  const title = byRef(db.titles, body.manga_id)
  if (!title) throw noTitle()
  const mine = db.credits.by('title_id', title.id).filter((credit) => credit.person_id === person.id)
  return { person, title, mine }
}

export const peopleHandlers: Entry[] = [
  handle(people.list, ({ query, db }) => {
    const { role, search } = query
    const rows = matching(db, search ?? '').filter(
      (person) => role === undefined || (role === 'author' ? person.is_author : person.is_artist),
    )
    return page(rows, query, undefined, 'page')
  }),
  handle(people.get, ({ params, db }) => personOf(db, params.id)),
  handle(people.search, ({ query, db }) =>
    // The list shows everybody where nothing is searched for, a picker nobody.
    first(fold(query.q) === '' ? [] : matching(db, query.q), query.limit ?? PICKER_RESULTS),
  ),
  handle(
    people.create,
    ({ body, db }) => {
      check(body)
      const id = db.people.nextId()
      const {
        name,
        is_author,
        is_artist,
        age = null,
        hometown = null,
        url = null,
      } = emptyAsNull(body, ['hometown', 'url'])
      const public_id = publicId('psn', 'added', id)
      return db.people.put({ id, public_id, name, is_author, is_artist, age, hometown, url, manga_count: 0 })
    },
    201,
  ),
  handle(people.update, ({ params, body, db }) => {
    const before = personOf(db, params.id)
    check(body)
    // What it leaves out stays as it was.
    const person = db.people.put({ ...before, ...emptyAsNull(present(body), ['hometown', 'url']) })
    for (const title of titlesOf(db, person)) nameCredits(db, title.id)
    return person
  }),
  handle(people.remove, ({ params, db }) => {
    const person = personOf(db, params.id)
    if (db.credits.by('person_id', person.id).length)
      throw error(409, 'Cannot delete author: they are associated with manga. Remove associations first.')
    db.people.remove(person.id)
    return undefined
  }),
  handle(people.associate, ({ params, body, db }) => {
    const { person, title, mine } = associated(db, params.id, body)
    const role = body.role ?? (person.is_author === false ? 'artist' : 'author')
    if (!mine.some((credit) => credit.role === role))
      db.credits.put({ id: db.credits.nextId(), title_id: title.id, person_id: person.id, role })
    db.people.update(person.id, role === 'author' ? { is_author: true } : { is_artist: true })
    countTitles(db, person.id)
    nameCredits(db, title.id)
    return { message: 'Associated' }
  }),
  handle(people.disassociate, ({ params, body, db }) => {
    const { person, title, mine } = associated(db, params.id, body)
    for (const credit of mine) if (body.role === undefined || credit.role === body.role) db.credits.remove(credit.id)
    countTitles(db, person.id)
    nameCredits(db, title.id)
    return undefined
  }),
  handle(people.titles, ({ params, db }) => whole(titlesOf(db, personOf(db, params.id)))),
]
