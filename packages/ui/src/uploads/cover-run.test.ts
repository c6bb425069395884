import {
  FILE_TEXT,
  FileError,
  HttpError,
  NetworkError,
  SessionError,
  ShapeError,
  TimeoutError,
} from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import type { StoredCover } from './cover-item.ts'
import { bench, CALL, file, files, opening, refused, TAKEN } from './testing/bench.ts'

const left = (replaces = false) => [{ file: file('a'), volume: 2, flagged: false, replaces, unsure: 2 }]
describe('what an earlier visit has sent without an answer (R12)', () => {
  test('is looked for, and sent where it has not arrived', async () => {
    const { queue, log } = bench()
    queue.restore(left())
    expect(await queue.start(7)).toEqual({ complete: true, done: 1, failed: 0 })
    expect(log).toEqual(['list', 'a to 2 primary'])
  })
  test.each([false, true])('is not sent again, nor removed for itself (in place of another: %s)', async (replaces) => {
    const { queue, log, said } = bench({ stored: [{ volume: 2, is_primary: false }], isKnown: false })
    queue.restore(left(replaces))
    expect(await queue.start(7)).toEqual({ complete: true, done: 1, failed: 0 })
    expect(log).toEqual(['list'])
    expect(said).toEqual(['success Upload Complete / 1 cover uploaded'])
  })
  test('is looked for with what is tried again', async () => {
    const { queue, log, fails, server } = bench()
    fails.set('b', [refused(400)])
    queue.add(files('b'))
    await queue.start(7)
    server.push({ volume: 2, is_primary: false })
    queue.restore(left())
    log.length = 0
    expect(await queue.retry(7)).toEqual({ complete: true, done: 2, failed: 0 })
    expect(log).toEqual(['list', 'b to 1 primary'])
  })
  test('is not sent where the look fails, or where it is cancelled meanwhile', async () => {
    const { queue, log, rows, failList, idOf } = bench()
    failList(refused(500))
    queue.restore(left())
    await queue.start(7)
    expect([queue.state.problem, log, rows()]).toEqual(['Failed to load covers', ['list'], ['a 2 queued primary']])
    failList(null)
    const again = queue.start(7)
    queue.cancel(idOf('a'))
    await again
    expect([log, rows()]).toEqual([['list', 'list'], ['a 2 cancelled']])
  })
})

const nothingArrives = (stored: StoredCover[]) => {
  const made = bench({ stored, isKnown: false })
  made.fails.set('a', [new NetworkError(CALL)])
  return made
}

describe('before it is known which covers the title has', () => {
  test('it looks, once: what gets no answer is not taken for the cover that was there (R12)', async () => {
    const { queue, log, server } = nothingArrives([{ volume: 1, is_primary: true }])
    queue.add(files('a'))
    await queue.start(7)
    expect(log).toEqual(['list', 'a to 2'])
    expect(queue.kept()).toMatchObject([{ volume: 2, unsure: 2 }])
    const later = bench({ isKnown: false })
    later.queue.restore(queue.kept())
    later.queue.know(server)
    expect([later.rows(), later.said]).toEqual([['a 2 queued'], []])
    queue.add(files('b'))
    await queue.start(7)
    expect(log).toEqual(['list', 'a to 2', 'b to 3'])
  })
  test('what replaces another is not taken for that one, which goes first', async () => {
    const { queue, log, server } = nothingArrives([{ volume: 2, is_primary: false }])
    queue.restore([{ file: file('a'), volume: 2, flagged: false, replaces: true }])
    await queue.start(7)
    expect(log).toEqual(['list', 'remove 2', 'a to 2 primary'])
    const later = bench({ isKnown: false })
    later.queue.restore(queue.kept())
    later.queue.know(server)
    expect([later.rows(), later.said]).toEqual([['a 2 queued primary'], []])
  })
  test('a chosen volume that is taken is not sent', async () => {
    const { queue, log, rows } = bench({ stored: [{ volume: 1, is_primary: true }], isKnown: false })
    queue.add(files('a'), 1)
    await queue.start(7)
    expect([log, rows()]).toEqual([['list'], ['a 1 failed primary clashes']])
  })
  test('nothing is sent where the look fails', async () => {
    const { queue, log, rows, failList } = bench({ isKnown: false })
    failList(refused(500))
    queue.add(files('a'))
    await queue.start(7)
    expect([queue.state.problem, log, rows()]).toEqual(['Failed to load covers', ['list'], ['a 1 queued primary']])
    expect(queue.kept()).toMatchObject([{ unsure: null }])
    failList(null)
    expect(await queue.start(7)).toEqual({ complete: true, done: 1, failed: 0 })
    expect(log).toEqual(['list', 'list', 'a to 1 primary'])
  })
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
    expect(queue.state.ended).toBe(2)
    expect(queue.state.items.map(({ progress }) => progress)).toEqual([1, 1])
    // Nothing is left to be sent, and nothing is said of it.
    said.length = 0
    await queue.start(7)
    expect([log.length, said]).toEqual([2, []])
    queue.add(files('c'))
    await queue.start(7)
    expect(said.at(-1)).toBe('success Upload Complete / 1 cover uploaded')
  })

  test('what has gone up stays in the queue as long as others are on their way', async () => {
    const { queue, gates, rows, server, log } = bench()
    const { gate, open } = opening()
    gates.set('b', gate)
    queue.add(files('a', 'b'))
    const run = queue.start(7)
    await expect.poll(() => log).toHaveLength(2)
    queue.know(server)
    expect(rows()).toEqual(['a 1 done primary', 'b 2 uploading'])
    open()
    expect(await run).toEqual({ complete: true, done: 2, failed: 0 })
  })

  test('several per volume: one goes up beside the stored one, which stays', async () => {
    const { queue, log } = bench({ severalPerVolume: true, stored: [{ volume: 1, is_primary: true }] })
    queue.add(files('a'), 1)
    await queue.start(7)
    expect(log).toEqual(['a to 1 primary'])
  })

  test.each<[string, unknown, string, string]>([
    ['a text', refused(413, 'Too big for us'), 'Upload Failed', 'Too big for us'],
    ['no text', refused(500), 'Upload Failed', 'Upload failed'],
    ['its size alone', refused(413), 'Upload Failed', 'The server takes no file of this size.'],
    ['no answer', new NetworkError(CALL), 'Upload Error', 'Network error - please check your connection'],
    ['a time-out', new TimeoutError(CALL, 30_000), 'Upload Error', 'Network error - please check your connection'],
    ['a file that changed', new FileError(CALL), 'Upload Error', FILE_TEXT],
    ['an odd answer', new ShapeError(CALL, 'cover', 'no'), 'Upload Error', 'An unexpected error occurred'],
    ['an exception', new Error('x'), 'Upload Error', 'An unexpected error occurred'],
  ])('the third of five fails with %s: the others go up, only it is sent again', async (_, error, title, text) => {
    const { queue, log, said, takenBack, fails, rows } = bench()
    fails.set('c', [error])
    queue.add(files('a', 'b', 'c', 'd', 'e'))
    expect(await queue.start(7)).toEqual({ complete: false, done: 4, failed: 1 })
    expect(rows()[2]).toBe('c 3 failed')
    expect(queue.state.items[2]).toMatchObject({ error: { title, text }, progress: null })
    expect(said.slice(1)).toEqual([`error ${title} / ${text}`])
    expect(takenBack).toEqual([])
    log.length = 0
    expect(await queue.retry(7)).toEqual({ complete: true, done: 5, failed: 0 })
    expect(log).toEqual(['list', 'c to 3'])
    expect(takenBack).toEqual([`error ${title} / ${text}`])
    expect(said.at(-1)).toBe('success Upload Complete / 1 cover uploaded')
  })

  test.each<[string, unknown, number | null]>([
    ['what was refused is not stored', refused(413), null],
    ['a file that changed may have been stored before', new FileError(CALL), 1],
    ['so may what ended in an exception', new Error('x'), 1],
  ])('%s', async (_, error, unsure) => {
    const { queue, fails } = bench()
    fails.set('a', [error])
    queue.add(files('a'))
    await queue.start(7)
    expect(queue.state.items[0]).toMatchObject({ state: 'failed', unsure })
  })

  test('what replaces a cover that has gone fails as an upload', async () => {
    const { queue, fails } = bench()
    fails.set('a', [refused(500)])
    queue.restore([{ file: file('a'), volume: 2, flagged: false, replaces: true }])
    await queue.start(7)
    expect(queue.state.items[0]).toMatchObject({ error: { title: 'Upload Failed' } })
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
    expect(queue.state.items[0]).toMatchObject({ error: null, unsure: null })
    expect(said.at(-1)).toBe('success Upload Complete / 2 covers uploaded')
  })

  test('what may have arrived stays so when others go up elsewhere: it is not sent twice either (R12)', async () => {
    const { queue, log, fails, arrivesAnyway } = bench()
    fails.set('a', [new TimeoutError(CALL, 30_000)])
    arrivesAnyway.add('a')
    queue.add(files('a', 'b'))
    expect(await queue.start(7)).toEqual({ complete: false, done: 1, failed: 1 })
    expect(queue.kept()).toMatchObject([{ volume: 1, unsure: 1 }])
    log.length = 0
    expect(await queue.retry(7)).toEqual({ complete: true, done: 2, failed: 0 })
    expect(log).toEqual(['list'])
  })
  test('several per volume: what may have arrived stays so when another goes up beside it (R12)', async () => {
    const { queue, fails } = bench({ severalPerVolume: true })
    fails.set('a', [new NetworkError(CALL)])
    queue.add(files('a'), 1)
    queue.add(files('b'), 1)
    expect(await queue.start(7)).toEqual({ complete: false, done: 1, failed: 1 })
    expect(queue.kept()).toMatchObject([{ volume: 1, unsure: 1 }])
  })

  test('a stored cover without a volume is not taken for one that was refused', async () => {
    const { queue, log, fails } = bench({ stored: [{ volume: null, is_primary: true }] })
    fails.set('a', [refused(400, 'Damaged')])
    queue.add(files('a'))
    await queue.start(7)
    expect(await queue.retry(7)).toMatchObject({ complete: true })
    expect(log).toEqual(['a to 2', 'list', 'a to 2'])
  })

  test('one that failed is tried again alone; what is up, or waits, is not by its own id', async () => {
    const { queue, log, fails, idOf, rows } = bench()
    for (const name of ['a', 'b']) fails.set(name, [refused(400, 'Damaged')])
    queue.add(files('a', 'b', 'c'))
    await queue.start(7)
    queue.add(files('d'))
    log.length = 0
    await queue.retry(7, idOf('b'))
    await queue.retry(7, idOf('c'))
    await queue.retry(7, idOf('d'))
    expect(log).toEqual(['list', 'b to 2'])
    expect(rows()).toEqual(['a 1 failed primary', 'b 2 done', 'c 3 done', 'd 4 queued'])
  })

  test('all that waits goes up with what is tried again, also where nothing has failed', async () => {
    const { queue, log } = bench()
    queue.add(files('a', 'b'))
    expect(await queue.retry(7)).toMatchObject({ complete: true })
    expect(log).toEqual(['list', 'a to 1 primary', 'b to 2'])
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
    for (const name of ['a', 'b', 'c']) fails.set(name, [refused(400, name === 'b' ? 'Damaged' : 'Too big')])
    said.length = 0
    await queue.retry(7)
    expect(said).toEqual(['error Upload Failed / Too big', 'error Upload Failed / Damaged'])
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
    expect(queue.state.next).toBe(1)
    expect(said.filter((text) => !text.includes('Files Added'))).toEqual([])
    gates.clear()
    log.length = 0
    await queue.retry(7, idOf('b'))
    expect(log).toEqual(['list', 'b to 2 primary'])
  })

  test('cancelling all leaves what is up, and what has failed, as it is', async () => {
    const { queue, fails, rows } = bench()
    fails.set('b', [refused(400)])
    queue.add(files('a', 'b'))
    await queue.start(7)
    queue.cancelAll()
    expect(rows()).toEqual(['a 1 done primary', 'b 2 failed'])
  })

  test.each(['dispose', 'cancelAll'] as const)(
    '%s: what a cancelled one makes room for is not sent in its place',
    async (end) => {
      const { queue, gates, log, rows, idOf } = bench({ stored: [{ volume: 2, is_primary: false }] })
      queue.add(files('late'), 2)
      await queue.start(7)
      queue.add(files('first'), 2)
      queue.move(idOf('first'), 0)
      queue.know([])
      expect(rows()).toEqual(['first 2 queued primary', 'late 2 failed clashes'])
      gates.set('first', opening().gate)
      const run = queue.start(7)
      queue[end]()
      await run
      expect(log).toEqual(['first to 2 primary'])
    },
  )

  test('removed while it is on its way it ends there, and the next one goes up', async () => {
    const { queue, log, gates, idOf, rows } = bench()
    gates.set('a', opening().gate)
    queue.add(files('a', 'b'))
    const run = queue.start(7)
    await expect.poll(() => log).toHaveLength(1)
    queue.remove(idOf('a'))
    expect(await run).toEqual({ complete: true, done: 1, failed: 0 })
    expect(rows()).toEqual(['b 2 done primary'])
  })

  test('a cover that was cancelled has not arrived where another went up since: it is not taken for that one', async () => {
    const { queue, log, gates, idOf, rows, server } = bench()
    gates.set('a', opening().gate)
    queue.add(files('a'))
    const run = queue.start(7)
    await expect.poll(() => log).toHaveLength(1)
    queue.cancel(idOf('a'))
    await run
    queue.add(files('c'), 1)
    await queue.start(7)
    expect(rows()).toEqual(['a 1 cancelled', 'c 1 done primary'])
    expect(await queue.retry(7, idOf('a'))).toMatchObject({ complete: false })
    expect(rows()).toEqual(['a 1 failed clashes', 'c 1 done primary'])
    expect(server).toHaveLength(1)
    expect(queue.kept()).toHaveLength(1)
  })

  test('what replaces volume 1 is not primary where another stored one is', async () => {
    const stored = [1, 2].map((volume) => ({ volume, is_primary: volume === 2 }))
    const { queue, log } = bench({ stored })
    queue.replace(file('new'), 1)
    await queue.start(7)
    expect(log).toEqual(['remove 1', 'new to 1'])
  })
  test('nor once that one is removed, where it has to be tried again', async () => {
    const { queue, log, fails, rows } = bench({
      stored: [1, 2].map((volume) => ({ volume, is_primary: volume === 2 })),
    })
    fails.set('new', [refused(400, 'Damaged')])
    queue.replace(file('new'), 1)
    await queue.start(7)
    expect(rows()).toEqual(['new 1 failed'])
    await queue.retry(7)
    expect(log).toEqual(['remove 1', 'new to 1', 'list', 'new to 1'])
  })

  test('only what would replace the same cover makes way for another file', () => {
    const stored = [2, 3].map((volume) => ({ volume, is_primary: volume === 2 }))
    const { queue, rows } = bench({ stored })
    queue.add(files('beside'), 2)
    queue.add(files('far'), 5)
    queue.replace(file('other'), 3)
    queue.replace(file('old'), 2)
    queue.replace(file('new'), 2)
    expect(rows().map((row) => row.slice(0, row.indexOf(' queued')))).toEqual(['beside 2', 'far 5', 'other 3', 'new 2'])
  })

  test('what was to be replaced and is gone already is not removed', async () => {
    const { queue, log } = bench()
    queue.restore([{ file: file('a'), volume: 2, flagged: false, replaces: true }])
    await queue.start(7)
    expect(log).toEqual(['a to 2 primary'])
  })

  test.each<[string, unknown, string]>([
    [
      'a text',
      refused(403, 'Rule 2.1 forbids it.'),
      'Rule 2.1 forbids it. The stored cover of volume 2 was not deleted.',
    ],
    ['no text', refused(500), 'The stored cover of volume 2 may have been deleted all the same.'],
    [
      'no answer',
      new NetworkError(CALL),
      'Network error - please check your connection. The stored cover of volume 2 may have been deleted all the same.',
    ],
  ])('one that cannot be removed (%s) is no failed upload: nothing went up', async (_, error, text) => {
    const { queue, log, fails, rows, said } = bench({ stored: [{ volume: 2, is_primary: false }] })
    fails.set('remove 2', [error])
    queue.replace(file('a'), 2)
    expect(await queue.start(7)).toEqual({ complete: false, done: 0, failed: 1 })
    expect(log).toEqual(['remove 2'])
    expect(rows()[0]).toMatch(/^a 2 failed/)
    expect(queue.state.items[0]).toMatchObject({ error: { title: 'Failed to delete cover', text }, unsure: null })
    expect(said.at(-1)).toBe(`error Failed to delete cover / ${text}`)
  })

  test('a cover that was removed holds its volume no more, whatever becomes of the new one; the others do', async () => {
    const { queue, fails, rows } = bench({ stored: [2, 3].map((volume) => ({ volume, is_primary: volume === 3 })) })
    fails.set('a', [refused(400, 'Damaged')])
    queue.replace(file('a'), 2)
    await queue.start(7)
    expect(rows()).toEqual(['a 2 failed'])
  })

  test('cancelled while the stored cover is being removed: nothing is sent', async () => {
    const { queue, log, gates, rows } = bench({ stored: [{ volume: 2, is_primary: true }] })
    const { gate, open } = opening()
    gates.set('remove 2', gate)
    queue.replace(file('a'), 2)
    const run = queue.start(7)
    queue.cancelAll()
    open()
    expect(await run).toEqual({ complete: false, done: 0, failed: 1 })
    expect([log, rows()]).toEqual([['remove 2'], ['a 2 failed primary']])
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
    expect(said.slice(1)).toEqual(['warning Upload Cancelled / The earlier cover of volume 2 is already removed.'])
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
