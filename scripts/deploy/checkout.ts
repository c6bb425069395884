import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/processes.ts'
import { run } from './podman.ts'

/** What may lie in a checkout, or beside it, and is nobody else's business. */
export const PRIVATE = [
  '.env',
  '.env.local',
  'apps/web/.env.production',
  '.git/config',
  'mock.json',
  'coverage/private.json',
  'apps/web/deploy/dist/private.conf',
] as const

const close = (folder: string) => {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) close(path)
    else chmodSync(path, statSync(path).mode & 0o700)
  }
}

/** Copies what git knows or would take, as it is now, adds `PRIVATE` and closes all of it to others. */
export const copyCheckout = async (to: string): Promise<void> => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = await run('git', ['-C', ROOT, '-c', `safe.directory=${ROOT.replace(/\/$/, '')}`, ...listed])
  // What is deleted and not committed is listed too.
  for (const name of names.split('\0').filter((one) => one !== '' && existsSync(join(ROOT, one)))) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    copyFileSync(join(ROOT, name), join(to, name))
  }
  for (const name of PRIVATE) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    writeFileSync(join(to, name), 'VITE_PRIVATE=private\n')
  }
  close(to)
}
