import { expect, test } from 'vitest'
import { createConnection } from './connection.ts'
import { createRecovery } from './recovery.ts'

const SILENT = { status: null, retryAfter: null }
const WELL = { status: 200, retryAfter: null }
interface Answer {
  status: number | null
  retryAfter: number | null
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

/** A clock for any number of tabs, and a server that is away until it is told otherwise. */
const world = (server: { answer: Answer } = { answer: SILENT }, seed = 1) => {
  let time = 0
  /** How far the clock on the wall is behind. */
  let behind = 0
  let state = seed
  const timers = new Set<{ at: number; run: () => void }>()
  const asked: number[] = []
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const openTab = ({ isSeen = true, retryAfter = null as number | null } = {}) => {
    const connection = createConnection()
    const tab = { connection, healed: [] as number[], isSeen, look: () => {}, stop: () => {}, askNow: () => {} }
    const recovery = createRecovery({
      connection,
      ask: async () => {
        asked.push(time)
        return server.answer
      },
      heal: () => tab.healed.push(time),
      timer: (run, ms) => {
        const entry = { at: time + ms, run }
        timers.add(entry)
        return () => void timers.delete(entry)
      },
      now: () => time - behind,
      random,
      isSeen: () => tab.isSeen,
      onSeen: (run) => {
        tab.look = run
        return () => (tab.look = () => {})
      },
    })
    const failure = retryAfter === null ? SILENT : { status: 503, retryAfter }
    return Object.assign(tab, {
      fail: () => {
        connection.tell(failure)
        connection.tell(failure)
      },
      stop: recovery.stop,
      askNow: () => void recovery.askNow(),
    })
  }
  return {
    openTab,
    asked,
    server,
    now: () => time,
    putBack: (ms: number) => void (behind += ms),
    async advance(ms: number) {
      const end = time + ms
      for (;;) {
        const next = [...timers].reduce<{ at: number; run: () => void } | null>(
          (first, one) => (!first || one.at < first.at ? one : first),
          null,
        )
        if (!next || next.at > end) break
        timers.delete(next)
        time = next.at
        next.run()
        await settle()
      }
      time = end
    },
  }
}
/** The most within any second. */
const busiest = (times: readonly number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length))

test('a single failure asks nothing; after the second the health path is asked, with growing pauses', async () => {
  const { openTab, asked, advance } = world()
  const { connection } = openTab()
  connection.tell(SILENT)
  await advance(60_000)
  expect(asked).toEqual([])
  connection.tell(SILENT)
  await advance(600_000)
  const pauses = asked.map((at, index) => at - (asked[index - 1] ?? 60_000))
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(1_000)
    expect(pause).toBeLessThanOrEqual(1_000 + Math.min(60_000, 5_000 * 2 ** index))
  }
  // 10 minutes of nothing: about two questions a minute once the pauses have grown.
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.length).toBeLessThan(30)
})

test('how long the server wants to be left alone is a moment: a later failure does not forget it, a look begins no new one', async () => {
  const { openTab, asked, advance } = world()
  const tab = openTab()
  tab.connection.tell({ status: 503, retryAfter: 120 })
  tab.connection.tell(SILENT)
  await advance(60_000)
  tab.isSeen = false
  tab.look()
  tab.isSeen = true
  tab.look()
  await advance(59_000)
  expect(asked).toEqual([])
  // A second to six after the two minutes.
  await advance(7_000)
  expect(asked.length).toBeGreaterThan(0)
})

test('a clock that is put back makes no wish longer than the longest', async () => {
  const { openTab, asked, advance, putBack } = world()
  const tab = openTab({ retryAfter: 120 })
  tab.fail()
  putBack(3_600_000)
  tab.look()
  await advance(600_000 + 6_000)
  expect(asked.length).toBeGreaterThan(0)
})

test('what counts is the last wish; that of one who called too often ends with the next silence', async () => {
  const { openTab, asked, advance, server } = world()
  const tab = openTab()
  tab.connection.tell({ status: 429, retryAfter: 3_600 })
  tab.connection.tell(SILENT)
  await advance(7_000)
  expect(asked.length).toBeGreaterThan(0)
  tab.connection.tell({ status: 503, retryAfter: 600 })
  server.answer = { status: 503, retryAfter: 5 }
  tab.askNow()
  await advance(1)
  const before = asked.length
  // Five seconds, one, and up to the span of the pauses by then.
  await advance(70_000)
  expect(asked.length).toBeGreaterThan(before)
})

test('back: what failed is asked for once, and nothing more', async () => {
  const { openTab, asked, advance, server } = world()
  const tab = openTab()
  tab.fail()
  await advance(30_000)
  expect(tab.connection.state().isAway).toBe(true)
  expect(tab.healed).toEqual([])
  server.answer = WELL
  await advance(60_000)
  expect(tab.connection.state().isAway).toBe(false)
  expect(tab.healed).toHaveLength(1)
  const before = asked.length
  await advance(600_000)
  expect(asked).toHaveLength(before)
})

test('a tab that is hidden before its turn asks nothing until it is seen again', async () => {
  const { openTab, asked, advance, server } = world()
  const tab = openTab()
  tab.fail()
  tab.isSeen = false
  await advance(600_000)
  expect(asked).toEqual([])
  server.answer = WELL
  tab.isSeen = true
  tab.look()
  await advance(6_000)
  expect(asked).toHaveLength(1)
  expect(tab.healed).toHaveLength(1)
})

test.each([[404], [401], [500]])('a health path that answers %i answers', async (status) => {
  const { openTab, advance } = world({ answer: { status, retryAfter: null } })
  const tab = openTab()
  tab.fail()
  await advance(6_000)
  expect(tab.healed).toHaveLength(1)
})

test('200 tabs of an API that is away for a minute: no storm while it is away, none when it is back', async () => {
  const { openTab, asked, advance, server } = world()
  const tabs = Array.from({ length: 200 }, () => openTab())
  for (const tab of tabs) tab.fail()
  await advance(60_000)
  const whileAway = asked.length
  expect(whileAway / tabs.length).toBeLessThan(6)
  expect(busiest(asked)).toBeLessThan(80)
  server.answer = WELL
  await advance(90_000)
  const back = tabs.flatMap(({ healed }) => healed)
  expect(back).toHaveLength(200)
  expect(asked).toHaveLength(whileAway + 200)
  expect(busiest(back)).toBeLessThan(25)
})

test('of 200 tabs that nobody looks at none asks; one that is looked at does, and each where it is shown', async () => {
  const { openTab, asked, advance, server } = world()
  const tabs = Array.from({ length: 200 }, (_, index) => openTab({ isSeen: index === 0 }))
  for (const tab of tabs) tab.fail()
  await advance(60_000)
  expect(asked.length).toBeLessThan(7)
  server.answer = WELL
  await advance(60_000)
  expect(tabs.filter(({ healed }) => healed.length > 0)).toHaveLength(1)
  const [, shown] = tabs
  if (!shown) throw new Error('no second tab')
  shown.isSeen = true
  shown.look()
  await advance(6_000)
  expect(shown.healed).toHaveLength(1)
})

test('Retry-After is waited out, and not by all at once', async () => {
  const { openTab, asked, advance } = world({ answer: { status: 503, retryAfter: 30 } })
  for (let tab = 0; tab < 200; tab++) openTab({ retryAfter: 30 }).fail()
  await advance(30_999)
  expect(asked).toEqual([])
  await advance(6_000)
  expect(asked).toHaveLength(200)
  expect(busiest(asked)).toBeLessThan(80)
  // The answer to the question asks for 30 seconds more.
  await advance(24_000)
  expect(asked).toHaveLength(200)
})

test('a wish for a day is heeded for ten minutes', async () => {
  const { openTab, asked, advance } = world()
  openTab({ retryAfter: 86_400 }).fail()
  await advance(600_999)
  expect(asked).toEqual([])
  await advance(5_001)
  expect(asked.length).toBeGreaterThan(0)
})

test('where the health path is well and the rest is not, the pauses grow all the same', async () => {
  const { openTab, asked, advance } = world({ answer: WELL })
  const tab = openTab()
  // What is asked for again fails again.
  tab.connection.subscribe(() => {
    if (tab.connection.state().failures === 0) queueMicrotask(tab.fail)
  })
  tab.fail()
  await advance(600_000)
  expect(asked.length).toBeLessThan(30)
  tab.stop()
})

test('well for a minute, and the next failure begins with the first pause', async () => {
  const { openTab, asked, advance, server, now } = world()
  const tab = openTab()
  tab.fail()
  await advance(300_000)
  server.answer = WELL
  await advance(70_000)
  await advance(61_000)
  const began = now()
  tab.fail()
  await advance(6_001)
  expect(asked.at(-1)).toBeGreaterThan(began)
  expect(tab.healed).toHaveLength(2)
})

test('who does not want to wait asks at once, once at a time; who leaves asks no more', async () => {
  const { openTab, asked, advance, server } = world()
  const tab = openTab()
  tab.fail()
  tab.askNow()
  tab.askNow()
  expect(asked).toHaveLength(1)
  await settle()
  // Nothing was heard: what failed is asked for all the same, as by its own Retry.
  expect(tab.healed.length).toBeGreaterThan(0)
  const before = tab.healed.length
  server.answer = WELL
  tab.askNow()
  await settle()
  expect(asked).toHaveLength(2)
  expect(tab.healed).toHaveLength(before + 1)
  tab.fail()
  tab.stop()
  await advance(600_000)
  expect(asked).toHaveLength(2)
})

test('who does not want to wait is asked for in a tab that nobody has looked at either', async () => {
  const { openTab, asked } = world()
  const tab = openTab({ isSeen: false })
  tab.fail()
  tab.askNow()
  await settle()
  expect(asked).toHaveLength(1)
})

test('a question whose answer comes late changes nothing: the server was back before, or nobody asks any more', async () => {
  const { openTab, asked, advance } = world()
  const [back, left] = [openTab(), openTab()]
  for (const tab of [back, left]) {
    tab.fail()
    tab.askNow()
  }
  back.connection.tell(WELL)
  left.stop()
  await settle()
  await advance(600_000)
  expect(asked).toHaveLength(2)
  expect(back.healed).toHaveLength(1)
  expect(back.connection.state().failures).toBe(0)
  expect(left.healed).toEqual([])
})

test('a tab that is looked at while all is well asks nothing', async () => {
  const { openTab, asked, advance } = world()
  openTab().look()
  await advance(60_000)
  expect(asked).toEqual([])
})

test('whoever has left hears neither of failures nor of looks, whenever they left', async () => {
  const { openTab, asked, advance } = world()
  const [well, away] = [openTab(), openTab()]
  well.stop()
  well.fail()
  away.fail()
  away.stop()
  away.look()
  await advance(600_000)
  expect(asked).toEqual([])
})

test('a tab that is away before it is watched is watched from then on', async () => {
  const connection = createConnection()
  connection.tell(SILENT)
  connection.tell(SILENT)
  const planned: number[] = []
  createRecovery({
    connection,
    ask: async () => SILENT,
    heal: () => {},
    timer: (_, ms) => {
      planned.push(ms)
      return () => {}
    },
    now: () => 0,
    random: () => 0,
    isSeen: () => true,
    onSeen: () => () => {},
  })
  // With the shortest of the first pauses: no server has asked to be left alone for longer.
  expect(planned).toEqual([1_000])
})
