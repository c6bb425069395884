import { NetworkError, TimeoutError } from '@bunko/api-client'
import { describe, expect, test, vi } from 'vitest'
import { createCoverQueue } from './cover-queue.ts'
import { bench, CALL, file, files, opening, refused, TAKEN } from './testing/bench.ts'

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
    queue.add(files('b'), 9)
    queue.move(idOf('a'), 1)
    expect(rows()).toEqual(['b 1 queued primary', 'a 9 queued'])
    queue.know([1, 2].map((volume) => ({ volume, is_primary: volume === 1 })))
    expect(rows()).toEqual(['b 3 queued', 'a 9 queued'])
  })
  test('stored covers that tell no volume are in nobody’s way: none is proposed over them', () => {
    const untold = { volume: null, is_primary: null }
    const { queue, rows } = bench({ stored: [untold, { volume: 2, is_primary: null }, untold] })
    expect(queue.state.next).toBe(4)
    queue.add(files('a'))
    expect(rows()).toEqual(['a 4 queued'])
    const late = bench({ isKnown: false })
    late.queue.add(files('a'))
    late.queue.know([untold, untold])
    expect(late.rows()[0]).toMatch(/^a 3 queued/)
  })
  test('proposed anew beside the ones that were chosen', () => {
    const { queue, rows } = bench({ isKnown: false })
    queue.add(files('a'))
    queue.add(files('b'), 2)
    queue.know([{ volume: 1, is_primary: true }])
    expect(rows()).toEqual(['a 3 queued', 'b 2 queued'])
  })
  test('proposed anew before they are sent', async () => {
    const { queue, log } = bench({ stored: [{ volume: 1, is_primary: true }], isKnown: false })
    queue.add(files('a', 'b'))
    expect(await queue.start(7)).toEqual({ complete: true, done: 2, failed: 0 })
    expect(log).toEqual(['list', 'a to 2', 'b to 3'])
  })
  test('as they were proposed where the title has none of them', () => {
    const { queue, rows, idOf } = bench({ isKnown: false })
    queue.add(files('a', 'b', 'c'))
    queue.remove(idOf('b'))
    queue.know([{ volume: 5, is_primary: false }])
    expect(rows()).toEqual(['a 1 queued primary', 'c 3 queued'])
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

  test('what has gone up holds its volume: whoever chooses the same is warned', async () => {
    const { queue, rows } = bench()
    queue.add(files('a'))
    await queue.start(7)
    queue.add(files('b'), 1)
    expect(rows()).toEqual(['a 1 done primary', 'b 1 queued clashes'])
  })
  test('refused for its volume: waits again once that is free, or for another volume that is taken too', async () => {
    const stored = [1, 3].map((volume) => ({ volume, is_primary: volume === 1 }))
    const { queue, rows, idOf } = bench({ stored })
    queue.add(files('a', 'b'), 3)
    queue.setVolume(idOf('b'), 3)
    await queue.start(7)
    queue.know(stored)
    expect(rows()).toEqual(['a 3 failed clashes', 'b 3 failed clashes'])
    queue.setVolume(idOf('b'), 1)
    expect(rows()).toEqual(['a 3 failed clashes', 'b 1 queued primary clashes'])
    queue.know(stored.slice(0, 1))
    expect(rows()).toEqual(['a 3 queued', 'b 1 queued primary clashes'])
    expect(queue.state.items.map(({ error }) => error)).toEqual([null, null])
  })
  test('failed for another reason it stays so at another volume: it may have arrived', async () => {
    const { queue, rows, fails, idOf } = bench()
    fails.set('a', [new NetworkError(CALL)])
    queue.add(files('a'))
    await queue.start(7)
    queue.setVolume(idOf('a'), 5)
    expect(rows()).toEqual(['a 5 failed primary'])
    expect(queue.state.items[0]?.error?.title).toBe('Upload Error')
  })
  test('the same volume again, what has gone up, and what is there no more change nothing', async () => {
    const { queue, rows, said, idOf } = bench()
    queue.add(files('a', 'b'))
    queue.flag(idOf('b'))
    queue.cancel(idOf('b'))
    await queue.start(7)
    queue.add(files('c', 'd'))
    queue.setVolume(idOf('d'), 2)
    const before = [rows(), said.length, queue.state.flagged]
    expect(before[0]).toEqual(['a 1 done primary', 'b 2 cancelled', 'c 2 queued', 'd 2 queued clashes'])
    queue.setVolume(idOf('d'), 2)
    for (const id of [idOf('a'), idOf('b'), 'gone']) {
      queue.setVolume(id, 8)
      queue.flag(id)
    }
    queue.remove('gone')
    queue.cancel('gone')
    queue.add([])
    expect([rows(), said.length, queue.state.flagged]).toEqual(before)
  })

  test('moving a file changes its volume, not the volumes; the flag stays with the file', () => {
    const { queue, rows, idOf } = bench()
    queue.add(files('a', 'b', 'c'), 4)
    queue.flag(idOf('b'))
    expect(rows()).toEqual(['a 4 queued', 'b 5 queued primary', 'c 6 queued'])
    queue.move(idOf('c'), 0)
    expect(rows()).toEqual(['c 4 queued', 'a 5 queued', 'b 6 queued primary'])
    queue.move(idOf('c'), 9)
    expect(rows()[0]).toBe('c 4 queued')
    queue.move(idOf('c'), 1)
    expect(rows()).toEqual(['a 4 queued', 'c 5 queued', 'b 6 queued primary'])
  })
  test('moving leaves what has gone up where it is', async () => {
    const { queue, rows, idOf } = bench()
    queue.add(files('a'))
    await queue.start(7)
    queue.add(files('b', 'c'))
    queue.move(idOf('c'), 1)
    expect(rows()).toEqual(['a 1 done primary', 'c 2 queued', 'b 3 queued'])
  })
})

describe('the primary one', () => {
  test('before anything is known of the title the lowest is, and nothing is under way', () => {
    const { queue, rows } = bench({ isKnown: false })
    queue.add(files('a'), 5)
    expect(rows()).toEqual(['a 5 queued primary'])
    expect(queue.state.busy).toBe(false)
  })
  test('what stands at the volume of the stored primary one does not take its place', () => {
    const { queue, rows } = bench({ stored: [{ volume: 5, is_primary: true }] })
    queue.add(files('a'), 5)
    expect(rows()).toEqual(['a 5 queued clashes'])
  })
  test('what replaces the stored primary one is, what replaces another one is not', () => {
    const stored = [2, 3, 4].map((volume) => ({ volume, is_primary: volume === 3 }))
    const { queue, rows, said, idOf } = bench({ stored })
    const id = queue.replace(file('a'), 2)
    expect([rows(), id]).toEqual([['a 2 queued'], idOf('a')])
    queue.replace(file('b'), 3)
    expect(rows()).toEqual(['a 2 queued', 'b 3 queued primary'])
    expect(said).toEqual(['success Files Added / 1 file added', 'success Files Added / 1 file added'])
  })
  test('what replaces the only cover is, where the server does not tell of it', () => {
    const { queue, rows } = bench({ stored: [{ volume: 4, is_primary: null }] })
    queue.replace(file('a'), 4)
    expect(rows()).toEqual(['a 4 queued primary'])
  })
  describe('where the server tells of none, or only of the one that is', () => {
    test('what replaces volume 1 is it: no other is for sure', () => {
      const { queue, rows } = bench({ stored: [1, 2].map((volume) => ({ volume, is_primary: null })) })
      queue.replace(file('a'), 1)
      expect(rows()).toEqual(['a 1 queued primary'])
    })
    test('what replaces it at volume 1 is it, also where that was not flagged when it was put back', () => {
      const { queue, rows } = bench({ stored: [1, 2].map((volume) => ({ volume, is_primary: volume === 1 || null })) })
      queue.restore([{ file: file('a'), volume: 1, flagged: false, replaces: true }])
      expect(rows()).toEqual(['a 1 queued primary'])
    })
  })
  test('what went up as the primary one stays it, also where that is only found out later (R12)', async () => {
    const { queue, rows, log, fails, arrivesAnyway, idOf } = bench()
    fails.set('a', [new TimeoutError(CALL, 30_000)])
    arrivesAnyway.add('a')
    fails.set('b', [refused(400), refused(400)])
    queue.add(files('a', 'b'), 5)
    await queue.start(7)
    await queue.retry(7)
    queue.setVolume(idOf('b'), 2)
    expect(rows()).toEqual(['a 5 done primary', 'b 2 failed'])
    await queue.retry(7)
    expect(log.at(-1)).toBe('b to 2')
  })
  test('what went up beside it is not it once it is gone, and keeps none that waits from being it', async () => {
    const { queue, rows, log, fails, idOf } = bench()
    fails.set('a', [refused(400)])
    queue.add(files('a', 'b', 'c'))
    await queue.start(7)
    queue.remove(idOf('a'))
    expect(rows()).toEqual(['b 2 done', 'c 3 done'])
    queue.add(files('d'), 4)
    expect(rows()).toEqual(['b 2 done', 'c 3 done', 'd 4 queued primary'])
    await queue.start(7)
    expect(log.at(-1)).toBe('d to 4 primary')
  })
  test('what is on its way beside it does not become it when it is removed', async () => {
    const { queue, rows, fails, gates, idOf } = bench()
    fails.set('a', [refused(400)])
    const { gate, open } = opening()
    gates.set('b', gate)
    queue.add(files('a', 'b', 'c'))
    const run = queue.start(7)
    await vi.waitFor(() => expect(rows()[1]).toBe('b 2 uploading'))
    queue.remove(idOf('a'))
    expect(rows()).toEqual(['b 2 uploading', 'c 3 queued primary'])
    open()
    await run
    expect(rows()).toEqual(['b 2 done', 'c 3 done primary'])
  })
  test('what had arrived is what it was sent as: what was changed of it since is told (R12)', async () => {
    const { queue, rows, said, fails, arrivesAnyway, idOf } = bench()
    for (const name of ['a', 'b', 'c']) {
      fails.set(name, [new TimeoutError(CALL, 30_000)])
      arrivesAnyway.add(name)
    }
    queue.add(files('a', 'b', 'c'))
    await queue.start(7)
    queue.flag(idOf('b'))
    queue.setVolume(idOf('c'), 9)
    said.length = 0
    await queue.retry(7)
    expect(rows()).toEqual(['a 1 done primary', 'b 2 done', 'c 3 done'])
    expect(said).toEqual([
      'warning Cover of volume 2 uploaded / It had already arrived, before you changed it, not as the primary cover.',
      'warning Cover of volume 3 uploaded / It had already arrived, before you changed it.',
      'success Upload Complete / 3 covers uploaded',
    ])
  })
  test('where the server does not tell, what had arrived is what it is marked as', async () => {
    const { queue, rows, said, fails, server } = bench()
    fails.set('a', [new TimeoutError(CALL, 30_000)])
    queue.add(files('a'))
    await queue.start(7)
    server.push({ volume: 1, is_primary: null })
    said.length = 0
    await queue.retry(7)
    expect(rows()).toEqual(['a 1 done primary'])
    expect(said).toEqual(['success Upload Complete / 1 cover uploaded'])
  })
})

test('refused files are told, each reason once', () => {
  const { queue, said } = bench()
  queue.refuse(['x', 'y', 'x'].map((text) => ({ file: file('a'), text })))
  expect(said).toEqual(['error File Validation Error / x', 'error File Validation Error / y'])
})

const unasked = () => Promise.reject(new Error('nothing is sent here'))
test('by itself it shows files by addresses of the browser, and takes one cover per volume', async () => {
  const queue = createCoverQueue({ calls: { upload: unasked, list: unasked, remove: unasked }, say: () => () => {} })
  queue.know([])
  queue.add(files('a', 'b'))
  const [a, b] = queue.state.items.map(({ id, preview }) => ({ id, preview }))
  queue.setVolume(b?.id ?? '', 1)
  expect(queue.state.items.map(({ clashes }) => clashes)).toEqual([false, true])
  expect(await (await fetch(a?.preview ?? '')).text()).toBe('a')
  queue.remove(a?.id ?? '')
  await expect(fetch(a?.preview ?? '')).rejects.toThrow('fetch failed')
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

/** c is flagged and goes up; the one of volume 1 fails. */
const withOneUp = async () => {
  const made = bench()
  made.fails.set('a', [refused(500)])
  made.queue.add(files('a', 'b', 'c'))
  made.queue.flag(made.idOf('c'))
  await made.queue.start(7)
  made.queue.know(made.server)
  return made
}
describe('a primary cover that was flagged, and is up', () => {
  test('stays it when volume 1 is tried again after the list was read', async () => {
    const { queue, rows, log } = await withOneUp()
    expect(rows()).toEqual(['a 1 failed'])
    await queue.retry(7)
    expect(log.at(-1)).toBe('a to 1')
  })
  test('stays it when volume 1 is put back by a later visit', async () => {
    const { queue, server } = await withOneUp()
    const later = bench({ stored: server })
    later.queue.restore(queue.kept())
    expect(later.rows()).toEqual(['a 1 queued'])
  })
  test('stays it when what an earlier visit flagged is put back', async () => {
    const { queue, rows } = await withOneUp()
    queue.restore([{ file: file('x'), volume: 5, flagged: true }])
    expect(rows()).toEqual(['a 1 failed', 'x 5 queued'])
  })
  test('is it no more once another is flagged, or it is gone', async () => {
    const { queue, rows } = await withOneUp()
    queue.know([{ volume: 2, is_primary: false }])
    expect(rows()).toEqual(['a 1 failed primary'])
    const other = await withOneUp()
    other.queue.flag(other.idOf('a'))
    expect(other.rows()).toEqual(['a 1 failed primary'])
  })
  test('is it no more once the server says that another is', async () => {
    const { queue, rows } = await withOneUp()
    queue.know([2, 3].map((volume) => ({ volume, is_primary: volume === 2 })))
    expect(rows()).toEqual(['a 1 failed primary'])
  })
  test('one that nobody has flagged, and that had arrived as it, leaves the place to volume 1', () => {
    const later = bench({ isKnown: false })
    later.queue.restore([
      { file: file('c'), volume: 3, flagged: false, unsure: 3 },
      { file: file('a'), volume: 1, flagged: false },
    ])
    later.queue.know([{ volume: 3, is_primary: true }])
    expect(later.rows()).toEqual(['a 1 queued primary'])
  })
  test('stays it where the server tells only of it, until another is to take its place', async () => {
    const { queue, rows } = await withOneUp()
    queue.know([2, 3].map((volume) => ({ volume, is_primary: volume === 3 || null })))
    expect(rows()).toEqual(['a 1 failed'])
    queue.restore([{ file: file('d'), volume: 3, flagged: false, replaces: true }])
    expect(rows()).toEqual(['a 1 failed primary', 'd 3 queued'])
  })
  test('stays it when it had arrived without an answer (R12)', () => {
    const later = bench({ isKnown: false })
    later.queue.restore([
      { file: file('c'), volume: 3, flagged: true, unsure: 3 },
      { file: file('a'), volume: 1, flagged: false },
    ])
    later.queue.know([{ volume: 3, is_primary: true }])
    expect(later.rows()).toEqual(['a 1 queued'])
  })
  test('is replaced by what takes its place', async () => {
    const { queue, rows } = await withOneUp()
    queue.replace(file('d'), 3)
    expect(rows()).toEqual(['a 1 failed', 'd 3 queued primary'])
  })
})

test('a flag outlives the replacing of the primary cover, and what is put back beside it', () => {
  const { queue, rows, idOf } = bench({ stored: [{ volume: 1, is_primary: true }] })
  queue.add(files('a'))
  queue.flag(idOf('a'))
  queue.replace(file('b'), 1)
  queue.restore([{ file: file('c'), volume: 5, flagged: true }])
  expect(rows()).toEqual(['a 2 queued primary', 'b 1 queued', 'c 5 queued'])
})

test('a flag that was called off keeps nothing from being the primary one', async () => {
  const { queue, rows, idOf, gates } = bench({ stored: [{ volume: 3, is_primary: true }] })
  gates.set('c', new Promise(() => {}))
  queue.add(files('c'), 4)
  queue.flag(idOf('c'))
  const running = queue.start(7)
  await expect.poll(() => rows()).toEqual(['c 4 uploading primary'])
  queue.cancel(idOf('c'))
  await running
  queue.add(files('e'), 2)
  queue.replace(file('d'), 3)
  expect(rows()).toEqual(['c 4 cancelled', 'e 2 queued', 'd 3 queued primary'])
})

test('files that are looked at are waited for, however that ends', async () => {
  const { queue } = bench()
  const first = opening()
  const bad = queue.look(Promise.reject(new Error('gone'))).catch(() => {})
  void queue.look(first.gate.then(() => queue.add(files('a'))))
  expect(queue.state.looking).toBe(2)
  const looked = queue.looked().then(() => queue.state.items.length)
  await bad
  first.open()
  expect(await looked).toBe(1)
  expect(queue.state.looking).toBe(0)
})

test('who waits for files that are looked at asks no more often than looks end, and leaves the page to work', async () => {
  const { queue } = bench()
  const { gate, open } = opening()
  void queue.look(gate)
  let { looking } = queue.state
  let asked = 0
  Object.defineProperty(queue.state, 'looking', {
    get: () => {
      asked++
      if (asked > 100) throw new Error('It asks without rest.')
      return looking
    },
    set: (next: number) => {
      looking = next
    },
  })
  const looked = queue.looked()
  setImmediate(open)
  await looked
  expect(looking).toBe(0)
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

test('what is kept while it is under way, and is found on the server later, is let go of, and said (R12)', async () => {
  const { queue, gates, log } = bench()
  gates.set('b', opening().gate)
  queue.add(files('a', 'b'))
  const running = queue.start(7)
  await expect.poll(() => log).toHaveLength(2)
  const kept = queue.kept()
  expect(kept).toMatchObject([{ volume: 2, unsure: 2 }])
  queue.dispose()
  await running
  const later = bench({ isKnown: false })
  later.queue.restore(kept)
  later.queue.know([{ volume: 1, is_primary: true }])
  expect([later.rows(), later.said]).toEqual([['b 2 queued'], []])
  later.queue.know([1, 2].map((volume) => ({ volume, is_primary: volume === 1 })))
  expect([later.rows(), later.said]).toEqual([[], ['success Cover of volume 2 uploaded / It had already arrived.']])
})
