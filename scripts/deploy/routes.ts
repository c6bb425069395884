import { APPROVED_EDIT, PENDING_EDIT, TITLE } from '@bunko/mock-server/named'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.ts'

const ANSWERS: Readonly<Record<string, readonly (string | number)[]>> = {
  editId: [PENDING_EDIT.id, APPROVED_EDIT.id],
  year: [2026],
  season: ['fall'],
  magazineId: [1],
  publisherId: [1],
  slug: ['dungeon-kitchen-diaries'],
}
const idOf = (pattern: string) =>
  /^\/(?:manga|admin\/edit-title)\//.test(pattern) ? TITLE.public_id : pattern.startsWith('/people') ? 'mura-kei' : 1

/** An address for every route, several where one screen has several faces, and one that leads nowhere. */
export const everyAddress = (): string[] => {
  const source = readFileSync(join(ROOT, 'packages/ui/src/paths.ts'), 'utf8')
  const patterns = [...source.matchAll(/^ {2}\w+: path\('([^']+)'\)/gm)].map(([, pattern = '']) => pattern)
  const filled = patterns.flatMap((pattern) =>
    (ANSWERS[/:editId/.test(pattern) ? 'editId' : ''] ?? [0]).map((first) =>
      pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
        String(name === 'editId' ? first : name === 'id' ? idOf(pattern) : ANSWERS[name]?.[0]),
      ),
    ),
  )
  const more = [
    '/search?q=dungeon',
    '/login?next=%2Fadmin',
    '/verify-email?token=x',
    '/reset-password?token=x',
    '/Login/',
    '/nowhere/at/all',
  ]
  return [...filled, ...more]
}
