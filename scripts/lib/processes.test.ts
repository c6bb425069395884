import { once } from 'node:events'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deferred } from './deferred.ts'
import { launch, stopAll } from './processes.ts'

const stateOf = (pid: number) => {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  }
  const file = `/proc/${pid}/stat`
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^.*\) /, '') : ''
}
/** An ended orphan may stay in the table (state Z) until pid 1 looks after it. */
const isAlive = (pid: number) => /^[^Z]/.test(stateOf(pid))

/** Runs a program that prints 'ready <pid> <pid of a child of its own>' and then stays. */
const launchFamily = async (program: string) => {
  const ready = deferred<string>()
  let output = ''
  const parent = launch(process.execPath, ['-e', program], {
    onOutput: (text) => {
      output += text
      if (output.includes('\n')) ready.resolve(output)
    },
  })
  const [, own, child] = /ready (\d+) (\d+)/.exec(await ready.promise) ?? []
  return { parent, pids: [Number(own), Number(child)] }
}

const FAMILY = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  console.log('ready', process.pid, child.pid)
  setInterval(() => {}, 1000)
`
const STUBBORN = `process.on('SIGTERM', () => {});${FAMILY}`

describe('launch', () => {
  test('tells output and exit code', async () => {
    let output = ''
    const child = launch(process.execPath, ['-e', 'console.log(1); console.error(2); process.exitCode = 7'], {
      onOutput: (text, from) => (output += `${from}:${text}`),
    })
    expect(await child.ended).toEqual({ code: 7, signal: null })
    expect(child.isRunning()).toBe(false)
    expect(output.split('\n').toSorted()).toEqual(['', 'stderr:2', 'stdout:1'])
  })

  test('a command that is not there ends with its error', async () => {
    const { code, error } = await launch('no-such-command-of-bunko', []).ended
    expect(code).toBeNull()
    expect(error?.message).toContain('ENOENT')
  })

  test('finds the tools of the project first', async () => {
    let output = ''
    await launch('node', ['--version'], { onOutput: (text) => (output += text) }).ended
    expect(output).toMatch(/^v24\./)
  })
})

describe('stopAll', () => {
  test.each([
    ['one that listens', FAMILY],
    ['one that does not listen', STUBBORN],
  ])('ends %s, and what it has started', async (_name, program) => {
    const { parent, pids } = await launchFamily(program)
    expect(pids.map(isAlive)).toEqual([true, true])
    await stopAll([parent], 300)
    await expect.poll(() => parent.isRunning() || pids.some(isAlive), { timeout: 10_000 }).toBe(false)
  })
})

test.each([
  ['when it exits', 'process.exit(0)'],
  ['when it is asked to stop', 'stopUnderWay(300)'],
])('what a process has launched ends %s', async (_name, ending) => {
  const module = JSON.stringify(join(import.meta.dirname, 'processes.ts'))
  const program = `
    const { launch, stopUnderWay } = await import(${module})
    launch('node', ['-e', ${JSON.stringify(STUBBORN)}], {
      onOutput: (text) => process.stdout.write(text, () => ${ending}),
    })
  `
  let output = ''
  await launch('node', ['--input-type=module', '-e', program], { onOutput: (text) => (output += text) }).ended
  const pids = /ready (\d+) (\d+)/.exec(output)?.slice(1).map(Number) ?? []
  expect(pids).toHaveLength(2)
  await expect.poll(() => pids.some(isAlive), { timeout: 10_000 }).toBe(false)
})

test('a server on the leash ends when the process that started it is killed', async () => {
  const leash = join(import.meta.dirname, 'leash.mjs')
  const starter = `
    const child = require('node:child_process').spawn(process.execPath,
      ['--import', ${JSON.stringify(leash)}, '-e', 'console.log(process.env.BUNKO_LEASH); setInterval(() => {}, 1000)'],
      { stdio: ['pipe', 'pipe', 'inherit'], detached: true, env: { ...process.env, BUNKO_LEASH: '1' } })
    child.stdout.on('data', (text) => console.log(child.pid, String(text).trim()))
  `
  const parent = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const [pid, leashOfItsChildren] = line.toString().trim().split(' ')
  expect(leashOfItsChildren).toBe('undefined')
  expect(isAlive(Number(pid))).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(Number(pid)), { timeout: 10_000 }).toBe(false)
})
