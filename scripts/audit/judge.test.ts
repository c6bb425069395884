import { describe, expect, test } from 'vitest'
import { judge, type Answer } from './judge.ts'

const advisory = (title: string) => ({ title, url: 'https://advisories.example/1' })
const answer = (stdout: unknown, status = 0, stderr = ''): Answer => ({
  status,
  stdout: typeof stdout === 'string' ? stdout : JSON.stringify(stdout),
  stderr,
})
const weakness = (name: string, severity: string, via: unknown[]) => ({ [name]: { name, severity, via } })
const report = (vulnerabilities: object) => ({ auditReportVersion: 2, vulnerabilities })
const never = () => {
  throw new Error('asked once more')
}

describe('somebody has answered', () => {
  test('nothing is known: both are told, and it is well', () =>
    expect(judge(answer(report({})), () => answer(report({})))).toEqual({
      lines: ['Packages to run: no known weakness', 'Packages to develop with: no known weakness'],
      exitCode: 0,
    }))

  test('what is shipped has something high: red, each with what it is, the worst first', () => {
    const found = {
      ...weakness('b', 'low', [advisory('Slow')]),
      ...weakness('c', 'high', ['d']),
      ...weakness('d', 'critical', [advisory('Runs what it is given')]),
    }
    expect(judge(answer(report(found), 1), () => answer(report(found), 1))).toEqual({
      lines: [
        'Packages to run: 3 with a known weakness',
        '  critical: d: Runs what it is given https://advisories.example/1',
        '  high: c: needs d',
        '  low: b: Slow https://advisories.example/1',
        'Packages to develop with: no known weakness',
      ],
      exitCode: 1,
    })
  })

  test('what is shipped has something that is not high, by what npm says: told, and not red', () => {
    const found = weakness('b', 'low', [advisory('Slow')])
    const { lines, exitCode } = judge(answer(report(found)), () => answer(report(found), 1))
    expect([lines[0], exitCode]).toEqual(['Packages to run: 1 with a known weakness', 0])
  })

  test('what stays in the workshop is told, however bad, and not red', () => {
    const found = weakness('tool', 'critical', [advisory('Opens every door')])
    expect(judge(answer(report({})), () => answer(report(found), 1))).toEqual({
      lines: [
        'Packages to run: no known weakness',
        'Packages to develop with: 1 with a known weakness',
        '  critical: tool: Opens every door https://advisories.example/1',
      ],
      exitCode: 0,
    })
  })
})

describe('nobody has answered: never taken for well', () => {
  const refused = (statusCode: number) =>
    answer({ message: `${statusCode} - POST …`, method: 'POST', statusCode, body: '', error: { summary: '' } }, 1)
  const away = (reason: string) =>
    answer({ message: `request to … failed, reason: ${reason}`, error: { summary: '', detail: '' } }, 1)
  test.each([
    ['405', refused(405), 'this registry has no audit, it answers 405'],
    ['404', refused(404), 'this registry has no audit, it answers 404'],
    ['501', refused(501), 'this registry has no audit, it answers 501'],
    ['429', refused(429), 'the registry answers 429'],
    ['503', refused(503), 'the registry answers 503'],
    ['no such name', away('getaddrinfo ENOTFOUND registry.example'), 'the registry cannot be reached (ENOTFOUND)'],
    ['nobody there', away('connect ECONNREFUSED 127.0.0.1:9'), 'the registry cannot be reached (ECONNREFUSED)'],
    [
      'said beside it only',
      answer('', 1, 'npm error code ETIMEDOUT\nnpm error network'),
      'the registry cannot be reached (ETIMEDOUT)',
    ],
  ])('%s', (_, shipped, reason) =>
    expect(judge(shipped, never)).toEqual({ lines: [`Nothing is known: ${reason}.`], exitCode: 3 }),
  )

  test('the second question alone', () => expect(judge(answer(report({})), () => refused(503)).exitCode).toBe(3))

  test.each([
    ['a refusal of another kind', refused(401), 'npm audit failed: 401 - POST …'],
    [
      'no lock file',
      answer({ error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.' } }, 1),
      'npm audit failed: This command requires an existing lockfile.',
    ],
    ['no npm', answer('', 127, 'npm: not found\n'), 'npm audit failed: npm: not found'],
    ['nothing at all', answer('', 1), 'npm audit failed: exit code 1'],
    ['JSON that is no report', answer('[]', 0), 'npm audit failed: exit code 0'],
  ])('%s is told in its own words', (_, shipped, line) =>
    expect(judge(shipped, never)).toEqual({ lines: [line], exitCode: 2 }),
  )
})
