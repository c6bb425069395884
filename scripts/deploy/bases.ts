import { chmodSync, copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { has, installPackages } from '../lib/packages.ts'
import { ROOT } from '../lib/processes.ts'
import { run, type Podman } from './podman.ts'

/** The images that the container file begins with: of its build, and of what is shipped. */
export const basesOf = (containerfile: string) => {
  const [build = '', shipped = ''] = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name)
  return { build, shipped }
}

/** What it mounts in a root goes with it, however it ends: whoever removes that root then finds nothing of the machine's in it. */
const bootstrap = (...args: readonly string[]) => run('unshare', ['--mount', 'mmdebstrap', ...args])

const setting = (name: string) => run('npm', ['config', 'get', name])

/** A minimal Debian with this project's Node and the npm that runs this, which asks the registry that it asks here. */
const makeNode = async (root: string): Promise<string> => {
  await bootstrap('--variant=minbase', '--include=libstdc++6,libatomic1', 'bookworm', root)
  const local = join(root, 'usr/local')
  copyFileSync(join(ROOT, 'node_modules/node/bin/node'), join(local, 'bin/node'))
  const npm = dirname(dirname(process.env['npm_execpath'] ?? ''))
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name))
  const settings = [`registry=${await setting('registry')}`]
  const authorities = await setting('cafile')
  if (authorities !== 'null' && authorities !== '') {
    copyFileSync(authorities, join(local, 'etc/authorities.pem'))
    settings.push('cafile=/usr/local/etc/authorities.pem')
  }
  writeFileSync(join(local, 'etc/npmrc'), `${settings.join('\n')}\n`)
  return `Debian bookworm with Node ${await run('chroot', [root, 'node', '--version'])}, npm ${await run('chroot', [root, 'npm', '--version'])}`
}

/** $1 has Debian's packages, unpacked only; $2 becomes a root with BusyBox, Caddy and what Caddy loads, and no other program. */
const ASSEMBLE = `
cd "$1/usr"
for folder in bin sbin lib usr/bin usr/sbin usr/local/bin etc/ssl/certs srv dev proc sys run; do mkdir -p "$2/$folder"; done
mkdir -m 1777 "$2/tmp"
cp bin/busybox "$2/bin/"
chroot "$2" /bin/busybox --install -s
cp bin/caddy "$2/usr/bin/"
setcap cap_net_bind_service=+ep "$2/usr/bin/caddy"
cp -L lib/*/libc.so.6 "$2/lib/"
cp -L --parents lib*/ld-linux* "$2/"
cp ../etc/mime.types "$2/etc/"
cat share/ca-certificates/mozilla/*.crt >"$2/etc/ssl/certs/ca-certificates.crt"
echo root:x:0:0::/:/bin/sh >"$2/etc/passwd"
`

/** As Alpine's: /bin/sh and wget are BusyBox's, there is no bash, and Caddy may open ports below 1024. */
const makeCaddy = async (root: string): Promise<string> => {
  const unpacked = `${root}-packages`
  // The Caddy of Debian's stable releases is older than the container's, and tried by test:deploy. A mirror of what comes
  // next may lag: its signature is looked at, its age is not.
  const options = ['--variant=extract', '--aptopt=Acquire::Check-Valid-Until "false"']
  const packages = '--include=busybox-static,caddy,ca-certificates,media-types'
  await bootstrap(...options, packages, 'testing', unpacked)
  mkdirSync(root)
  await run('sh', ['-euc', ASSEMBLE, 'sh', unpacked, root])
  const busybox = await run('chroot', [root, 'busybox'])
  return `${busybox.split(' (')[0]} with Debian's Caddy ${await run('chroot', [root, 'caddy', 'version'])}`
}

const MAKERS = [
  [/\/node:/, makeNode],
  [/\/caddy:/, makeCaddy],
] as const

/**
 * Pulls an image into the store. Where that fails one that is made here takes its name.
 * @returns what it is @throws where it can neither be pulled nor made
 */
export const provideBase = async (podman: Podman, name: string, folder: string, say: (line: string) => void) => {
  const { code, said } = await podman.pull(name)
  if (code === 0) return 'pulled'
  say(`${name} cannot be pulled (${said.trim().split(': ').at(-1) || 'not in time'}): making a stand-in …`)
  const [, make] = MAKERS.find(([pattern]) => pattern.test(name)) ?? []
  if (!make) throw new Error(`There is no stand-in for ${name}.`)
  if (!['mmdebstrap', 'setcap'].every(has)) installPackages('mmdebstrap', ['mmdebstrap', 'libcap2-bin'], say)
  const what = await make(folder)
  chmodSync(folder, 0o755)
  await run('tar', ['--xattrs', '-C', folder, '-cf', `${folder}.tar`, '.'])
  await podman.podman('import', '--quiet', `${folder}.tar`, name)
  return `a stand-in: ${what}`
}
