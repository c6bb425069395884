import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../packages/ui/src/paths.ts'
import { ROOT } from '../lib/processes.ts'
import { everyStop } from './routes.ts'

test('serve.sh knows the first part of every address as one of the app, and no other', () => {
  const text = readFileSync(join(ROOT, 'apps/web/deploy/serve.sh'), 'utf8')
  const [, own = ''] = /^own='(.*)'$/m.exec(text) ?? []
  const firsts = new Set(Object.values(paths).map(({ pattern }) => pattern.split('/')[1]))
  firsts.delete('')
  expect(own.split('|').toSorted()).toEqual([...firsts].toSorted())
})

test.each([
  ['/top', 2, '/top'],
  ['/search?q=dungeon', 2, '/search'],
  ['/admin', 2, '/admin'],
  ['/admin/users', 1, '/admin'],
  ['/admin/edit-approvals', 2, '/'],
  ['/admin/create-magazine/1', 1, '/login?next=%2Fadmin%2Fcreate-magazine%2F1'],
  ['/lists', 2, '/login?next=%2Flists'],
  ['/nowhere/at/all', 2, '/nowhere/at/all'],
])('%s is opened by level %i, and a visitor gets to %s', (at, level, visitorAt) => {
  expect(everyStop()).toContainEqual({ at, level, visitorAt })
})
