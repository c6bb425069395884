import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { writePolicy } from '../../../scripts/deploy/write-policy.ts'

/**
 * Writes the security headers for Caddy and nginx into deploy/dist beside the build: they hold the hashes of the
 * document's inline scripts and styles, so a build and its headers belong together.
 */
export const emitPolicy = (): Plugin => {
  let dist = ''
  return {
    name: 'bunko:emit-policy',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle() {
      const document = join(dist, 'index.html')
      // A build that failed tells so itself.
      if (!existsSync(document)) return
      writePolicy(readFileSync(document, 'utf8'), join(dist, '../deploy/dist'))
    },
  }
}
