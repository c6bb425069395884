import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { stopUnderWay } from '../lib/processes.ts'
import { buildApp, leftOver, nextRelease, type Build } from './builds.ts'
import { createTrials, same } from './checks.ts'
import { play } from './play.ts'
import { everyStop } from './routes.ts'
import { installServers, SERVERS, startServer, type Running, type ServerName } from './servers.ts'
import { tryBase } from './try-base.ts'
import { tryBodies, tryLargePost } from './try-bodies.ts'
import { SITE_KEY, tryBotCheck, tryConfig } from './try-config.ts'
import { tryHost } from './try-host.ts'
import { tryHttp } from './try-http.ts'
import { tryLicences } from './try-licences.ts'
import { tryBusyPort, tryMachine } from './try-machine.ts'
import { tryPacking } from './try-packing.ts'
import { tryRelease } from './try-release.ts'
import { trySettings } from './try-settings.ts'
import { tryUpstream } from './try-upstream.ts'
import { tryWalk } from './try-walk.ts'
import { startTlsUpstream, startUpstream } from './upstream.ts'

// npm run test:deploy -- [caddy|nginx]
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !SERVERS.some((server) => server === name))
if (unknown !== undefined) {
  console.error(`There is no server '${unknown}': the servers are ${SERVERS.join(', ')}.`)
  process.exit(2)
}
const wanted = SERVERS.filter((name) => asked.length === 0 || asked.includes(name))
const folder = mkdtempSync(join(tmpdir(), 'bunko-deploy-'))
chmodSync(folder, 0o755)
const running = new Set<Running>()
const print = (line: string) => void process.stdout.write(`${line}\n`)
const trials = createTrials(print)

const tidy = async () => {
  await stopUnderWay(1000)
  for (const server of running) await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

let count = 0
const run = async () => {
  installServers(print)
  print('Building the app …')
  const first = await buildApp(join(folder, 'first'))
  const second = nextRelease(first, join(folder, 'second'))
  const third = nextRelease(second, join(folder, 'third'))
  const upstream = await startUpstream()
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  const start = async (name: ServerName, build: Build, more: Partial<Parameters<typeof startServer>[1]> = {}) => {
    const place = join(folder, `${name}-${++count}`)
    mkdirSync(place)
    const server = await startServer(name, { build, upstream: upstream.origin, folder: place, ...more })
    running.add(server)
    return server
  }
  const secure = await startTlsUpstream(folder)
  await trials.try('the next release has no file of the one before below assets, and names none', async () =>
    same(leftOver(first, second), [], 'left over'),
  )
  const good = { BUNKO_ROOT: first.root, BUNKO_POLICY: first.policy }
  await trySettings(trials, good, second.policy)
  await tryMachine(trials, good)
  const stops = everyStop()
  for (const name of wanted) {
    const server = await start(name, first)
    await tryBusyPort(trials, server, good)
    const asClient = async () => {
      await tryHttp(trials, { running: server, build: first, addresses: stops.map(({ at }) => at) })
      await tryPacking(trials, { running: server, build: first })
      await tryBodies(trials, server)
      await tryLargePost(trials, browser, server)
      await tryLicences(trials, { running: server, build: first })
      await tryBase(trials, browser, { name, start: (more) => start(name, first, more) })
    }
    await Promise.all([asClient(), tryWalk(trials, browser, server, stops)])
    await tryConfig(trials, browser, server)
    await server.stop()

    const withKey = await start(name, first, { settings: { BUNKO_TURNSTILE_SITE_KEY: SITE_KEY } })
    await tryBotCheck(trials, browser, withKey)
    await withKey.stop()

    await tryHost(trials, { name, build: first, secure, start: (more) => start(name, first, more) })
    await tryUpstream(trials, { name, secure, start: (more) => start(name, first, more) })

    let port: number | undefined
    await tryRelease(trials, browser, {
      name,
      first,
      second,
      third,
      start: async (build) => {
        const one = await start(name, build, port === undefined ? {} : { port })
        port = Number(new URL(one.origin).port)
        return one
      },
    })
  }
  await browser.close()
  await upstream.close()
  await secure.close()
}

await play({ trials, print, run, tidy })
