import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/processes.ts'

const text = readFileSync(join(ROOT, 'apps/web/deploy/Containerfile'), 'utf8')

test('what the container ships can be read by its user, also from a checkout that is closed to others', () => {
  const shipped = [...text.matchAll(/^COPY --from=build \/bunko\/(\S+) /gm)].map(([, path = '']) => path)
  expect(shipped).toEqual(['apps/web/dist', 'apps/web/deploy'])
  const folder = mkdtempSync(join(tmpdir(), 'bunko-container-'))
  for (const path of shipped) {
    mkdirSync(join(folder, path, 'inside'), { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, path, 'inside/file'), '', { mode: 0o600 })
    writeFileSync(join(folder, path, 'script'), '', { mode: 0o700 })
  }
  const opening = /\bchmod [^&\n]+/.exec(text)?.[0] ?? ''
  const { status } = spawnSync('sh', ['-c', opening], { cwd: folder })
  const modes = shipped.flatMap((path) =>
    [path, `${path}/inside`, `${path}/inside/file`, `${path}/script`].map(
      (one) => statSync(join(folder, one)).mode & 0o777,
    ),
  )
  rmSync(folder, { recursive: true })
  expect([status, modes]).toEqual([0, shipped.flatMap(() => [0o755, 0o755, 0o644, 0o755])])
})
