import { ACCOUNT } from './account.ts'
import { CATALOGUE } from './catalogue.ts'
import { HOUSES } from './houses.ts'
import { OFFICE } from './office.ts'
import { TITLES } from './titles.ts'

/** What each screen must have, by the part of the product it belongs to. */
export const SCREENS = [
  { part: 'Catalogue', screens: CATALOGUE },
  { part: 'Account and reading', screens: ACCOUNT },
  { part: 'Titles and proposals', screens: TITLES },
  { part: 'Back office', screens: OFFICE },
  { part: 'Magazines and publishers', screens: HOUSES },
]
