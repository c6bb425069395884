import { expect, test } from 'vitest'
import { rolesOn } from './person-roles.ts'

test("roles by the title's own names, compared as R13 says", () => {
  const title = { author_names: [' JOSÉ Lima', 'A'], artist_names: ['jose\u0301 lima'] }
  expect(rolesOn(title, { name: 'José Lima' })).toEqual(['author', 'artist'])
  expect(rolesOn(title, { name: 'a' })).toEqual(['author'])
  expect(rolesOn(title, { name: 'Nobody' })).toEqual([])
  expect(rolesOn({ author_names: [''], artist_names: [] }, { name: ' ' })).toEqual([])
  expect(rolesOn(title, { name: null })).toEqual([])
})
