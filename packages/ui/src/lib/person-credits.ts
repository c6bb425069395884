import type { Person, Title } from '@bunko/api-client'
import { rolesOn } from './person-roles.ts'

const GROUPS = [
  { key: 'both', label: 'As author and artist' },
  { key: 'author', label: 'As author' },
  { key: 'artist', label: 'As artist' },
  { key: 'other', label: 'Titles' },
] as const
type CreditKey = (typeof GROUPS)[number]['key']

interface Credits {
  key: CreditKey
  label: string
  titles: Title[]
}

const keyOf = (title: Title, person: Pick<Person, 'name'>): CreditKey => {
  const roles = rolesOn(title, person)
  return roles.length === 2 ? 'both' : (roles[0] ?? 'other')
}

/** A person's titles by what they did for them, each title once; groups without titles are left out. */
export const creditsOf = (titles: readonly Title[], person: Pick<Person, 'name'>): Credits[] => {
  const keyed = titles.map((title) => ({ title, key: keyOf(title, person) }))
  return GROUPS.map(({ key, label }) => ({
    key,
    label,
    titles: keyed.filter((one) => one.key === key).map(({ title }) => title),
  })).filter((group) => group.titles.length > 0)
}
