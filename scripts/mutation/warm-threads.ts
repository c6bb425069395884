import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from 'vitest/node'

/** After so many runs a thread has kept enough of them. */
const RUNS_PER_THREAD = 100
/** A run that took longer may have left something behind that still goes on. */
const LONG_MS = 3_000

type Listener = (...args: unknown[]) => void

let kept: { thread: Worker; runs: number } | null = null
/** Settled when whoever has the thread has given it back: Vitest starts a file before the last one's thread is stopped. */
let givenBack = Promise.resolve()

const threadOf = (entry: string, env: Partial<NodeJS.ProcessEnv>): Worker => {
  if (kept === null) {
    const thread = new Worker(entry, { env: env as NodeJS.ProcessEnv })
    thread.setMaxListeners(0)
    thread.unref()
    kept = { thread, runs: 0 }
  }
  kept.runs++
  return kept.thread
}

/** Vitest's own thread, but the next run gets it too: a start costs more than most mutants' tests. */
class WarmThread implements PoolWorker {
  readonly name = 'warm-threads'
  readonly #entry: string
  readonly #env: Partial<NodeJS.ProcessEnv>
  readonly #listeners: [string, Listener][] = []
  #thread: Worker | null = null
  #startedAt = 0
  #giveBack = () => {}

  constructor({ distPath, env }: PoolOptions) {
    this.#entry = resolve(distPath, 'workers/threads.js')
    this.#env = env
  }

  on(event: string, listener: Listener) {
    this.#listeners.push([event, listener])
    this.#thread?.on(event, listener)
  }

  off(event: string, listener: Listener) {
    this.#thread?.off(event, listener)
  }

  send(message: WorkerRequest) {
    if (message.type !== 'stop') return this.#thread?.postMessage(message)
    const stopped = { type: 'stopped', __vitest_worker_response__: true }
    queueMicrotask(() => {
      for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped)
    })
  }

  deserialize(data: unknown) {
    return data
  }

  async start() {
    const before = givenBack
    givenBack = new Promise((done) => {
      this.#giveBack = done
    })
    await before
    this.#thread = threadOf(this.#entry, this.#env)
    this.#startedAt = performance.now()
  }

  async stop() {
    await this.#end().finally(this.#giveBack)
  }

  async #end() {
    const thread = this.#thread
    this.#thread = null
    if (thread === null) return
    for (const [event, listener] of this.#listeners) thread.off(event, listener)
    if (kept?.thread !== thread) return
    if (kept.runs < RUNS_PER_THREAD && performance.now() - this.#startedAt < LONG_MS) return
    kept = null
    await thread.terminate()
  }
}

export const warmThreads: PoolRunnerInitializer = {
  name: 'warm-threads',
  createPoolWorker: (options) => new WarmThread(options),
}
