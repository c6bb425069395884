import type { Id } from '@bunko/api-client'
import type { CoverCalls } from '../../uploads/cover-item.ts'
import { CoverUploads } from './CoverUploads.tsx'
import { useCoverQueue } from './use-cover-queue.ts'

// For stories only: real pictures, files that lie, and an upload that takes its time.

const INKS = ['#28498a', '#c2361c', '#1c6b45', '#7d5200', '#5c574d']

/** A PNG of two by three with its number on it, `bytes` long where that is more than it needs. */
export const picture = async (name: string, bytes = 0): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 300 })
  const pen = canvas.getContext('2d')
  const number = Number(/\d+/.exec(name)?.[0] ?? 1)
  if (pen) {
    pen.fillStyle = INKS[number % INKS.length] ?? 'black'
    pen.fillRect(0, 0, 200, 300)
    pen.fillStyle = 'white'
    pen.font = '600 120px serif'
    pen.textAlign = 'center'
    pen.fillText(String(number), 100, 190)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  const parts = blob ? [blob, new Uint8Array(Math.max(0, bytes - blob.size))] : []
  return new File(parts, name, { type: 'image/png' })
}
/** 'vol-1.png' to 'vol-{count}.png'. */
export const pictures = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => picture(`vol-${at + 1}.png`, 90_000 + 40_000 * at)))

/** Says it is a picture. */
export const lying = (text: string, name = 'cover.png'): File => new File([text], name, { type: 'image/png' })

/** A PNG that ends after its first bytes. */
export const cutShort = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })

/** The file, whose first bytes come when the second is called: of a slow place. */
export const readLate = (file: File): [File, () => void] => {
  const head = file.slice(0, 64)
  let come!: () => void
  const coming = new Promise<void>((done) => {
    come = done
  })
  file.slice = () => Object.assign(head, { arrayBuffer: () => coming.then(() => new Response(head).arrayBuffer()) })
  return [file, come]
}

/** Each upload stays at 45 % until it is aborted. */
const stuck = (calls: CoverCalls): CoverCalls => ({
  ...calls,
  upload: (_id, _body, { signal, onProgress }) => {
    onProgress(0.45)
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  },
})

type CoversProps = {
  titleId: Id | null
  withStored?: boolean
  severalPerVolume?: boolean
  /** Uploads stop half way, as no mock can show it. */
  isStuck?: boolean
  /** Told of each volume before it is sent. */
  onSend?: (volume: number) => void
}

/** A queue and its part, as a screen has them. */
export const Covers = ({ titleId, withStored, severalPerVolume, isStuck, onSend }: CoversProps) => {
  const queue = useCoverQueue({
    ...(severalPerVolume && { severalPerVolume }),
    through: (calls) => {
      if (isStuck) return stuck(calls)
      return {
        ...calls,
        upload: (id, body, options) => {
          onSend?.(body.volume)
          return calls.upload(id, body, options)
        },
      }
    },
  })
  return (
    <main className="mx-auto max-w-4xl p-4 sm:p-6">
      <h1 className="sr-only">Covers</h1>
      <CoverUploads queue={queue} titleId={titleId} {...(withStored && { withStored })} />
    </main>
  )
}
