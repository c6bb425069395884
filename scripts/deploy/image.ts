import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, stopUnderWay } from '../lib/processes.ts'
import { basesOf, provideBase } from './bases.ts'
import { copyCheckout } from './checkout.ts'
import { createTrials } from './checks.ts'
import { play } from './play.ts'
import { installPodman, podmanIn } from './podman.ts'
import { everyAddress } from './routes.ts'
import { tryContent, tryImage } from './try-image.ts'
import { startUpstream } from './upstream.ts'

// npm run test:image
const CONTAINERFILE = 'apps/web/deploy/Containerfile'
const IMAGE = 'localhost/bunko'
const STAGE = 'localhost/bunko-build'

const folder = mkdtempSync(join(tmpdir(), 'bunko-image-'))
const podman = podmanIn(folder)
const print = (line: string) => void process.stdout.write(`${line}\n`)
const trials = createTrials(print)

const tidy = async () => {
  await stopUnderWay(5000)
  await podman.remove()
}

const run = async () => {
  installPodman(print)
  const bases = basesOf(readFileSync(join(ROOT, CONTAINERFILE), 'utf8'))
  for (const [use, name] of Object.entries(bases))
    print(`${name}: ${await provideBase(podman, name, join(folder, use), print)}`)
  const checkout = join(folder, 'checkout')
  await copyCheckout(checkout)
  print('Building the image …')
  const file = ['--file', join(checkout, CONTAINERFILE)]
  const build = (...args: string[]) =>
    podman.podman(
      'build',
      '--format',
      'docker',
      '--isolation',
      'chroot',
      '--network',
      'host',
      ...file,
      ...args,
      checkout,
    )
  // The second one finds in the store what the first has built.
  await build('--target', 'build', '--tag', STAGE)
  await build('--tag', IMAGE)
  const size = await podman.podman('image', 'inspect', '--format', '{{.Size}}', IMAGE)
  print(`The image has ${(Number(size) / 1e6).toFixed(0)} MB.`)
  const [image, base, stage] = [await podman.mount(IMAGE), await podman.mount(bases.shipped), await podman.mount(STAGE)]
  await tryContent(trials, { image, base, stage })
  const upstream = await startUpstream()
  await tryImage(trials, {
    podman,
    image: { name: IMAGE, folder: image },
    upstream: upstream.origin,
    addresses: everyAddress(),
  })
  await upstream.close()
}

await play({ trials, print, run, tidy })
