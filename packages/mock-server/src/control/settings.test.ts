import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { NOW } from '../named.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { steer } from '../testing/steer.ts'

const error = (text: string) => ({ status: 400, body: { error: text } })

/** How long calls took with a latency from 20 to 60 ms. Needs fake timers. */
const waits = async (seed: number) => {
  const server = createMockServer({ seed, latency: [20, 60] })
  const found: number[] = []
  for (let call = 0; call < 60; call++) {
    const started = Date.now()
    const asked = ask(server, 'GET', '/manga/1/')
    await vi.advanceTimersToNextTimerAsync()
    expect((await asked).status).toBe(200)
    found.push(Date.now() - started)
  }
  return found
}

describe('latency', () => {
  test('fixed, or between two', async () => {
    const server = createMockServer()
    expect((await steer(server, 'POST', 'latency', { ms: 3 })).body).toMatchObject({ latency: 3 })
    expect((await steer(server, 'POST', 'latency', { min: 2, max: 5 })).body).toMatchObject({ latency: [2, 5] })
    const started = performance.now()
    await ask(server, 'GET', '/manga/1/')
    expect(performance.now() - started).toBeGreaterThan(1)
  })
  test('between two: each call its own, none shorter, none longer, the same ones for the same seed', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const found = await waits(1)
    expect([Math.min(...found) >= 20, Math.max(...found) <= 60]).toEqual([true, true])
    expect(new Set(found).size).toBeGreaterThan(20)
    expect(await waits(1)).toEqual(found)
    expect(await waits(2)).not.toEqual(found)
  })
  test.each([
    [{}, 'latency: either ms, or min and max'],
    [{ min: 1 }, 'latency: either ms, or min and max'],
    [{ ms: 1, max: 2 }, 'latency: either ms, or min and max'],
    [{ min: 9, max: 2 }, 'max: 2 is less than 9'],
    [{ ms: 1.5 }, 'ms: a whole number from 0 to 600000'],
    [{ ms: '5' }, 'ms: a whole number from 0 to 600000'],
  ])('%j is refused', async (body, text) => {
    expect(await steer(createMockServer(), 'POST', 'latency', body)).toMatchObject(error(text))
  })
})

describe('switches', () => {
  test('shape and final slashes', async () => {
    const server = createMockServer()
    await steer(server, 'POST', 'switches', { wire: 'successData', strictSlash: true })
    expect((await ask(server, 'GET', '/manga/1/')).body).toMatchObject({ success: true, data: { id: 1 } })
    expect((await ask(server, 'GET', '/manga/1')).status).toBe(301)
    await steer(server, 'POST', 'switches', { wire: null, strictSlash: false })
    expect((await ask(server, 'GET', '/manga/1')).body).toMatchObject({ id: 1 })
  })
  test('token life: counts for tokens given from now on', async () => {
    let time = NOW
    const server = createMockServer({ now: () => time })
    await steer(server, 'POST', 'switches', { tokenLifeMs: 5_000 })
    const { accessToken } = server.signIn(2)
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await ask(server, 'GET', '/auth/me/', { headers })).status).toBe(200)
    time += 5_000
    expect((await ask(server, 'GET', '/auth/me/', { headers })).status).toBe(401)
  })
  test('rotation: a used refresh token works again, or ends the whole sign-in', async () => {
    const server = createMockServer()
    const refresh = (refreshToken: string) => ask(server, 'POST', '/auth/refresh/', { body: { refreshToken } })
    await steer(server, 'POST', 'switches', { rotateRefresh: false })
    const first = server.signIn(2).refreshToken
    expect((await refresh(first)).body).toMatchObject({ data: { refreshToken: null } })
    expect((await refresh(first)).status).toBe(200)
    await steer(server, 'POST', 'switches', { rotateRefresh: true })
    const { body } = await refresh(first)
    const { refreshToken } = (body as { data: { refreshToken: string } }).data
    expect((await refresh(first)).body).toEqual({ detail: 'Token is blacklisted', code: 'token_not_valid' })
    expect((await refresh(refreshToken)).status).toBe(401)
  })
  test.each([
    [{ wire: 'xml' }, 'wire: one of bare, data, successData, named, dataNamed, page, null'],
    [{ strictSlash: 'yes' }, 'strictSlash: one of true, false'],
    [{ absent: 'all' }, 'absent: one of as is, null, missing, empty'],
    [{ tokenLifeMs: -1 }, 'tokenLifeMs: a whole number from 0 to 86400000'],
    [{ colour: 1 }, 'there is no "colour" here: wire, strictSlash, absent, tokenLifeMs, rotateRefresh'],
  ])('%j is refused', async (body, text) => {
    expect(await steer(createMockServer(), 'POST', 'switches', body)).toMatchObject(error(text))
  })
})
