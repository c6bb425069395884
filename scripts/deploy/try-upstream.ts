import type { IncomingHttpHeaders } from 'node:http'
import { ask } from './ask.ts'
import { holds, same, type Trials } from './checks.ts'
import type { Running, ServerName, Settings } from './servers.ts'
import { ROUTED_HOST, startSilent, type startTlsUpstream } from './upstream.ts'

interface Way {
  name: ServerName
  secure: Awaited<ReturnType<typeof startTlsUpstream>>
  start: (more: { settings?: Settings; upstream?: string }) => Promise<Running>
}

/** How the API is reached where it is no process beside the server. */
export const tryUpstream = async (trials: Trials, { name, secure, start }: Way): Promise<void> => {
  await trials.try(`${name}: an API that is found by its host alone is asked by the host that is set`, async () => {
    const paths = ['/api/by-name', '/media/by-name']
    const told = async (settings: Settings) => {
      const server = await start({
        upstream: secure.origin,
        settings: { BUNKO_UPSTREAM_CA: secure.certificate, ...settings },
      })
      const answers = []
      for (const path of paths) {
        const { status, body } = await ask(server.origin + path, { host: 'bunko.example:81' })
        const { headers } = JSON.parse(body.toString() || '{"headers":{}}') as { headers: IncomingHttpHeaders }
        answers.push([status, headers.host, headers['x-forwarded-host']])
      }
      await server.stop()
      return answers
    }
    const [unset, set] = [await told({}), await told({ BUNKO_UPSTREAM_HOST: ROUTED_HOST })]
    const names = secure.names.splice(0)
    const missing = [404, undefined, undefined]
    same(unset, [missing, missing], 'asked by the host of the browser')
    const found = [200, ROUTED_HOST, 'bunko.example:81']
    same(set, [found, found], 'asked by the host that is set')
    same([...new Set(names)], ['localhost'], 'names of the certificate')
  })
  await trials.try(`${name}: an API that never begins its TLS is given up within 10 s`, async () => {
    const silent = await startSilent()
    const server = await start({ upstream: silent.origin })
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`${server.origin}/api/echo`, { signal }).then(({ status }) => status, String)
    await server.stop()
    silent.close()
    holds(answer === 502 || answer === 504, `answer: ${answer}`)
    return `${answer}`
  })
}
