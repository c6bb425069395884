import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { appendFileSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { has, installPackages, isRoot } from '../lib/packages.ts'
import { choosePorts } from '../lib/ports.ts'
import { ROOT } from '../lib/processes.ts'
import type { Build } from './builds.ts'

export const SERVERS = ['caddy', 'nginx'] as const
export type ServerName = (typeof SERVERS)[number]

const SCRIPT = join(ROOT, 'apps/web/deploy/serve.sh')
/** Whom the servers run as: nobody, where this runs as root. */
const NOBODY = 65_534
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const BROTLI = ['filter', 'static'] as const
const PACKAGES = ['caddy', 'nginx-light', ...BROTLI.map((kind) => `libnginx-mod-http-brotli-${kind}`), 'openssl']
const hasModule = (kind: string) => existsSync(`/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`)
/** The certificate of an upstream is made with the last of them. */
const COMMANDS = [...SERVERS, 'openssl']

/** Debian's servers, installed where they are missing. @throws where that is not possible */
export const installServers = (say: (line: string) => void): void => {
  if (!COMMANDS.every(has) || !BROTLI.every(hasModule))
    installPackages('caddy, nginx with brotli, or openssl', PACKAGES, say)
}

export type Settings = Readonly<Record<string, string>>

/** An ordinary user's, to whom Debian does not show where nginx is. */
const PATH = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.endsWith('/sbin'))
const baseEnv = () => ({ PATH: PATH.join(':'), LC_ALL: 'C' })

/** What serve.sh says to settings, without starting anything. */
export const checkSettings = (server: string, settings: Settings, { command = 'check', asRoot = false } = {}) => {
  const { status, stderr, error } = spawnSync(SCRIPT, [server, command], {
    env: { ...baseEnv(), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
    ...(asRoot ? {} : as),
  })
  return { status, said: error?.message ?? stderr }
}

export interface Running {
  readonly name: ServerName
  readonly origin: string
  /** Everything it has written: its start and its access log. */
  log(): string
  stop(): Promise<void>
}

interface Start {
  build: Build
  upstream: string
  /** For its state and its log; made. */
  folder: string
  port?: number
  settings?: Settings
  asRoot?: boolean
  /** Its output goes to a socket, as under systemd, and not to a file. */
  toSocket?: boolean
}

const isUp = (origin: string) =>
  fetch(`${origin}/config.json`).then(
    ({ ok }) => ok,
    () => false,
  )

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Starts a server by serve.sh on a free port, as nobody. @throws when it does not answer within 10 seconds */
export const startServer = async (name: ServerName, { build, upstream, folder, ...more }: Start): Promise<Running> => {
  const port = more.port ?? (await choosePorts([{ name, usual: 18_080 }])).get(name) ?? 0
  const origin = `http://127.0.0.1:${port}`
  const state = join(folder, 'state')
  const logFile = join(folder, 'log')
  mkdirSync(state, { recursive: true })
  const log = openSync(logFile, 'a')
  if (isRoot) for (const path of [folder, state, logFile]) chownSync(path, NOBODY, NOBODY)
  const child = spawn(SCRIPT, [name], {
    env: {
      ...baseEnv(),
      BUNKO_PORT: String(port),
      BUNKO_UPSTREAM: upstream,
      BUNKO_ROOT: build.root,
      BUNKO_POLICY: build.policy,
      BUNKO_STATE: state,
      ...more.settings,
    },
    stdio: ['ignore', more.toSocket ? 'pipe' : log, log],
    ...(more.asRoot ? {} : as),
  })
  child.once('error', ({ message }) => appendFileSync(logFile, message))
  child.stdout?.on('data', (text: Buffer) => appendFileSync(logFile, text))
  closeSync(log)
  const read = () => readFileSync(logFile, 'utf8')
  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended(child)
    clearTimeout(late)
  }
  const until = performance.now() + 10_000
  while (!(await isUp(origin))) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop()
      throw new Error(`${name} does not answer: ${read().slice(-2000)}`)
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  return { name, origin, log: read, stop }
}
