import type { Person, Title } from '@bunko/api-client'
import { rolesOn, type Role } from '../../lib/person-roles.ts'
import { amongTitles, toPick, type TitlePick } from '../../lib/title-pick.ts'
import type { CreditChange } from './credit-change.ts'

/** What somebody is associated with as this, and what is on its way to be: none of it is offered again (R13). */
export const chosenAs = (
  role: Role,
  person: Pick<Person, 'name'>,
  titles: readonly Title[],
  pending: readonly CreditChange[],
): TitlePick[] => {
  const credited = titles.filter((title) => rolesOn(title, person).includes(role)).map(toPick)
  const coming = pending
    .filter((change) => change.act === 'add' && change.role === role)
    .map(({ titleId, name, lang }) => ({ id: titleId, name, lang, year: null, cover: null }))
  // Once each: how many there are is how many more are asked for, and a title is both while it is read again.
  const isCredited = amongTitles(credited)
  return [...credited, ...coming.filter((title) => !isCredited(title))]
}

/** Whether a title is listed that does not tell as what: it may have had the same role before. */
export const isUntoldAt = (titles: readonly Title[], person: Pick<Person, 'name'>, pick: TitlePick): boolean =>
  amongTitles(titles.filter((title) => rolesOn(title, person).length === 0).map(toPick))(pick)
