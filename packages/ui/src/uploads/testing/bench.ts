import { HttpError } from '@bunko/api-client'
import type { CoverCalls, StoredCover } from '../cover-item.ts'
import { createCoverQueue } from '../cover-queue.ts'

export const file = (name: string) => new File([name], `${name}.png`, { type: 'image/png' })
export const files = (...names: string[]) => names.map(file)
export const TAKEN = (volume: number) => `Volume ${volume} already has a cover. Remove it or choose another volume.`
export const CALL = 'POST /manga/{id}/upload_volume_cover/'
export const refused = (status: number, text: string | null = null) => new HttpError({ call: CALL, status, text })

/** A queue before a server of the test's own: `fails` holds what an upload of a file, or a removal, meets in turn. */
export const bench = ({ severalPerVolume = false, stored = [] as StoredCover[], isKnown = true } = {}) => {
  const said: string[] = []
  const takenBack: string[] = []
  const log: string[] = []
  const server = [...stored]
  const fails = new Map<string, unknown[]>()
  const gates = new Map<string, Promise<void>>()
  const arrivesAnyway = new Set<string>()
  let listFails: unknown = null
  const urls = { made: [] as string[], freed: [] as string[] }
  const calls: CoverCalls = {
    async upload(_, { cover, volume, is_primary }, { signal, onProgress }) {
      const name = cover.name.replace('.png', '')
      log.push(`${name} to ${volume}${is_primary ? ' primary' : ''}`)
      onProgress(0.5)
      const leaving = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      await Promise.race([gates.get(name), leaving])
      const error = fails.get(name)?.shift()
      if (!error || arrivesAnyway.has(name)) server.push({ volume, is_primary })
      if (error) throw error
    },
    async list() {
      log.push('list')
      if (listFails) throw listFails
      return [...server]
    },
    async remove(_, volume) {
      log.push(`remove ${volume}`)
      await gates.get(`remove ${volume}`)
      const error = fails.get(`remove ${volume}`)?.shift()
      if (error) throw error
      server.splice(
        server.findIndex((cover) => cover.volume === volume),
        1,
      )
    },
  }
  const queue = createCoverQueue({
    calls,
    severalPerVolume,
    say(tone, title, text) {
      const words = `${tone} ${title} / ${text ?? ''}`
      said.push(words)
      return () => void takenBack.push(words)
    },
    urls: {
      make: (one) => {
        urls.made.push(`blob:${one.name}`)
        return `blob:${one.name}`
      },
      free: (url) => urls.freed.push(url),
    },
  })
  if (isKnown) queue.know(stored)
  const rows = () =>
    queue.state.items.map(
      ({ file: { name }, volume, isPrimary, state, clashes }) =>
        `${name.replace('.png', '')} ${volume} ${state}${isPrimary ? ' primary' : ''}${clashes ? ' clashes' : ''}`,
    )
  const idOf = (name: string) => queue.state.items.find((item) => item.file.name === `${name}.png`)?.id ?? '?'
  const failList = (error: unknown) => (listFails = error)
  return { queue, said, takenBack, log, fails, gates, arrivesAnyway, failList, urls, rows, idOf, server }
}
/** What waits until it is opened. */
export const opening = () => {
  const handle = { open: () => {} }
  const gate = new Promise<void>((resolve) => (handle.open = resolve))
  return { gate, ...handle }
}
