import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/processes.ts'

interface Config {
  outputDir: string
  use: { trace?: unknown; video?: unknown; screenshot?: unknown }
  projects?: unknown
}

const found = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const configs = await Promise.all(
  found('**/*playwright*.config.*').map(async (file) => ({
    file,
    config: ((await import(join(ROOT, file))) as { default: Config }).default,
  })),
)
const CI = '.github/workflows/ci.yml'

/** What a step of the workflow hands on. */
const pathsOf = (step: string) => {
  const [, first = '', more = ''] = /^ {10}path: (.*)\n((?: {12}.*\n)*)/m.exec(step) ?? []
  return first === '|' ? more.trim().split(/\s*\n\s*/) : [first]
}
const overlap = (one: string, other: string) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)

test('nothing that is typed is recorded: Playwright keeps no trace, no video and no picture', () => {
  expect(
    configs.map(({ file, config: { use, projects } }) => [file, use.trace, use.video, use.screenshot, projects]),
  ).toEqual([
    ['apps/web/playwright.config.ts', 'off', 'off', 'off', undefined],
    ['apps/web/walk/playwright.config.ts', 'off', 'off', 'off', undefined],
  ])
})

test('no test, no script and no step of the workflow turns a recording on', () => {
  const files = found('apps/web/{e2e,walk}/**/*.ts', 'scripts/**/*.ts', '{,apps/*/,packages/*/}package.json')
  const on = /\b(?:trace|video|screenshot): (?!'off')|--(?:trace|video)\b|\btracing[.]start\b|\brecordVideo\b/
  expect(files).toContain('apps/web/e2e/dev-panel.spec.ts')
  expect([...files, CI].filter((file) => file !== 'scripts/traces.test.ts' && on.test(text(file)))).toEqual([])
})

test('the workflow hands nobody what Playwright leaves of a test that failed', () => {
  const left = configs.map(({ file, config }) => relative(ROOT, join(ROOT, dirname(file), config.outputDir)))
  expect(left).toEqual(['apps/web/test-results', 'apps/web/test-results'])
  const steps = text(CI).split(/^(?= {6}- )/m)
  const handed = steps.filter((step) => step.includes('actions/upload-artifact@')).flatMap(pathsOf)
  expect(handed).toContain('test-results/a11y.json')
  // A pattern, or the checkout itself, could hold any folder.
  const wide = /[*?]|^\W*$|[.][.]|playwright|blob-report/
  expect(handed.filter((path) => wide.test(path) || left.some((folder) => overlap(path, folder)))).toEqual([])
})
