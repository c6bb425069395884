import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(?:js|css|svg)$/
/** Below it a packed file is hardly smaller than its headers. */
const MIN_BYTES = 512

/** Packs scripts and styles once, as small as they get, beside the files: servers hand these out (deploy/). */
export const precompress = (): Plugin => {
  let assets = ''
  return {
    name: 'bunko:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      assets = resolve(root, build.outDir, build.assetsDir)
    },
    // Not `closeBundle`: of a build that failed there is nothing to pack, and what it says would be hidden.
    writeBundle() {
      for (const name of readdirSync(assets).filter((file) => TEXTS.test(file))) {
        const file = join(assets, name)
        const content = readFileSync(file)
        if (content.byteLength < MIN_BYTES) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
