import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/processes.ts'

const text = readFileSync(join(ROOT, 'apps/web/deploy/Containerfile'), 'utf8')
/** One instruction a line: its name, and what it is given. */
const instructions = text
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .flatMap((line) => {
    const [, name, given] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name && given ? [{ name, given }] : []
  })
const lastStage = instructions.findLastIndex(({ name }) => name === 'FROM')
const shipping = instructions.slice(lastStage)
const given = (all: typeof instructions, wanted: string) =>
  all.filter(({ name }) => name === wanted).map((one) => one.given)

test('the app is built in a stage of its own, of which the image gets the built files alone', () => {
  const [build = '', image = '', ...more] = given(instructions, 'FROM')
  expect(build).toMatch(/\bnode:\d\S* AS build$/)
  expect(image).toMatch(/\bcaddy:\d\S*$/)
  expect(more).toEqual([])
  expect(given(instructions.slice(0, lastStage), 'RUN').join()).toMatch(/\bnpm ci\b.*&& npm run build\b/)
  expect([...given(shipping, 'COPY'), ...given(shipping, 'ADD')]).toEqual([
    '--from=build /bunko/apps/web/dist /srv/bunko/dist',
    '--from=build /bunko/apps/web/deploy /srv/bunko/deploy',
  ])
  expect(given(shipping, 'ENTRYPOINT')).toEqual(['["/srv/bunko/deploy/serve.sh"]'])
})

test('the image is served by a user without rights, told by number', () => {
  const users = given(shipping, 'USER')
  // By number: who runs it can see without a look inside that it is not root.
  expect(users).toHaveLength(1)
  expect(users[0]).toMatch(/^[1-9]\d*:[1-9]\d*$/)
})

test('the image asks itself for config.json, at the port that it was given, and fails where no answer comes', () => {
  const checks = given(shipping, 'HEALTHCHECK')
  expect(checks).toHaveLength(1)
  const [, command = ''] = / CMD (.*)$/.exec(checks[0] ?? '') ?? []
  const check = (wget: string, env: Record<string, string> = {}) =>
    spawnSync('sh', ['-c', `wget() { ${wget}; }; ${command}`], { env, encoding: 'utf8' })
  const asked = (env: Record<string, string>) => check('echo "$*"', env).stdout.trim()
  expect(asked({})).toBe('-Y off -q -O /dev/null http://127.0.0.1:8080/config.json')
  expect(asked({ BUNKO_PORT: '9000' })).toBe('-Y off -q -O /dev/null http://127.0.0.1:9000/config.json')
  expect([check('return 0').status, check('return 1').status]).toEqual([0, 1])
})

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

const entriesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').trim().split('\n')

test('what git keeps out of a checkout stays out of the build as well, and every file of settings', () => {
  const leftOut = entriesOf('apps/web/deploy/Containerfile.dockerignore')
  const unwanted = ['.git', '**/.env*', ...entriesOf('.gitignore').map((entry) => `**/${entry}`)]
  // One pattern stands for both.
  expect(unwanted.filter((entry) => entry !== '**/.env' && !leftOut.includes(entry))).toEqual([])
})
