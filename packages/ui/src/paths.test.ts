import { expect, test } from 'vitest'
import { paths, searchFor, titleOfEdit } from './paths.ts'

test('addresses of section 2, letter by letter', () => {
  expect(paths.editApprovals.to()).toBe('/admin/edit-approvals')
  expect(paths.edit.to({ editId: 7 })).toBe('/admin/edit-approvals/7')
  expect(paths.editMagazine.to({ magazineId: 'm1' })).toBe('/admin/create-magazine/m1')
  expect(titleOfEdit('t-9')).toBe('/manga/t-9/untitled')
  expect(paths.editPerson.to({ id: 'p1' })).toBe('/people/p1/edit')
})

test('an id cannot leave its place', () => {
  expect(paths.edit.to({ editId: '../users?x#y' })).toBe('/admin/edit-approvals/..%2Fusers%3Fx%23y')
})

test('the search for a text, without the spaces around it; for none the search alone', () => {
  expect(searchFor(' a & b ')).toBe('/search?q=a+%26+b')
  expect(searchFor('  ')).toBe('/search')
})

test('half a character, which no address holds, takes no list down, and dots alone lead nowhere else', () => {
  expect(paths.title.to({ id: 'a\uD83D', slug: '\uDE00b' })).toBe('/manga/a%EF%BF%BD/%EF%BF%BDb')
  expect([paths.title.to({ id: '.', slug: '..' }), paths.title.to({ id: 'a.', slug: '...' })]).toEqual([
    '/manga/%EF%BF%BD/%EF%BF%BD',
    '/manga/a./...',
  ])
  expect(paths.title.to({ id: 7, slug: '\u{1F600}' })).toBe('/manga/7/%F0%9F%98%80')
})
