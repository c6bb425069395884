import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.ts'
import { holds, same, type Trials } from './checks.ts'
import { everyAddress } from './routes.ts'
import { checkSettings, SERVERS, type ServerName, type Settings } from './servers.ts'

/** Every setting, in the order in which serve.sh names them. */
const DEFAULTS: Settings = {
  BUNKO_PORT: '8080',
  BUNKO_ADDRESS: '',
  BUNKO_UPSTREAM: 'http://127.0.0.1:8000',
  BUNKO_UPSTREAM_HOST: '',
  BUNKO_UPSTREAM_CA: '/etc/ssl/certs/ca-certificates.crt',
  BUNKO_API_BASE: '/api/v1',
  BUNKO_HEALTH_PATH: '/health/',
  BUNKO_TURNSTILE_SITE_KEY: '',
  BUNKO_ROOT: join(ROOT, 'apps/web/deploy') + '/../dist',
  BUNKO_POLICY: join(ROOT, 'apps/web/deploy/dist'),
  BUNKO_MIME_TYPES: '/etc/nginx/mime.types',
  BUNKO_ACCESS_LOG: '/dev/stdout',
  BUNKO_STATE: '/tmp/bunko-serve.XXXXXX',
}
const WITHOUT_DEFAULT: Settings = {
  BUNKO_ADDRESS: '127.0.0.1',
  BUNKO_UPSTREAM_HOST: 'api.example:8443',
  BUNKO_TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
}
const linesOf = (settings: Settings, from: string) =>
  Object.entries(settings).map(([name, value]) => `${name}=${value} (${from})`)
const told = (said: string) =>
  [...said.matchAll(/^serve\.sh: (BUNKO_\w+=.* \((?:default|set)\))$/gm)].map(([, line]) => line)

/** What it says, and what it leaves in the folder for temporary files. */
export const trace = (server: string, settings: Settings, command?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bunko-check-'))
  chmodSync(folder, 0o777)
  const { status, said } = checkSettings(server, { ...settings, TMPDIR: folder }, { command })
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true })
  return { status, said, left }
}

const HTTPS = { BUNKO_UPSTREAM: 'https://api.example' }

const WRONG_HOSTS = [
  'https://api.example',
  'api.example/x',
  'api.example x',
  'api.example\t',
  'api.example;',
  '{api}',
  '"api"',
  "'api'",
  'my_api',
  'api.example:65536',
].map((value) => {
  const sentence = `must be a host, or host:port, that the API server is asked by, or nothing; it is '${value}'.`
  return ['BUNKO_UPSTREAM_HOST', value, `BUNKO_UPSTREAM_HOST ${sentence}`] as const
})

/** Settings that name something, which is there and wrong, or cannot be read: [name, value, sentence, server, others]. */
const wrongPlaces = (folder: string, otherPolicy: string) => {
  const text = join(folder, 'text')
  writeFileSync(text, 'hello\n')
  const garbled = join(folder, 'garbled')
  writeFileSync(garbled, '-----BEGIN CERTIFICATE-----\nhello\n-----END CERTIFICATE-----\n')
  const closed = join(folder, 'closed')
  writeFileSync(closed, '-----BEGIN CERTIFICATE-----\ntypes {\n')
  chmodSync(closed, 0)
  const [ca, types] = ['BUNKO_UPSTREAM_CA', 'BUNKO_MIME_TYPES'] as const
  const caddyAndNginx = SERVERS.flatMap((server) => [
    ['BUNKO_POLICY', otherPolicy, `The headers in ${otherPolicy} belong to another build than the one in `, server],
    [ca, 'certificates.pem', `${ca} must be the absolute path of a file of certificates`, server],
    ...['/nowhere.pem', folder, closed].map(
      (value) => [ca, value, `${ca}=${value} cannot be read: an https upstream is trusted by`, server, HTTPS] as const,
    ),
    ...[text, garbled].map((value) => [ca, value, `${ca}=${value} holds no certificate`, server, HTTPS] as const),
    [types, '/etc/a|b', `${types} must be the absolute path of a file, without blanks; it is '/etc/a|b'.`, server],
  ])
  return [
    ...caddyAndNginx,
    ...['/nowhere.types', folder, closed].map(
      (value) => [types, value, `${types}=${value} cannot be read: name nginx's list of file types.`, 'nginx'] as const,
    ),
    [types, text, `${types}=${text} is no list of file types`, 'nginx'],
    ...['https://10.0.0.1', 'https://10.0.0.1:8443', 'https://[::1]:8443'].map(
      (value) =>
        [
          'BUNKO_UPSTREAM',
          value,
          `BUNKO_UPSTREAM=${value} is an address: nginx takes a certificate for a name only.`,
          'nginx',
        ] as const,
    ),
  ] as (readonly [name: string, value: string, sentence: string, server: ServerName, others?: Settings])[]
}

/** What serve.sh says to settings that are wrong, by name. The headers in `otherPolicy` are those of another build. */
export const trySettings = async (trials: Trials, good: Settings, otherPolicy: string): Promise<void> => {
  await trials.try('serve.sh: the first part of every address of the app is refused as the base path', async () => {
    for (const first of new Set(everyAddress().map((address) => /^\/[^/?]*/.exec(address)?.[0] ?? '')))
      if (first !== '/' && first !== '/nowhere') {
        const { status, said } = checkSettings('caddy', { ...good, BUNKO_API_BASE: first })
        same(status, 2, first)
        holds(said.includes(`serve.sh: BUNKO_API_BASE=${first} is where the app has screens of its own.`), said)
      }
  })
  await trials.try('serve.sh: a server that is none starts nothing', async () => {
    const { status, said } = checkSettings('apache', good)
    same(status, 2, said)
    holds(said.includes("serve.sh: There is no server 'apache': say caddy or nginx."), said)
  })
  await trials.try('serve.sh: a command that is none starts nothing', async () => {
    const { status, said } = checkSettings('nginx', good, { command: 'chek' })
    same(status, 2, said)
    holds(said.includes("There is no command 'chek'"), said)
  })
  await trials.try(
    'serve.sh nginx: a name without an address is told in one sentence, and nothing is left',
    async () => {
      const settings = { ...good, BUNKO_UPSTREAM: 'http://api.invalid:8000' }
      const { status, said, left } = trace('nginx', settings, 'start')
      same([status, left], [2, []], said)
      holds(/^serve.sh: The name 'api.invalid' in BUNKO_UPSTREAM has no address now/m.test(said), said)
    },
  )
  for (const server of SERVERS) {
    await trials.try(`serve.sh ${server}: a check leaves nothing behind`, async () => {
      const { status, said, left } = trace(server, good)
      same([status, left], [0, []], said)
    })
    await trials.try(`serve.sh ${server}: every setting is named with its value and where it comes from`, async () => {
      const inTable = readFileSync(join(ROOT, 'docs/operators.md'), 'utf8').matchAll(/^\| `(BUNKO_\w+)`/gm)
      same(Object.keys(DEFAULTS).toSorted(), [...inTable].map(([, name]) => name).toSorted(), 'docs/operators.md')
      // Nothing is set: that there is no build yet changes nothing of it.
      same(told(checkSettings(server, {}).said), linesOf(DEFAULTS, 'default'), 'defaults')
      const every = { ...DEFAULTS, ...good, ...WITHOUT_DEFAULT }
      const { status, said } = checkSettings(server, every)
      same([status, told(said)], [0, linesOf(every, 'set')], said)
    })
  }
  for (const [name, value, sentence] of [
    ['BUNKO_PORT', '80a', "BUNKO_PORT must be a port, 1 to 65535; it is '80a'."],
    ['BUNKO_PORT', '65536', "BUNKO_PORT must be a port, 1 to 65535; it is '65536'."],
    ['BUNKO_UPSTREAM', 'http://api:65536', 'BUNKO_UPSTREAM must be the API server'],
    [
      'BUNKO_UPSTREAM',
      'http://my_api:80',
      'The name in BUNKO_UPSTREAM holds an underscore, which names of hosts cannot',
    ],
    ...WRONG_HOSTS,
    ['BUNKO_UPSTREAM_HOST', 'api\nexample', 'BUNKO_UPSTREAM_HOST must be one line.'],
    ['BUNKO_ACCESS_LOG', 'off', 'BUNKO_ACCESS_LOG must be the absolute path of a file'],
    ['BUNKO_STATE', '/tmp/a|b', 'BUNKO_STATE must be the absolute path of a folder'],
    ['BUNKO_API_BASE', '/media', 'BUNKO_API_BASE=/media is where this server has files of its own.'],
    [
      'BUNKO_UPSTREAM',
      'api:8000',
      "BUNKO_UPSTREAM must be the API server as http(s)://host:port, without a path; it is 'api:8000'.",
    ],
    [
      'BUNKO_UPSTREAM',
      'http://api/x',
      "BUNKO_UPSTREAM must be the API server as http(s)://host:port, without a path; it is 'http://api/x'.",
    ],
    ['BUNKO_API_BASE', '/api/', "BUNKO_API_BASE must be a path without a final slash, such as /api/v1; it is '/api/'."],
    [
      'BUNKO_API_BASE',
      '/a"};evil',
      `BUNKO_API_BASE must be a path without a final slash, such as /api/v1; it is '/a"};evil'.`,
    ],
    ['BUNKO_HEALTH_PATH', 'up', "BUNKO_HEALTH_PATH must be a path such as /health/; it is 'up'."],
    [
      'BUNKO_TURNSTILE_SITE_KEY',
      '<key>',
      "BUNKO_TURNSTILE_SITE_KEY must be the bot check's public key, or nothing; it is '<key>'.",
    ],
    ['BUNKO_HEALTH_PATH', '/a\n/b', 'BUNKO_HEALTH_PATH must be one line.'],
    [
      'BUNKO_ROOT',
      'dist',
      "BUNKO_ROOT must be the absolute path of the built app, of plain letters, digits and . _ ~ + @ -; it is 'dist'.",
    ],
    [
      'BUNKO_POLICY',
      '/a|b',
      "BUNKO_POLICY must be the absolute path of the headers that belong to the build, of plain letters, digits and . _ ~ + @ -; it is '/a|b'.",
    ],
    ['BUNKO_LISTEN_PORT', '9000', 'There is no setting BUNKO_LISTEN_PORT.'],
    ['BUNKO_ADDRESS', 'localhost', 'BUNKO_ADDRESS must be an address of this machine to listen on'],
    ['BUNKO_UPSTRAEM', 'http://127.0.0.1:8001', 'There is no setting BUNKO_UPSTRAEM.'],
    ...['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'].map(
      (self) =>
        ['BUNKO_UPSTREAM', self, `BUNKO_UPSTREAM=${self} leads to this server itself: BUNKO_PORT is 8080.`] as const,
    ),
    ...['http://api:443', 'https://api:80'].map(
      (other) => ['BUNKO_UPSTREAM', other, `BUNKO_UPSTREAM=${other} is refused by Caddy`] as const,
    ),
    ['BUNKO_ROOT', '/nowhere', "There is no index.html in BUNKO_ROOT=/nowhere: run 'npm run build' first."],
    ['BUNKO_POLICY', '/nowhere', "There are no headers in BUNKO_POLICY=/nowhere: they are written by 'npm run build'."],
  ] as const) {
    await trials.try(`serve.sh: ${name}=${JSON.stringify(value)} is named, and nothing starts`, async () => {
      const { status, said } = checkSettings('caddy', { ...good, [name]: value })
      same(status, 2, 'exit code')
      holds(said.includes(`serve.sh: ${sentence}`), said)
    })
  }
  await trials.try('serve.sh: an upstream without a port is this server where that listens on 80', async () => {
    const BUNKO_UPSTREAM = 'http://localhost'
    const { status, said } = checkSettings('caddy', { ...good, BUNKO_PORT: '80', BUNKO_UPSTREAM })
    same(status, 2, 'exit code')
    holds(said.includes(`BUNKO_UPSTREAM=${BUNKO_UPSTREAM} leads to this server itself: BUNKO_PORT is 80.`), said)
    same(checkSettings('caddy', { ...good, BUNKO_UPSTREAM }).status, 0, 'on another port')
  })
  const folder = mkdtempSync(join(tmpdir(), 'bunko-wrong-'))
  chmodSync(folder, 0o755)
  for (const [name, value, sentence, server, others] of wrongPlaces(folder, otherPolicy)) {
    const what = value.replace(folder, '…')
    await trials.try(`serve.sh ${server}: ${name}=${what} is named, and nothing starts or is left`, async () => {
      const { status, said, left } = trace(server, { ...good, ...others, [name]: value })
      same([status, left], [2, []], said)
      holds(said.includes(`serve.sh: ${sentence}`), said)
    })
  }
  await trials.try('serve.sh: what Kubernetes tells of services by names like those of settings is none', async () => {
    const { status, said } = checkSettings('caddy', {
      ...good,
      BUNKO_PORT: 'tcp://10.96.0.1:8080',
      BUNKO_PORT_8080_TCP_ADDR: '10.96.0.1',
      BUNKO_SERVICE_PORT_HTTP: '8080',
      BUNKO_API_SERVICE_HOST: '10.96.0.2',
      BUNKO_API_PORT: 'tcp://10.96.0.2:8000',
    })
    same(status, 0, said)
    holds(said.includes('BUNKO_PORT=tcp://10.96.0.1:8080 is where Kubernetes has a service called bunko'), said)
    holds(said.includes('serve.sh: BUNKO_PORT=8080 (default)'), said)
  })
  await trials.try('serve.sh caddy: an address that is asked over TLS is taken', async () => {
    const { status, said } = checkSettings('caddy', { ...good, BUNKO_UPSTREAM: 'https://10.0.0.1:8443' })
    same(status, 0, said)
  })
  await trials.try('serve.sh caddy: Caddy is told of no proxy that the environment names', async () => {
    // Debian's Caddy would ask none, those from 2.7 on do.
    writeFileSync(join(folder, 'caddy'), '#!/bin/sh\nenv >&2\n', { mode: 0o755 })
    const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY', 'all_proxy']
    const { status, said } = checkSettings('caddy', {
      ...good,
      ...Object.fromEntries(proxies.map((proxy) => [proxy, 'http://127.0.0.1:9'])),
      PATH: `${folder}:${process.env['PATH']}`,
    })
    same(status, 0, said)
    holds(said.includes('\nSSL_CERT_FILE='), said)
    same(said.match(/^\w+_proxy=/gim), null, 'proxies')
  })
  rmSync(folder, { recursive: true })
}
