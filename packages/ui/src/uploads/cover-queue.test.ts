import { HttpError, NetworkError, SessionError, ShapeError, TimeoutError } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import type { CoverCalls, StoredCover } from './cover-item.ts'
import { createCoverQueue } from './cover-queue.ts'

const file = (name: string) => new File([name], `${name}.png`, { type: 'image/png' })
const files = (...names: string[]) => names.map(file)
const TAKEN = (volume: number) => `Volume ${volume} already has a cover. Remove it or choose another volume.`
const CALL = 'POST /manga/{id}/upload_volume_cover/'
const refused = (status: number, text: string | null = null) => new HttpError({ call: CALL, status, text })

/** A queue before a server of the test's own: `fails` holds what an upload of a file meets, in turn. */
const bench = ({ severalPerVolume = false, stored = [] as StoredCover[], isKnown = true } = {}) => {
  const said: string[] = []
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
      server.splice(
        server.findIndex((cover) => cover.volume === volume),
        1,
      )
    },
  }
  const queue = createCoverQueue({
    calls,
    severalPerVolume,
    say: (tone, title, text) => said.push(`${tone} ${title} / ${text ?? ''}`),
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
  return { queue, said, log, fails, gates, arrivesAnyway, failList, urls, rows, idOf, server }
}
const opening = () => {
  const handle = { open: () => {} }
  const gate = new Promise<void>((resolve) => (handle.open = resolve))
  return { gate, ...handle }
}

describe('volumes', () => {
  test('proposed anew once it is known which ones the title has; chosen ones stay, and warn', () => {
    const stored = [1, 2, 4].map((volume) => ({ volume, is_primary: volume === 1 }))
    const { queue, rows, idOf } = bench({ isKnown: false })
    queue.add(files('a', 'b'))
    queue.add(files('c'), 4)
    queue.add(files('d'))
    queue.setVolume(idOf('d'), 9)
    expect(rows()).toEqual(['a 1 queued primary', 'b 2 queued', 'c 4 queued', 'd 9 queued'])
    queue.know(stored)
    expect(rows()).toEqual(['a 3 queued', 'b 5 queued', 'c 4 queued clashes', 'd 9 queued'])
    queue.know([...stored, { volume: 3, is_primary: false }])
    expect(rows()[0]).toBe('a 3 queued clashes')
  })
  test('a volume is proposed anew wherever its file has been moved; a chosen one stays where it is', () => {
    const { queue, rows, idOf } = bench({ isKnown: false })
    queue.add(files('a'))
    queue.add(files('b'), 4)
    queue.move(idOf('a'), 1)
    expect(rows()).toEqual(['b 1 queued primary', 'a 4 queued'])
    queue.know([1, 2].map((volume) => ({ volume, is_primary: volume === 1 })))
    expect(rows()).toEqual(['b 3 queued', 'a 4 queued'])
  })
  test('proposed anew, but for what is on its way', async () => {
    const { queue, rows, gates } = bench({ isKnown: false })
    const { gate, open } = opening()
    gates.set('a', gate)
    queue.add(files('a', 'b'))
    const run = queue.start(7)
    queue.know([{ volume: 1, is_primary: false }])
    expect(rows()).toEqual(['a 1 uploading primary', 'b 2 queued'])
    open()
    await run
  })
  test('the lowest unused, then consecutive; volume 1 is primary; says how many were added', () => {
    const { queue, rows, said } = bench()
    queue.add(files('a', 'b', 'c'))
    expect(rows()).toEqual(['a 1 queued primary', 'b 2 queued', 'c 3 queued'])
    queue.add(files('d'), 7)
    expect(rows().at(-1)).toBe('d 7 queued')
    expect(queue.state.next).toBe(4)
    expect(said).toEqual(['success Files Added / 3 files added', 'success Files Added / 1 file added'])
  })

  test('volumes 1 and 3 taken: 2, and a warning for the file that meets 3', async () => {
    const stored = [
      { volume: 1, is_primary: true },
      { volume: 3, is_primary: false },
    ]
    const { queue, rows, said, log, idOf } = bench({ stored })
    queue.add(files('a', 'b'))
    expect(rows()).toEqual(['a 2 queued', 'b 3 queued clashes'])
    expect(said).toEqual(['success Files Added / 2 files added', `warning Volume Already Exists / ${TAKEN(3)}`])
    expect(await queue.start(7)).toEqual({ complete: false, done: 1, failed: 1 })
    expect(log).toEqual(['a to 2'])
    expect(queue.state.items[1]?.error).toEqual({ title: 'Volume Already Exists', text: TAKEN(3) })
    queue.setVolume(idOf('b'), queue.state.next)
    expect(rows()).toEqual(['a 2 done', 'b 4 queued'])
    expect(await queue.start(7)).toEqual({ complete: true, done: 2, failed: 0 })
  })

  test('a volume chosen twice warns; several per volume do not', () => {
    const { queue, rows, said, idOf } = bench()
    queue.add(files('a', 'b'))
    queue.setVolume(idOf('b'), 1)
    expect(rows()).toEqual(['a 1 queued primary', 'b 1 queued clashes'])
    expect(said.at(-1)).toBe(`warning Volume Already Exists / ${TAKEN(1)}`)
    queue.remove(idOf('a'))
    expect(rows()).toEqual(['b 1 queued primary'])

    const several = bench({ severalPerVolume: true, stored: [{ volume: 1, is_primary: true }] })
    several.queue.add(files('a'), 1)
    expect(several.rows()).toEqual(['a 1 queued primary'])
    expect(several.said).toHaveLength(1)
  })

  test('moving a file changes its volume, not the volumes; the flag stays with the file', () => {
    const { queue, rows, idOf } = bench()
    queue.add(files('a', 'b', 'c'), 4)
    queue.flag(idOf('b'))
    queue.move(idOf('c'), 0)
    expect(rows()).toEqual(['c 4 queued', 'a 5 queued', 'b 6 queued primary'])
    queue.move(idOf('c'), 9)
    expect(rows()[0]).toBe('c 4 queued')
    queue.move(idOf('c'), 1)
    expect(rows()).toEqual(['a 4 queued', 'c 5 queued', 'b 6 queued primary'])
  })
})

test('put away: nothing remains, not the flag either', () => {
  const { queue, rows, urls, idOf } = bench()
  queue.add(files('a', 'b'))
  queue.flag(idOf('b'))
  queue.clear()
  expect(urls.freed).toEqual(urls.made)
  queue.restore([
    { file: file('c'), volume: 4, flagged: false },
    { file: file('d'), volume: 5, flagged: false },
  ])
  expect(rows()).toEqual(['c 4 queued primary', 'd 5 queued'])
  expect(queue.state.flagged).toBeNull()
})

test('one primary of all, whatever is pressed in whatever order', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let game = 0; game < 60; game++) {
    const { queue } = bench({ stored: game % 2 ? [{ volume: 2, is_primary: true }] : [] })
    queue.add(files('a', 'b', 'c', 'd'))
    for (let step = 0; step < 25; step++) {
      const id = queue.state.items[random(queue.state.items.length || 1)]?.id ?? '?'
      const acts = [
        () => queue.flag(id),
        () => queue.flag(id),
        () => queue.move(id, random(4)),
        () => queue.setVolume(id, 1 + random(5)),
        () => queue.cancel(id),
        () => queue.add(files(`x${step}`)),
        () => random(3) || queue.remove(id),
      ]
      acts[random(acts.length)]?.()
      const held = queue.state.items.filter(({ state }) => state !== 'cancelled')
      const primaries = held.filter(({ isPrimary }) => isPrimary).length
      const storedOnly = game % 2 === 1 && primaries === 0
      expect(primaries === 1 || storedOnly || held.length === 0).toBe(true)
      expect(queue.state.items.filter((one) => one.isPrimary && one.state === 'cancelled')).toEqual([])
    }
  }
})

describe('uploading', () => {
  test('without a title: says so, sends nothing', async () => {
    const { queue, log } = bench()
    queue.add(files('a'))
    expect(await queue.start(null)).toMatchObject({ complete: false })
    expect(await queue.retry(null)).toMatchObject({ complete: false })
    expect(queue.state.problem).toBe('Manga must be created first')
    expect(log).toEqual([])
    queue.add(files('b'))
    expect(queue.state.problem).toBeNull()
  })

  test('one by one, once each, however often it is asked', async () => {
    const { queue, log, gates, said, rows } = bench()
    const { gate, open } = opening()
    gates.set('a', gate)
    queue.add(files('a', 'b'))
    const runs = [queue.start(7), queue.start(7), queue.retry(7)]
    await Promise.resolve()
    expect(log).toEqual(['a to 1 primary'])
    expect(queue.state.busy).toBe(true)
    expect(queue.state.items[0]).toMatchObject({ state: 'uploading', progress: 0.5 })
    open()
    expect(await Promise.all(runs)).toEqual(runs.map(() => ({ complete: true, done: 2, failed: 0 })))
    expect(log).toEqual(['a to 1 primary', 'b to 2'])
    expect(rows()).toEqual(['a 1 done primary', 'b 2 done'])
    expect(queue.state.busy).toBe(false)
    expect(said.at(-1)).toBe('success Upload Complete / 2 covers uploaded')
  })

  test.each<[string, unknown, string, string]>([
    ['a text', refused(413, 'Too big for us'), 'Upload Failed', 'Too big for us'],
    ['no text', refused(500), 'Upload Failed', 'Upload failed'],
    ['no answer', new NetworkError(CALL), 'Upload Error', 'Network error - please check your connection'],
    ['a time-out', new TimeoutError(CALL, 30_000), 'Upload Error', 'Network error - please check your connection'],
    ['an odd answer', new ShapeError(CALL, 'cover', 'no'), 'Upload Error', 'An unexpected error occurred'],
    ['an exception', new Error('x'), 'Upload Error', 'An unexpected error occurred'],
  ])('the third of five fails with %s: the others go up, only it is sent again', async (_, error, title, text) => {
    const { queue, log, said, fails, rows } = bench()
    fails.set('c', [error])
    queue.add(files('a', 'b', 'c', 'd', 'e'))
    expect(await queue.start(7)).toEqual({ complete: false, done: 4, failed: 1 })
    expect(rows()[2]).toBe('c 3 failed')
    expect(queue.state.items[2]?.error).toEqual({ title, text })
    expect(said.slice(1)).toEqual([`error ${title} / ${text}`])
    log.length = 0
    expect(await queue.retry(7)).toEqual({ complete: true, done: 5, failed: 0 })
    expect(log).toEqual(['list', 'c to 3'])
    expect(said.at(-1)).toBe('success Upload Complete / 1 cover uploaded')
  })

  test('what arrived although no answer came is not sent twice (R12)', async () => {
    const { queue, log, fails, arrivesAnyway, rows, said } = bench()
    fails.set('a', [new TimeoutError(CALL, 30_000)])
    arrivesAnyway.add('a')
    fails.set('b', [refused(400, 'Damaged')])
    queue.add(files('a', 'b'))
    await queue.start(7)
    log.length = 0
    expect(await queue.retry(7)).toMatchObject({ complete: true })
    expect(log).toEqual(['list', 'b to 2'])
    expect(rows()).toEqual(['a 1 done primary', 'b 2 done'])
    expect(said.at(-1)).toBe('success Upload Complete / 2 covers uploaded')
  })

  test('a volume somebody else took meanwhile is not taken for ours', async () => {
    const { queue, log, fails, rows, server } = bench()
    fails.set('a', [refused(400, TAKEN(1))])
    queue.add(files('a'))
    await queue.start(7)
    server.push({ volume: 1, is_primary: true })
    log.length = 0
    await queue.retry(7)
    expect(log).toEqual(['list'])
    expect(rows()).toEqual(['a 1 failed primary clashes'])
  })

  test('the look that fails says so and sends nothing', async () => {
    const { queue, log, fails, failList, rows } = bench()
    fails.set('a', [new NetworkError(CALL)])
    queue.add(files('a'))
    await queue.start(7)
    failList(refused(500))
    log.length = 0
    await queue.retry(7)
    expect(queue.state.problem).toBe('Failed to load covers')
    expect([log, rows()]).toEqual([['list'], ['a 1 failed primary']])
    failList(null)
    expect(await queue.retry(7)).toMatchObject({ complete: true })
    expect(queue.state.problem).toBeNull()
  })

  test('the same trouble is said once in a run', async () => {
    const { queue, said, fails } = bench()
    for (const name of ['a', 'b', 'c']) fails.set(name, [new NetworkError(CALL)])
    queue.add(files('a', 'b', 'c'))
    await queue.start(7)
    expect(said.filter((text) => text.startsWith('error'))).toHaveLength(1)
  })

  test('a session that is over ends the run', async () => {
    const { queue, log, fails, rows, said } = bench()
    fails.set('a', [new SessionError('refused')])
    queue.add(files('a', 'b'))
    await queue.start(7)
    expect(log).toEqual(['a to 1 primary'])
    expect(rows()).toEqual(['a 1 failed primary', 'b 2 queued'])
    // The login says it.
    expect(said.filter((text) => text.startsWith('error'))).toEqual([])
  })

  test.each([429, 503])(
    'a server that asks to wait (%d) is not sent the next one: said, and the rest waits',
    async (status) => {
      const { queue, log, fails, rows, said } = bench()
      fails.set('b', [refused(status, 'Slow down')])
      queue.add(files('a', 'b', 'c'))
      expect(await queue.start(7)).toEqual({ complete: false, done: 1, failed: 1 })
      expect(log).toEqual(['a to 1 primary', 'b to 2'])
      expect(rows()).toEqual(['a 1 done primary', 'b 2 failed', 'c 3 queued'])
      expect(said.slice(1)).toEqual(['error Upload Failed / Slow down'])
      expect(await queue.retry(7)).toEqual({ complete: true, done: 3, failed: 0 })
    },
  )

  test('one is cancelled under way, the next goes on; then all', async () => {
    const { queue, log, gates, rows, idOf, said } = bench()
    for (const name of ['a', 'b']) gates.set(name, opening().gate)
    queue.add(files('a', 'b', 'c'))
    const run = queue.start(7)
    await Promise.resolve()
    queue.cancel(idOf('a'))
    await expect.poll(() => log).toHaveLength(2)
    expect(rows()).toEqual(['a 1 cancelled', 'b 2 uploading primary', 'c 3 queued'])
    queue.cancelAll()
    expect(await run).toEqual({ complete: false, done: 0, failed: 0 })
    expect(rows()).toEqual(['a 1 cancelled', 'b 2 cancelled', 'c 3 cancelled'])
    expect(said.filter((text) => !text.includes('Files Added'))).toEqual([])
    gates.clear()
    log.length = 0
    await queue.retry(7, idOf('b'))
    expect(log).toEqual(['list', 'b to 2 primary'])
  })

  test('a stored cover is replaced: removed first, once', async () => {
    const { queue, log, fails, rows } = bench({ stored: [{ volume: 2, is_primary: true }] })
    queue.replace(file('old'), 2)
    queue.replace(file('new'), 2)
    expect(rows()).toEqual(['new 2 queued primary'])
    fails.set('new', [refused(503)])
    await queue.start(7)
    await queue.retry(7)
    expect(log).toEqual(['remove 2', 'new to 2 primary', 'list', 'new to 2 primary'])
    queue.know([{ volume: 2, is_primary: true }])
    expect(rows()).toEqual([])
  })

  test('cancelled once the stored cover is removed: failed, said, and not removed again', async () => {
    const { queue, log, gates, fails, said, server, rows } = bench({ stored: [{ volume: 2, is_primary: false }] })
    gates.set('new', opening().gate)
    queue.replace(file('new'), 2)
    const run = queue.start(7)
    await expect.poll(() => log).toHaveLength(2)
    queue.cancelAll()
    expect(await run).toEqual({ complete: false, done: 0, failed: 1 })
    expect(queue.state.items[0]).toMatchObject({ state: 'failed', removed: 2 })
    expect(said).toEqual(['warning Upload Cancelled / The earlier cover of volume 2 is already removed.'])
    gates.clear()
    fails.set('new', [refused(400, 'Damaged')])
    await queue.retry(7)
    expect(queue.kept()[0]?.replaces).toBe(false)
    // Somebody has put one there meanwhile: it stays.
    server.push({ volume: 2, is_primary: false })
    await queue.retry(7)
    expect(log).toEqual(['remove 2', 'new to 2 primary', 'list', 'new to 2 primary', 'list'])
    expect(rows()).toEqual(['new 2 failed primary clashes'])
    expect(said.at(-1)).toBe(`warning Volume Already Exists / ${TAKEN(2)}`)
  })

  test('what may have arrived does not clash with itself', async () => {
    const { queue, fails, arrivesAnyway, rows, server } = bench()
    fails.set('a', [new TimeoutError(CALL, 30_000)])
    arrivesAnyway.add('a')
    queue.add(files('a'))
    await queue.start(7)
    queue.know(server)
    expect(rows()).toEqual(['a 1 failed primary'])
    expect(await queue.retry(7)).toMatchObject({ complete: true })
  })

  test('what was never let in has not arrived: a cover that somebody else puts there is not taken for it', async () => {
    const { queue, fails, rows, server } = bench()
    fails.set('a', [new HttpError({ call: 'POST /auth/refresh/', status: 502 })])
    queue.add(files('a'))
    await queue.start(7)
    server.push({ volume: 1, is_primary: false })
    expect(await queue.retry(7)).toMatchObject({ complete: false })
    expect(rows()).toEqual(['a 1 failed primary clashes'])
  })

  test.each(['dispose', 'cancelAll'] as const)(
    '%s while it looks what has arrived: nothing is sent after it',
    async (end) => {
      const { queue, log, fails, rows } = bench()
      fails.set('a', [refused(500)])
      queue.add(files('a'))
      await queue.start(7)
      log.length = 0
      const again = queue.retry(7)
      queue[end]()
      expect(await again).toEqual({ complete: false, done: 0, failed: 1 })
      expect([log, rows(), queue.state.problem]).toEqual([['list'], ['a 1 failed primary'], null])
    },
  )
})

test('every preview made is freed, once', async () => {
  const { queue, urls, idOf } = bench()
  queue.add(files('a', 'b', 'c'))
  queue.restore([{ file: file('d'), volume: 9, flagged: true }])
  queue.replace(file('e'), 4)
  queue.replace(file('f'), 4)
  queue.remove(idOf('b'))
  await queue.start(7)
  queue.know([{ volume: 1, is_primary: true }])
  queue.dispose()
  expect(urls.made).toHaveLength(6)
  expect(urls.freed.toSorted()).toEqual(urls.made.toSorted())
})

test('a queue that is let go of sends nothing more, and keeps what has not gone up', async () => {
  const { queue, gates, log } = bench()
  gates.set('b', new Promise(() => {}))
  queue.add(files('a', 'b', 'c'))
  const running = queue.start(7)
  await expect.poll(() => log.at(-1)).toBe('b to 2')
  queue.dispose()
  await running
  expect(log.filter((line) => line.startsWith('c'))).toEqual([])
  expect(queue.kept().map(({ file: { name } }) => name)).toEqual(['b.png', 'c.png'])
})

test('what is not up yet is kept, and put back as it was', async () => {
  const { queue, fails, idOf } = bench()
  fails.set('b', [new NetworkError(CALL)])
  queue.add(files('a', 'b', 'c'))
  queue.flag(idOf('c'))
  await queue.start(7)
  queue.add(files('e', 'd'), 5)
  queue.flag(idOf('d'))
  const kept = queue.kept()
  expect(kept.map(({ file: { name }, volume, flagged }) => [name, volume, flagged])).toEqual([
    ['b.png', 2, false],
    ['e.png', 5, false],
    ['d.png', 6, true],
  ])
  const later = bench()
  later.queue.restore(kept)
  expect(later.rows()).toEqual(['b 2 queued', 'e 5 queued', 'd 6 queued primary'])
  expect(later.said).toEqual([])
})

test('what takes the place of a stored cover still does when it is put back', () => {
  const { queue } = bench()
  queue.know([{ volume: 3, is_primary: false }])
  queue.replace(files('a')[0]!, 3)
  const later = bench()
  later.queue.know([{ volume: 3, is_primary: false }])
  later.queue.restore(queue.kept())
  expect(later.queue.state.items.map(({ volume, replaces, clashes }) => ({ volume, replaces, clashes }))).toEqual([
    { volume: 3, replaces: true, clashes: false },
  ])
})
