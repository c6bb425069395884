import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { has, installPackages, isRoot } from '../lib/packages.ts'
import { launch, type Launched } from '../lib/processes.ts'

const PACKAGES = ['podman', 'runc', 'netavark']

/** @throws where podman is missing and cannot be installed, and for whoever is not root */
export const installPodman = (say: (line: string) => void): void => {
  if (!['podman', 'runc'].every(has)) installPackages('podman or runc', PACKAGES, say)
  if (!isRoot) throw new Error('Only root can look into an image, and make stand-ins for those it is made of.')
}

interface Ran {
  code: number | null
  /** What it printed for others to read, and all that it said. */
  out: string
  said: string
}

const ran = async (command: string, args: readonly string[]): Promise<Ran> => {
  let [out, said] = ['', '']
  const { code, error } = await launch(command, args, {
    onOutput: (text, from) => {
      said += text
      if (from === 'stdout') out += text
    },
  }).ended
  return { code, out: out.trim(), said: error?.message ?? said }
}

/** @returns what it printed @throws with its words when it fails */
export const run = async (command: string, args: readonly string[]): Promise<string> => {
  const { code, out, said } = await ran(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${said.slice(-3000)}`)
  return out
}

/**
 * As operators are told to start it, without any rights. By itself it asks for more open files and processes than some
 * machines grant, and for a timer that asks after its health.
 */
const CLOSED = [
  '--rm',
  '--network=host',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--ulimit=nofile=1024:1024',
  '--ulimit=nproc=1024:1024',
  '--health-interval=disable',
]

/** Podman with a store of its own below a folder: what else the machine has of images and containers stays as it is. */
export const podmanIn = (folder: string) => {
  const [store, state] = [join(folder, 'store'), join(folder, 'state')]
  const own = ['--root', store, '--runroot', state, '--cgroup-manager', 'cgroupfs', '--runtime', 'runc']
  const quiet = ['--log-level', 'fatal', '--events-backend', 'none']
  const all = (args: readonly string[]) => [...own, ...quiet, ...args]
  const podman = (...args: readonly string[]) => run('podman', all(args))
  return {
    podman,
    /** Gives up after five minutes: what is not reached may as well never answer. */
    pull: (image: string) => ran('timeout', ['300', 'podman', ...all(['pull', '--quiet', image])]),
    /** Starts a container; `onOutput` is called with all that it says. */
    start: (args: readonly string[], onOutput: (text: string) => void): Launched =>
      launch('podman', all(['run', ...CLOSED, ...args]), { onOutput }),
    /** Runs a container to its end. */
    runThrough: (...args: readonly string[]) => ran('podman', all(['run', ...CLOSED, ...args])),
    /** The folder in which an image's files are seen. */
    mount: (image: string) => podman('image', 'mount', image),
    async remove(): Promise<void> {
      await ran('podman', all(['rm', '--all', '--force', '--time', '1']))
      await ran('podman', all(['image', 'umount', '--all', '--force']))
      // The store is mounted on itself, where its driver is overlay.
      await ran('umount', ['--lazy', join(store, 'overlay')])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
export type Podman = ReturnType<typeof podmanIn>
