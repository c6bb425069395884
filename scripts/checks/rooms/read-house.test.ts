import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../lib/processes.ts'
import { problemsOf } from '../report.ts'
import { judge, roomOf } from './judge.ts'
import { readHouse } from './read-house.ts'
import { ROOMS } from './table.ts'

describe('the house as it stands', () => {
  test('is read whole: no folder of an app or a package is left out', () => {
    const read = readHouse().files
    const written = globSync('{apps,packages}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).map((path) => path.replaceAll('\\', '/'))
    expect(written).toContain('apps/web/walk/routes.ts')
    expect(written.filter((path) => !read.has(path))).toEqual([])
  })

  test('is watched: every room of the table has files', () => {
    const found = new Set([...readHouse().files.keys()].map((path) => roomOf(path)?.name))
    expect(ROOMS.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([])
  })

  test('an empty house fails every check', () => {
    const checks = judge({ files: new Map(), workspaces: [] })
    expect(checks.length).toBeGreaterThan(ROOMS.length)
    for (const check of checks) expect(problemsOf(check)).toEqual(['nothing to look at'])
  })

  test('every room that is named in a room exists', () => {
    const names = new Set(ROOMS.map(({ name }) => name))
    const unknown = ROOMS.flatMap(({ rooms, types = [] }) => rooms.concat(types)).filter((name) => !names.has(name))
    expect(unknown).toEqual([])
  })
})
