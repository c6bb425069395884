import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { deferred } from '../lib/deferred.ts'
import { launch, stopAll, type Launched } from '../lib/processes.ts'
import { Problem } from '../lib/problem.ts'
import { waitUntilReady } from './ready.ts'
import type { Service } from './services.ts'

const GRACE_MS = 4000
const LEASH = new URL('../lib/leash.mjs', import.meta.url).href
const KEPT = 20_000

/** The line of an output that tells why something failed: the first error with its message, else the last line. */
export const tellingLine = (output: string) => {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.replace(/^[\s│├└┌●■▲◇]+/, '').trim())
    .filter((line) => line !== '' && !/^(?:at |node:|Node\.js v|\^+$)/.test(line))
  const line =
    lines.find((one) => /\b\w*(?:Error|Exception)\b[^:]*: \S/.test(one)) ??
    lines.find((one) => /\bE[A-Z]{4,}\b|^error\b/i.test(one)) ??
    lines.at(-1)
  return line?.slice(0, 200).replace(/[.:;\s]+$/, '')
}

/** Starts services and keeps them: `failed` rejects with one sentence as soon as one of them ends by itself. */
export const createSupervisor = (print: (line: string) => void) => {
  const logs = mkdtempSync(join(tmpdir(), 'bunko-start-'))
  const running: Launched[] = []
  const failure = deferred<never>()
  failure.promise.catch(() => {})
  let stopping = false
  let chatty = false
  let hasFailed = false

  const start = async (service: Service) => {
    let output = ''
    const logFile = join(logs, `${service.tag}.log`)
    const because = (what: string, told?: string) =>
      new Problem(`${service.subject} ${what}${told ? `: ${told}` : ''} (all it printed: ${logFile}).`)
    const server = launch(process.execPath, ['--import', LEASH, service.entry, ...service.args], {
      env: { ...service.env, BUNKO_LEASH: '1', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['pipe', 'pipe', 'pipe'],
      onOutput: (text, from) => {
        appendFileSync(logFile, text)
        output = (output + text).slice(-KEPT)
        if (!chatty || stopping || from !== 'stderr') return
        for (const line of text.split('\n')) if (line.trim() !== '') print(`${service.tag} | ${line}`)
      },
    })
    running.push(server)
    const watch = async () => {
      const { code, signal, error } = await server.ended
      const how = error ? error.message : signal ? `signal ${signal}` : `exit code ${code}`
      failure.reject(because(`stopped by itself (${how})`, code ? tellingLine(output) : undefined))
    }
    void watch()
    const isWanted = () => server.isRunning() && !stopping
    const trouble = await waitUntilReady(service.readyUrls, service.readyMs, isWanted)
    if (trouble === 'given up') return
    if (trouble) failure.reject(because(`did not answer within ${service.readyMs / 1000} s (${trouble})`))
  }

  return {
    start,
    failed: failure.promise,
    /** From now on what the services write to stderr is shown. */
    speakUp: () => (chatty = true),
    /** Ends all services; their logs stay only when one of them has failed. */
    stop: async (why: 'asked' | 'failed') => {
      stopping = true
      hasFailed = why === 'failed'
      await stopAll(running, GRACE_MS)
    },
    /** What can still be done when the process exits: nothing waits any more. */
    kill: () => {
      for (const one of running) one.signal('SIGKILL')
      if (!hasFailed) rmSync(logs, { recursive: true, force: true })
    },
  }
}
