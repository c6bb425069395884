import { NetworkError } from '@bunko/api-client'
import { describe, expect, it, test, vi } from 'vitest'
import { createLastWish, keptWish, refusalOf } from './last-wish.ts'

/** A server that is told when to answer, and how. */
const server = (held: boolean) => {
  const calls: { to: boolean; answer: () => void; refuse: (error: Error, done?: boolean) => void }[] = []
  const self = {
    held,
    calls,
    send: (_: boolean, to: boolean) =>
      new Promise<void>((resolve, reject) => {
        const answer = () => {
          self.held = to
          resolve()
        }
        const refuse = (error: Error, done = false) => {
          if (done) self.held = to
          reject(error)
        }
        calls.push({ to, answer, refuse })
      }),
  }
  return self
}
const NO_ANSWER = new NetworkError('POST /manga/{id}/favorite')
const nothing = () => {}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('createLastWish', () => {
  it('shows a wish at once, and nothing of its own when it is granted', async () => {
    const back = server(false)
    const onDone = vi.fn<(value: boolean) => void>()
    const wish = createLastWish({ send: back.send, onDone })
    wish.want(true, false)
    expect(wish.state()).toEqual({ wish: { value: true }, refused: null })
    back.calls[0]?.answer()
    await settled()
    expect(wish.state()).toEqual({ wish: null, refused: null })
    expect(onDone.mock.calls).toEqual([[true]])
  })
  it('keeps the last of two wishes: the second is not sent before the first is answered', async () => {
    const back = server(false)
    const wish = createLastWish({ send: back.send })
    wish.want(true, false)
    wish.want(false, false)
    expect(wish.state().wish).toEqual({ value: false })
    await settled()
    expect(back.calls.map(({ to }) => to)).toEqual([true])
    back.calls[0]?.answer()
    await settled()
    expect(back.calls.map(({ to }) => to)).toEqual([true, false])
    back.calls[1]?.answer()
    await settled()
    expect([back.held, wish.state().wish]).toEqual([false, null])
  })
  it('does not send what has been overtaken', async () => {
    const back = server(false)
    const wish = createLastWish({ send: back.send })
    for (const to of [true, false, true]) wish.want(to, false)
    back.calls[0]?.answer()
    await settled()
    expect(back.calls).toHaveLength(1)
    expect(back.held).toBe(true)
  })
  it('takes a refused wish back and says why until the next wish', async () => {
    const back = server(false)
    const onRefused = vi.fn<(error: unknown, value: boolean) => () => void>(() => nothing)
    const wish = createLastWish({ send: back.send, onRefused })
    wish.want(true, false)
    const no = new Error('no')
    back.calls[0]?.refuse(no)
    await settled()
    expect(wish.state()).toEqual({ wish: null, refused: { value: true, error: no, isUnsure: false } })
    expect(onRefused.mock.calls).toEqual([[no, true, false]])
    wish.want(true, false)
    expect(wish.state()).toEqual({ wish: { value: true }, refused: null })
    back.calls[1]?.answer()
    await settled()
    expect(back.held).toBe(true)
  })
  it('takes back what was said of a refusal, once: when something is wished for or about to be', async () => {
    const back = server(false)
    const unsay = vi.fn<() => void>()
    const wish = createLastWish({ send: back.send, onRefused: () => unsay })
    const refuse = async (call: number) => {
      wish.want(true, false)
      back.calls[call]?.refuse(new Error('no'))
      await settled()
    }
    await refuse(0)
    // Who leaves the page may still be reading it.
    wish.forget()
    expect(unsay).not.toHaveBeenCalled()
    await refuse(1)
    expect(unsay).toHaveBeenCalledTimes(1)
    wish.takeBack()
    wish.takeBack()
    expect(unsay).toHaveBeenCalledTimes(2)
  })
  it('shows a wish without an answer while it is looked up, and says nothing of it where it is held', async () => {
    const back = server(false)
    let tell: (() => void) | undefined
    const recall = () => new Promise<boolean>((resolve) => (tell = () => resolve(back.held)))
    const onDone = vi.fn<(value: boolean) => void>()
    const onRefused = vi.fn<() => () => void>(() => nothing)
    const wish = createLastWish({ send: back.send, recall, onDone, onRefused })
    wish.want(true, false)
    back.calls[0]?.refuse(NO_ANSWER, true)
    await settled()
    expect(wish.state()).toEqual({ wish: { value: true }, refused: null })
    expect(onDone).not.toHaveBeenCalled()
    tell?.()
    await settled()
    expect(wish.state()).toEqual({ wish: null, refused: null })
    expect(onDone.mock.calls).toEqual([[true]])
    expect(onRefused).not.toHaveBeenCalled()
  })
  it.each<[string, boolean, (() => Promise<boolean>)?]>([
    ['is not held', false, async () => false],
    ['cannot be looked up', true, () => Promise.reject(NO_ANSWER)],
    ['nothing tells of', true],
  ])('takes back a wish without an answer that %s; nobody knows: %s', async (_, unsure, recall) => {
    const back = server(false)
    const onRefused = vi.fn<(error: unknown, value: boolean, unsure: boolean) => () => void>(() => nothing)
    const wish = createLastWish({ send: back.send, onRefused, ...(recall && { recall }) })
    wish.want(true, false)
    back.calls[0]?.refuse(NO_ANSWER)
    await settled()
    expect(wish.state()).toEqual({ wish: null, refused: { value: true, error: NO_ANSWER, isUnsure: unsure } })
    expect(onRefused.mock.calls).toEqual([[NO_ANSWER, true, unsure]])
  })
  it('sends what is wished for while it is looked up what became of the one before', async () => {
    const back = server(false)
    const recall = async () => {
      wish.want(false, true)
      return back.held
    }
    const wish = createLastWish<boolean>({ send: back.send, recall })
    wish.want(true, false)
    back.calls[0]?.refuse(NO_ANSWER, true)
    await settled()
    back.calls[1]?.answer()
    await settled()
    expect(back.calls.map(({ to }) => to)).toEqual([true, false])
    expect(back.held).toBe(false)
    expect(wish.state()).toEqual({ wish: null, refused: null })
  })
  it('looks nothing up for somebody else', async () => {
    const back = server(false)
    const recall = vi.fn<() => Promise<boolean>>()
    let may = true
    const wish = createLastWish({ send: back.send, recall, maySend: () => may })
    wish.want(true, false)
    may = false
    back.calls[0]?.refuse(NO_ANSWER)
    await settled()
    expect(recall).not.toHaveBeenCalled()
    expect(wish.state().refused?.isUnsure).toBe(true)
  })
  it('says no more why, once that is forgotten; what is under way goes on', async () => {
    const back = server(false)
    const wish = createLastWish({ send: back.send })
    wish.want(true, false)
    wish.forget()
    expect(wish.state().wish).toEqual({ value: true })
    back.calls[0]?.refuse(new Error('no'))
    await settled()
    expect(wish.state().refused).not.toBeNull()
    wish.forget()
    expect(wish.state()).toEqual({ wish: null, refused: null })
  })
  it('asks what is held when a call fails that a newer wish has overtaken', async () => {
    const back = server(false)
    const onRefused = vi.fn<(error: unknown) => () => void>(() => nothing)
    const wish = createLastWish({ send: back.send, recall: async () => back.held, onRefused })
    wish.want(true, false)
    wish.want(false, false)
    // The server has done it, and its answer is lost.
    back.calls[0]?.refuse(new Error('no answer'), true)
    await settled()
    expect(back.calls.map(({ to }) => to)).toEqual([true, false])
    back.calls[1]?.answer()
    await settled()
    expect(back.held).toBe(false)
    expect(wish.state()).toEqual({ wish: null, refused: null })
    expect(onRefused).not.toHaveBeenCalled()
  })
  it('sends nothing more when the newer wish is what is held after a failure', async () => {
    const back = server(false)
    const wish = createLastWish({ send: back.send, recall: async () => back.held })
    wish.want(true, false)
    wish.want(false, false)
    back.calls[0]?.refuse(new Error('refused'))
    await settled()
    expect(back.calls).toHaveLength(1)
    expect(wish.state()).toEqual({ wish: null, refused: null })
  })
  it.each(['answered', 'refused'])(
    'sends nothing more, and asks nothing, when it may not once the first is %s',
    async (how) => {
      const back = server(false)
      const recall = vi.fn<() => Promise<boolean>>()
      let may = true
      const onRefused = vi.fn<(error: unknown, value: boolean) => () => void>(() => nothing)
      const wish = createLastWish({ send: back.send, recall, maySend: () => may, onRefused })
      wish.want(true, false)
      wish.want(false, false)
      may = false
      if (how === 'answered') back.calls[0]?.answer()
      else back.calls[0]?.refuse(new Error('the session has ended'))
      await settled()
      expect(back.calls).toHaveLength(1)
      expect(recall).not.toHaveBeenCalled()
      expect(wish.state()).toEqual({ wish: null, refused: null })
      expect(onRefused.mock.calls).toEqual([[null, false, false]])
    },
  )
  it('sends nothing when it may not once it is known what is held', async () => {
    const back = server(false)
    let may = true
    const recall = async () => {
      may = false
      return true
    }
    const wish = createLastWish({ send: back.send, recall, maySend: () => may })
    wish.want(true, false)
    wish.want(false, false)
    back.calls[0]?.refuse(new Error('no answer'))
    await settled()
    expect(back.calls).toHaveLength(1)
    expect(wish.state().wish).toBeNull()
  })
  it('sends neither what is held already nor anything before it is wished for', async () => {
    const send = vi.fn<(from: boolean, to: boolean) => Promise<void>>(async () => {})
    const wish = createLastWish({ send })
    expect(wish.state()).toEqual({ wish: null, refused: null })
    wish.want(true, true)
    await settled()
    expect(send).not.toHaveBeenCalled()
    wish.want(false, true)
    await settled()
    expect(send.mock.calls).toEqual([[true, false]])
  })
  it('does not send what is overtaken while it asks what is held', async () => {
    const sent: string[] = []
    const fail = vi.fn<() => void>().mockImplementationOnce(() => {
      throw new Error('no answer')
    })
    const wish = createLastWish<string>({
      send: async (_, to) => {
        sent.push(to)
        await settled()
        fail()
      },
      recall: async () => {
        wish.want('c', 'a')
        return 'a'
      },
    })
    wish.want('a', '')
    wish.want('b', '')
    for (let turns = 0; turns < 5; turns += 1) await settled()
    expect(sent).toEqual(['a', 'c'])
  })
  it('tells its listeners until they leave', async () => {
    const back = server(false)
    const wish = createLastWish({ send: back.send })
    const listener = vi.fn<() => void>()
    const leave = wish.subscribe(listener)
    wish.want(true, false)
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    back.calls[0]?.answer()
    await settled()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

const create = (back = server(false)) => createLastWish({ send: back.send })
const shown = (kept: Parameters<typeof keptWish>[0], name: string, back = server(false)) => {
  const wish = keptWish(kept, name, () => create(back))
  const leave = wish.subscribe(() => {})
  return { wish, back, leave }
}

describe('keptWish', () => {
  it('lets a wish go once nobody shows it, when the next one is made', () => {
    const kept = new Map()
    for (const name of ['one', 'two', 'three']) shown(kept, name).leave()
    expect([...kept.keys()]).toEqual(['three'])
  })
  it('is the same for whoever shows it meanwhile, and for one that is drawn and not shown yet', () => {
    const kept = new Map()
    const { wish, leave } = shown(kept, 'one')
    const drawn = keptWish(kept, 'two', create)
    const other = shown(kept, 'one')
    leave()
    keptWish(kept, 'three', create)
    expect(other.wish).toBe(wish)
    expect(keptWish(kept, 'two', create)).toBe(drawn)
    expect([...kept.keys()]).toEqual(['one', 'two', 'three'])
  })
  it('is kept while something is under way, though nobody shows it', async () => {
    const kept = new Map()
    const { wish, back, leave } = shown(kept, 'one')
    wish.want(true, false)
    wish.want(false, false)
    leave()
    shown(kept, 'two').leave()
    expect(keptWish(kept, 'one', create).state().wish).toEqual({ value: false })
    back.calls[0]?.answer()
    await settled()
    shown(kept, 'three').leave()
    expect(kept.has('one')).toBe(true)
    back.calls[1]?.answer()
    await settled()
    shown(kept, 'four').leave()
    expect([...kept.keys()]).toEqual(['four'])
  })
  it('is kept where it was refused after it had been left, until that is read', async () => {
    const kept = new Map()
    const { wish, back, leave } = shown(kept, 'one')
    wish.want(true, false)
    leave()
    back.calls[0]?.refuse(new Error('no'))
    await settled()
    shown(kept, 'two').leave()
    expect(shown(kept, 'one').wish.state().refused?.value).toBe(true)
    wish.forget()
    shown(kept, 'three').leave()
    // One reader of it has not left.
    expect([...kept.keys()]).toEqual(['one', 'three'])
  })
})

test('a refusal says nothing where what was refused is held all the same', () => {
  const refused = { value: 'reading', error: new Error('no'), isUnsure: false }
  expect(refusalOf<string | null>(refused, null)).toBe(refused)
  expect(refusalOf(refused, 'dropped')).toBe(refused)
  expect(refusalOf(refused, 'reading')).toBeNull()
  expect(refusalOf({ ...refused, value: null }, null)).toBeNull()
  expect(refusalOf(null, 'reading')).toBeNull()
})
