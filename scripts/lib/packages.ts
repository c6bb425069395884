import { spawnSync } from 'node:child_process'

export const isRoot = process.getuid?.() === 0

export const has = (command: string): boolean =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin; command -v ${command}`]).status === 0

/** Installs Debian's packages, of which `what` is missing. @throws where that is not possible */
export const installPackages = (what: string, names: readonly string[], say: (line: string) => void): void => {
  if (!isRoot || !has('apt-get'))
    throw new Error(`${what} is missing, and only root on Debian can install it: ${names.join(' ')}`)
  say(`Installing ${names.join(', ')} (once) …`)
  // Installing must not start them: servers would take port 80.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status, stderr } = spawnSync('/usr/bin/apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.slice(-400)}`)
  }
}
