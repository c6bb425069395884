import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { choosePorts } from '../lib/ports.ts'
import { ROOT } from '../lib/processes.ts'
import { waitUntilReady } from '../start/ready.ts'
import type { Build } from './builds.ts'
import { PRIVATE } from './checkout.ts'
import { holds, same, type Trials } from './checks.ts'
import type { Podman } from './podman.ts'
import type { Running } from './servers.ts'
import { tryBodies } from './try-bodies.ts'
import { tryHttp } from './try-http.ts'
import { tryPacking } from './try-packing.ts'

const SHIPPED = '/srv/bunko'
const CADDY = '/usr/local/bin/caddy'
/** What whoever builds and runs an image lays over its own. */
const LAID_OVER = /^\/(?:dev|proc|run|sys|etc\/(?:hostname|hosts|resolv\.conf))(?:\/|$)/

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`)

/** What there is in the images, without starting anything. `stage` is the one in which the app is built. */
export const tryContent = async (
  trials: Trials,
  { image, base, stage }: { image: string; base: string; stage: string },
): Promise<void> => {
  const [now, before] = [new Set(filesIn(image)), new Set(filesIn(base))]
  const added = [...now].filter((path) => !before.has(path) && !LAID_OVER.test(path))
  const shipped = added.filter((path) => path.startsWith(`${SHIPPED}/`))
  await trials.try('image: what is private in a checkout does not even get into the build', async () => {
    same(
      PRIVATE.filter((name) => existsSync(join(stage, 'bunko', name))),
      [],
      'private files',
    )
    holds(readdirSync(join(stage, 'bunko/node_modules')).length > 0, 'this is not the stage of the build')
  })
  await trials.try('image: beside its base it has the built app and what serves it, and nothing else', async () => {
    same(added.filter((path) => path !== SHIPPED && !path.startsWith(`${SHIPPED}/`)).toSorted(), [CADDY], 'added')
    same(
      [...before].filter((path) => !now.has(path)),
      ['/usr/bin/caddy'],
      'gone',
    )
    same(readdirSync(join(image, SHIPPED)).toSorted(), ['deploy', 'dist'], SHIPPED)
    const served = readdirSync(join(ROOT, 'apps/web/deploy')).filter((name) => name !== 'dist')
    same(readdirSync(join(image, SHIPPED, 'deploy')).toSorted(), [...served, 'dist'].toSorted(), 'deploy')
    const source = shipped.filter((path) => /\/dist\/.*(?:\.map|\.tsx?|\/\..*)$|node_modules/.test(path))
    same(source, [], 'sources, maps, notes of the build')
    holds(shipped.includes(`${SHIPPED}/dist/index.html`), 'there is no app')
    return `${shipped.length} files and folders`
  })
  await trials.try('image: everybody may read what it adds, and nobody but root may change it', async () => {
    for (const path of [...shipped, SHIPPED, CADDY]) {
      const stat = lstatSync(join(image, path))
      const isOpen = stat.isDirectory() || path === CADDY || path.endsWith('/serve.sh')
      same([(stat.mode & 0o777).toString(8), `${stat.uid}:${stat.gid}`], [isOpen ? '755' : '644', '0:0'], path)
    }
  })
}

/** What an image says before it ends by itself. */
const trySentences = async (trials: Trials, { runThrough }: Podman, image: string): Promise<void> => {
  await trials.try('image: a wrong setting is named, and nothing starts', async () => {
    const { code, said } = await runThrough('--read-only', '--env', 'BUNKO_PORT=80a', image)
    same(code, 2, said)
    holds(said.includes("serve.sh: BUNKO_PORT must be a port, 1 to 65535; it is '80a'."), said)
  })
  await trials.try('image: where there is no place to write it says so', async () => {
    const { code, said } = await runThrough('--read-only', '--read-only-tmpfs=false', image)
    same(code, 2, said)
    holds(said.includes('serve.sh: No folder can be made in /tmp'), said)
  })
  await trials.try('image: `caddy check` finds nothing wrong, for any user', async () => {
    const { code, said } = await runThrough('--read-only', '--user', '12345:12345', image, 'caddy', 'check')
    same(code, 0, said)
  })
}

interface What {
  podman: Podman
  /** Its name, and the folder in which its files are seen. */
  image: { name: string; folder: string }
  upstream: string
  addresses: readonly string[]
}

/** The image as operators are told to start it, in front of the mock: what Caddy alone is asked in test:deploy. */
export const tryImage = async (trials: Trials, { podman, image, upstream, addresses }: What): Promise<void> => {
  await trySentences(trials, podman, image.name)
  const shipped = join(image.folder, SHIPPED)
  const build: Build = { root: join(shipped, 'dist'), policy: join(shipped, 'deploy/dist') }
  const port = (await choosePorts([{ name: 'image', usual: 18_080 }])).get('image') ?? 0
  const origin = `http://127.0.0.1:${port}`
  let log = ''
  const settings = { BUNKO_PORT: port, BUNKO_UPSTREAM: upstream, http_proxy: 'http://127.0.0.1:9' }
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const container = podman.start(
    ['--name', 'bunko', '--read-only', '--tmpfs', '/tmp', ...env, image.name],
    (text) => (log += text),
  )
  const exec = (...command: string[]) => podman.podman('exec', 'bunko', ...command)
  const stop = async () => {
    await podman.podman('stop', '--time', '20', 'bunko')
    return (await container.ended).code
  }
  const running: Running = { name: 'caddy', origin, log: () => log, stop: async () => void (await stop()) }
  const state = await waitUntilReady([`${origin}/config.json`], 20_000, container.isRunning)
  if (state !== undefined) throw new Error(`the image does not answer (${state}): ${log.slice(-2000)}`)

  await trials.try('image: Caddy is the first process, without rights, in a file system it cannot change', async () => {
    const status = await exec('cat', '/proc/1/status')
    const said = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1]?.replaceAll('\t', ' ')
    same(said('Name'), 'caddy', 'first process')
    same([said('Uid'), said('Gid')], ['65532 65532 65532 65532', '65532 65532 65532 65532'], 'user')
    same([said('CapEff'), said('CapBnd'), said('NoNewPrivs')], ['0000000000000000', '0000000000000000', '1'], 'rights')
    same(await exec('sh', '-c', `touch /x ${SHIPPED}/x 2>/dev/null || echo closed`), 'closed', 'file system')
  })
  await trials.try('image: it is healthy, whatever proxy the environment names', async () => {
    await podman.podman('healthcheck', 'run', 'bunko')
  })
  await tryHttp(trials, { running, build, addresses })
  await tryPacking(trials, { running, build })
  await tryBodies(trials, running)
  await trials.try('image: a SIGTERM ends it, and all is well', async () => {
    same(await stop(), 0, log.slice(-1000))
  })
}
