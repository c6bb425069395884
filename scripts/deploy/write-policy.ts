import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caddyPolicy, nginxPolicy } from './policy.ts'

/** Writes the headers for a built document into a folder, and the document's hash: the two belong together. */
export const writePolicy = (html: string, folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const files = {
    ...nginxPolicy(html),
    'policy.caddy': caddyPolicy(html),
    'index.html.sha256': createHash('sha256').update(html).digest('hex'),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
