import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { ask } from './ask.ts'
import { largestScript, type Build } from './builds.ts'
import { holds, same, type Trials } from './checks.ts'
import type { Running, ServerName } from './servers.ts'

const READERS = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync } as const
type Encoding = keyof typeof READERS

interface Offer {
  encoding: Encoding
  /** Only what was packed when it was built. */
  filesOnly?: boolean
  /** Files below assets come as they were packed when they were built. */
  packed?: '.br' | '.gz'
}
const OFFERS: Readonly<Record<ServerName, readonly Offer[]>> = {
  caddy: [
    { encoding: 'zstd' },
    { encoding: 'br', filesOnly: true, packed: '.br' },
    { encoding: 'gzip', packed: '.gz' },
  ],
  nginx: [
    { encoding: 'br', packed: '.br' },
    { encoding: 'gzip', packed: '.gz' },
  ],
}
/** What a browser says, and what it gets then. */
const BROWSER = 'gzip, deflate, br, zstd'
const PREFERRED: Readonly<Record<ServerName, { file: Encoding; answer: Encoding }>> = {
  caddy: { file: 'br', answer: 'zstd' },
  nginx: { file: 'br', answer: 'br' },
}

/** What is compressed, how well, and that it is the same when it is read. */
export const tryPacking = async (
  trials: Trials,
  { running: { name, origin }, build }: { running: Running; build: Build },
): Promise<void> => {
  const sheet = readdirSync(join(build.root, 'assets')).find((file) => /^index-.*\.css$/.test(file)) ?? ''
  const script = `/assets/${largestScript(build)}`
  const files = [`/assets/${sheet}`, script]
  const answers = ['/', '/api/v1/manga/trending']
  const read = async (path: string, accepted: string, encoding: Encoding) => {
    const whole = await ask(origin + path)
    same(whole.headers['content-encoding'], undefined, `${path} for who accepts nothing`)
    const { headers, body } = await ask(origin + path, { 'accept-encoding': accepted })
    same(headers['content-encoding'], encoding, `${path} for ${accepted}`)
    holds(/accept-encoding/i.test(String(headers['vary'])), `${path}: no Vary`)
    holds(READERS[encoding](body).equals(whole.body), `${path} is not the same uncompressed`)
    holds(body.length < whole.body.length * 0.55, `${path}: ${body.length} of ${whole.body.length} bytes`)
    return body
  }
  for (const { encoding, filesOnly, packed } of OFFERS[name])
    await trials.try(`${name}: compressed with ${encoding}`, async () => {
      for (const path of filesOnly ? [] : answers) await read(path, encoding, encoding)
      for (const path of files) {
        const body = await read(path, encoding, encoding)
        if (packed)
          holds(body.equals(readFileSync(join(build.root, path + packed))), `${path} is not what the build has packed`)
      }
      const { body } = await ask(origin + script, { 'accept-encoding': encoding })
      return `largest script ${readFileSync(join(build.root, script)).length} → ${body.length} bytes`
    })
  await trials.try(
    `${name}: a browser that takes them all gets files with brotli, as the build has packed them`,
    async () => {
      for (const path of files) await read(path, BROWSER, PREFERRED[name].file)
      for (const path of answers) await read(path, BROWSER, PREFERRED[name].answer)
    },
  )
}
