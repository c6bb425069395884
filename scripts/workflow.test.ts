import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/processes.ts'

const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const called = [...workflow.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name)

test('the workflow runs only what there is to run', () => {
  expect(called).toContain('test')
  expect(called.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
})

test('what is too long for every commit runs in the night', () => {
  const nightly = ['test:react', 'test:late', 'a11y', 'test:library', 'test:workshop', 'test:deploy', 'walk', 'soak']
  expect(nightly.filter((name) => !called.includes(name))).toEqual([])
})
