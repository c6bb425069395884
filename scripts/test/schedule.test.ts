import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { schedule } from './schedule.ts'
import { PARTS, STEPS } from './steps.ts'

interface Plan {
  name: string
  after?: string[]
  browser?: boolean
}

/** Runs plans that each take a few turns of the event loop, and writes down what happened. */
const record = async (plans: Plan[], failing: string[] = [], slots = 2) => {
  const log: string[] = []
  const active = new Set<string>()
  const together: string[][] = []
  await schedule(
    plans,
    async ({ name }) => {
      active.add(name)
      together.push([...active])
      log.push(`start ${name}`)
      for (let turns = 0; turns < 3; turns++) await turn()
      active.delete(name)
      log.push(`end ${name}`)
      return !failing.includes(name)
    },
    ({ name }, failed) => log.push(`skip ${name} (${failed})`),
    slots,
  )
  return { log, most: Math.max(...together.map(({ length }) => length)), together }
}

describe('schedule', () => {
  test('two at once, in their order', async () => {
    const { log, most } = await record([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    expect(most).toBe(2)
    expect(log.filter((line) => line.startsWith('start'))).toEqual(['start a', 'start b', 'start c'])
  })

  test('one with a browser at a time; another takes its place meanwhile', async () => {
    const plans = [{ name: 'a', browser: true }, { name: 'b', browser: true }, { name: 'c' }]
    const { log, together } = await record(plans)
    expect(together.some((names) => names.includes('a') && names.includes('b'))).toBe(false)
    expect(log.indexOf('start c')).toBeLessThan(log.indexOf('start b'))
  })

  test('waits for what it comes after', async () => {
    const { log } = await record([{ name: 'a', after: ['b'] }, { name: 'b' }])
    expect(log).toEqual(['start b', 'end b', 'start a', 'end a'])
  })

  test('a failure stops only what comes after it, directly or not', async () => {
    const plans = [{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c', after: ['b'] }, { name: 'd' }]
    const { log } = await record(plans, ['a'])
    expect(log).toContain('end d')
    expect(log.filter((line) => line.startsWith('skip'))).toEqual(['skip b (a)', 'skip c (b)'])
  })

  test('a step that is not run at all holds nothing up', async () => {
    expect((await record([{ name: 'b', after: ['a'] }])).log).toEqual(['start b', 'end b'])
  })

  test('a circle is an error, not a hang', async () => {
    const circle = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ]
    await expect(record(circle)).rejects.toThrow('Never ready: a, b')
  })
})

describe('the steps of npm test', () => {
  test('come after steps that exist', () => {
    const names = new Set(STEPS.map(({ name }) => name))
    expect(STEPS.flatMap(({ after = [] }) => after).filter((name) => !names.has(name))).toEqual([])
  })

  test('can each be run alone, with what they come after', () => {
    for (const { name, after = [] } of STEPS) expect(PARTS[name]).toEqual([...after, name])
  })

  test('have commands whose reports have different names', () => {
    const names = STEPS.flatMap(({ commands }) => commands.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })
})
