import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/processes.ts'

/** Without its comments: what they name does not run. */
const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8').replaceAll(/^\s*#.*\n/gm, '')
/** The text of each job. */
const jobs = workflow.slice(workflow.indexOf('\njobs:\n')).split(/^(?= {2}\w)/m)
/** The text of each step of a job, before them what is true of all. */
const stepsOf = (job: string) => job.split(/^(?= {6}- )/m)
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const calledIn = (text: string) => [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name)

test('the workflow runs only what there is to run', () => {
  const called = calledIn(workflow)
  expect(called).toContain('test')
  expect(called.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
})

test('what is too long for every commit runs in the night', () => {
  const nightly = jobs.filter((job) => /^ {4}if: github\.event_name == 'schedule'/m.test(job))
  const called = calledIn(nightly.join(''))
  const wanted = [
    'test:react',
    'test:late',
    'test:engines',
    'a11y',
    'test:library',
    'test:workshop',
    'test:deploy',
    'test:image',
    'mutation',
    'walk',
    'soak',
    'audit',
    'bench',
  ]
  expect(wanted.filter((name) => !called.includes(name))).toEqual([])
  // The README says so of this benchmark.
  expect(nightly.join('')).toContain('npm run bench -- packages')
})

test('the image is built in the night, started as operators are told to, and waited for until it is healthy', () => {
  const job = jobs.find((text) => text.startsWith('  container:')) ?? ''
  expect(job).toMatch(/^ {4}if: github\.event_name == 'schedule'/m)
  const told = readFileSync(join(ROOT, 'docs/operators.md'), 'utf8')
  for (const flags of ['--read-only --tmpfs /tmp -p 8080:8080', '-f apps/web/deploy/Containerfile -t bunko .']) {
    expect(told).toContain(flags)
    expect(job).toContain(flags)
  }
  const steps = stepsOf(job).map((step) => /docker build|docker run|= healthy \]$|docker exec/m.exec(step)?.[0] ?? '')
  expect(steps.filter((step) => step !== '')).toEqual(['docker build', 'docker run', '= healthy ]', 'docker exec'])
})

test('what runs as root is the last of its job: nobody else can write to what it has made', () => {
  const asRoot = jobs.map(stepsOf).filter((steps) => steps.some((step) => step.includes('sudo ')))
  expect(asRoot).not.toEqual([])
  for (const steps of asRoot) expect(steps.findIndex((step) => step.includes('sudo '))).toBe(steps.length - 1)
})
