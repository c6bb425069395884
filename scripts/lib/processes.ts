import { spawn, spawnSync, type StdioOptions } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { deferred } from './deferred.ts'

export const ROOT = join(import.meta.dirname, '../..')
const BIN = join(ROOT, 'node_modules/.bin')
const WINDOWS = process.platform === 'win32'

interface Ending {
  /** null when a signal ended it. */
  code: number | null
  signal: NodeJS.Signals | null
  /** Set when it could not be started at all. */
  error?: Error
}

export interface Launched {
  readonly pid: number | undefined
  readonly ended: Promise<Ending>
  isRunning: () => boolean
  /** Sends a signal to the process and to everything it has started. */
  signal: (signal: NodeJS.Signals) => void
}

interface LaunchOptions {
  /** The project's root, unless told. */
  cwd?: string
  env?: Record<string, string>
  stdio?: StdioOptions
  /** Called with every piece of output (stdout and stderr), when stdio is piped. */
  onOutput?: (text: string, from: 'stdout' | 'stderr') => void
}

const underWay = new Set<Launched>()
process.once('exit', () => {
  for (const one of underWay) one.signal('SIGKILL')
})

const signalGroup = (pid: number, signal: NodeJS.Signals) => {
  if (WINDOWS) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    return
  }
  try {
    process.kill(-pid, signal)
  } catch {
    // The whole group is gone already.
  }
}

/**
 * Starts a command as the head of its own process group, so that it can be stopped with all it has started: Ctrl+C does
 * not reach it (`stopUnderWay`). What is left of it when this process exits ends as well. Commands are found in
 * node_modules/.bin first. Never throws: a command that cannot start has an ending with `error`.
 */
export const launch = (command: string, args: readonly string[], options: LaunchOptions = {}): Launched => {
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`, ...options.env },
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
    detached: !WINDOWS,
    windowsHide: true,
    shell: WINDOWS,
  })
  let running = true
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  child.once('error', () => (running = false))
  child.once('exit', () => (running = false))
  for (const from of ['stdout', 'stderr'] as const) {
    child[from]?.setEncoding('utf8').on('data', (text: string) => options.onOutput?.(text, from))
  }
  const launched: Launched = {
    pid: child.pid,
    ended,
    isRunning: () => running,
    signal: (signal) => {
      if (child.pid !== undefined) signalGroup(child.pid, signal)
    },
  }
  underWay.add(launched)
  void ended.then(() => underWay.delete(launched))
  return launched
}

const within = async (promise: Promise<unknown>, limitMs: number) => {
  const limit = deferred<undefined>()
  const timer = setTimeout(limit.resolve, limitMs, undefined)
  await Promise.race([promise, limit.promise])
  clearTimeout(timer)
}

/** Asks every group to end, waits up to `graceMs` (milliseconds), then kills what is left of each. */
export const stopAll = async (processes: readonly Launched[], graceMs: number) => {
  for (const one of processes) if (one.isRunning()) one.signal('SIGTERM')
  await within(Promise.all(processes.map((one) => one.ended)), graceMs)
  for (const one of processes) one.signal('SIGKILL')
  await within(Promise.all(processes.map((one) => one.ended)), graceMs)
}

/** Stops everything that was launched and has not ended, as `stopAll` does. */
export const stopUnderWay = (graceMs: number) => stopAll([...underWay], graceMs)

/**
 * Calls `stop` on Ctrl+C, SIGTERM, SIGHUP, and when the process that started this one is gone: npm passes a SIGTERM to
 * its shell only, which leaves the script behind. A second signal calls `force`.
 */
export const onStopRequest = (stop: (why: 'signal' | 'orphaned') => void, force: () => void) => {
  let asked = false
  const ask = (why: 'signal' | 'orphaned') => {
    if (asked && why === 'signal') force()
    if (!asked) stop(why)
    asked = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask('signal'))
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) ask('orphaned')
  }, 250).unref()
}
