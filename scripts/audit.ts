import { spawnSync } from 'node:child_process'
import { judge, type Answer } from './audit/judge.ts'
import { ROOT } from './lib/processes.ts'

// npm run audit: asks the registry for known weaknesses of the packages in the lock file.

// Offline npm asks nobody, and finds nothing.
const ask = (...args: string[]): Answer => {
  const command = ['audit', '--json', '--package-lock-only', '--offline=false', ...args]
  const { status, stdout, stderr, error } = spawnSync('npm', command, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  return error ? { status, stdout: '', stderr: error.message } : { status, stdout, stderr }
}

const { lines, exitCode } = judge(ask('--omit=dev', '--audit-level=high'), () => ask())
for (const line of lines) console.log(line)
process.exitCode = exitCode
