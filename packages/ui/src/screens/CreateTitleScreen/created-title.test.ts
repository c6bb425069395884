import type { Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { emptyTitle, type TitleValues } from '../../lib/title-form.ts'
import { createdOf, namedBy } from './created-title.ts'

const TITLE = { ref: 't-1', id: 1 }
const values = (given: Partial<TitleValues>): TitleValues => ({
  ...emptyTitle({ year: 2026, season: 'fall' }),
  primaryTitle: '  Blue  ',
  ...given,
})
const seasonOf = (given: Partial<TitleValues>) => createdOf(TITLE, values(given), false).season

test('a title that was created keeps its name, and whether it is of an earlier visit', () => {
  expect(createdOf(TITLE, values({}), true)).toEqual({ ...TITLE, name: 'Blue', season: null, restored: true })
  expect(createdOf(TITLE, values({}), false).restored).toBe(false)
})
test('it goes into a season where one was asked for', () => {
  expect(seasonOf({ seasonal: true, seasonYear: ' 2025 ', season: 'spring' })).toEqual({ year: 2025, season: 'spring' })
  expect(seasonOf({ seasonal: false, seasonYear: '2025' })).toBeNull()
  expect(seasonOf({ seasonal: true, seasonYear: '' })).toBeNull()
  expect(seasonOf({ seasonal: true, seasonYear: 'soon' })).toBeNull()
})
test('is called by its public id in addresses, by the id of its row elsewhere', () => {
  expect(namedBy({ id: 7, public_id: 't-7' } as Title)).toEqual({ ref: 't-7', id: 7 })
  expect(namedBy({ id: null, public_id: 't-7' } as unknown as Title)).toEqual({ ref: 't-7', id: 't-7' })
  expect(namedBy({ id: 0, public_id: null } as unknown as Title)).toEqual({ ref: '0', id: 0 })
})
