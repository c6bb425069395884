import { chmodSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname } from 'node:path'
import { isRoot } from '../lib/packages.ts'
import { ask } from './ask.ts'
import type { Build } from './builds.ts'
import { holds, same, type Trials } from './checks.ts'
import { checkSettings, type Running, type ServerName, type Settings } from './servers.ts'
import type { startTlsUpstream } from './upstream.ts'

interface Host {
  name: ServerName
  build: Build
  secure: Awaited<ReturnType<typeof startTlsUpstream>>
  start: (more: { settings?: Settings; asRoot?: boolean; toSocket?: boolean; upstream?: string }) => Promise<Running>
}

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

const echo = async ({ origin }: Running) => {
  const { status, headers, body } = await ask(`${origin}/api/echo`, {}, 'POST', Buffer.alloc(300_000, 32))
  return { status, type: headers['content-type'], said: JSON.parse(body.toString()) as Record<string, unknown> }
}

/** What differs between the machines it is started on: the user, where its output goes, and the way to the API. */
export const tryHost = async (trials: Trials, { name, build, secure, start }: Host): Promise<void> => {
  if (isRoot) {
    await trials.try(`${name}: started as root, it passes bodies on that are larger than its buffer`, async () => {
      // With a new state folder of root's own, as it makes one by itself.
      const server = await start({ asRoot: true, settings: { BUNKO_STATE: '', TMPDIR: dirname(build.root) } })
      const { status, said } = await echo(server)
      await server.stop()
      same([status, said['bytes']], [200, 300_000], 'answer')
    })
    await trials.try(`${name}: a web root that cannot be read is told, and nothing starts`, async () => {
      const settings = { BUNKO_ROOT: build.root, BUNKO_POLICY: build.policy }
      chmodSync(`${build.root}/assets`, 0o700)
      const { status, said } = checkSettings(name, settings, { asRoot: name === 'nginx' })
      chmodSync(`${build.root}/assets`, 0o755)
      same(status, 2, said)
      holds(said.includes(`Not all of BUNKO_ROOT=${build.root} can be read by the user`), said)
    })
  }
  await trials.try(
    `${name}: it logs where the output is a socket, and answers by IPv6 where there is one`,
    async () => {
      const server = await start({ toSocket: true })
      await ask(`${hasIPv6 ? server.origin.replace('127.0.0.1', '[::1]') : server.origin}/logged/here`)
      for (let round = 0; round < 40 && !server.log().includes('/logged/here'); round += 1)
        await ask(`${server.origin}/config.json`)
      await server.stop()
      holds(server.log().includes('/logged/here'), server.log().slice(-1000))
    },
  )
  await trials.try(`${name}: it listens on the address that is set, and on no other`, async () => {
    const server = await start({ settings: { BUNKO_ADDRESS: '127.0.0.1' } })
    const others = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ family, address }) => (family === 'IPv4' ? address !== '127.0.0.1' : address === '::1'))
      .map(({ family, address }) => (family === 'IPv4' ? address : `[${address}]`))
    const answers = await Promise.all(
      others.map((address) =>
        ask(`${server.origin.replace('127.0.0.1', address)}/config.json`).then(
          ({ status }) => `${address}: ${status}`,
          () => null,
        ),
      ),
    )
    const { status } = await ask(`${server.origin}/config.json`)
    await server.stop()
    same([status, answers.filter((one) => one !== null)], [200, []], 'there, and elsewhere')
    return `${others.length} other addresses`
  })
  await trials.try(`${name}: an API that nobody vouches for is sent nothing; one that somebody does is`, async () => {
    const upstream = secure.origin
    const stranger = await start({ upstream })
    const refused = await echo(stranger)
    await stranger.stop()
    same([refused.status, secure.names], [502, []], 'status, and requests that arrived')
    same(
      [refused.type?.split(';')[0], refused.said],
      ['application/json', { detail: 'The server cannot be reached.' }],
      '502',
    )
    const known = await start({ upstream, settings: { BUNKO_UPSTREAM_CA: secure.certificate } })
    const taken = await echo(known)
    await known.stop()
    same(
      [taken.status, taken.said['bytes'], secure.names.splice(0), (taken.said['headers'] as { host?: string }).host],
      [200, 300_000, ['localhost'], new URL(known.origin).host],
      'with its certificate, and the host that the browser asked for',
    )
  })
}
