import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { choosePorts, isFree } from './ports.ts'

const servers: Server[] = []
const listen = (host: string) =>
  new Promise<number>((resolve) => {
    const server = createServer()
    servers.push(server)
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port))
  })

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => void server.close(done))
})

describe('isFree', () => {
  test.each(['127.0.0.1', '0.0.0.0'])('a port on which something listens at %s is not free', async (host) => {
    const port = await listen(host)
    expect(await isFree(port)).toBe(false)
  })

  test('a port is free again once nothing listens', async () => {
    const port = await listen('127.0.0.1')
    await new Promise((done) => void servers.pop()?.close(done))
    expect(await isFree(port)).toBe(true)
  })
})

const only =
  (...free: number[]) =>
  (port: number) =>
    Promise.resolve(free.includes(port))

describe('choosePorts', () => {
  test('the usual port, or the next free one', async () => {
    const wishes = [
      { name: 'a', usual: 5173 },
      { name: 'b', usual: 8787 },
    ]
    expect(await choosePorts(wishes, only(5173, 8790))).toEqual(
      new Map([
        ['a', 5173],
        ['b', 8790],
      ]),
    )
  })

  test('two searches never meet, and leave alone what was asked for', async () => {
    const wishes = [
      { name: 'a', usual: 100 },
      { name: 'b', usual: 100 },
      { name: 'c', usual: 200, option: '--c', asked: 101 },
    ]
    expect(await choosePorts(wishes, only(100, 101, 102))).toEqual(
      new Map([
        ['c', 101],
        ['a', 100],
        ['b', 102],
      ]),
    )
  })

  test('a taken port that was asked for is not replaced', async () => {
    const wish = { name: 'a', usual: 1, option: '--port', asked: 9 }
    await expect(choosePorts([wish], only(1))).rejects.toThrow('Port 9 (--port) is taken')
  })

  test('none that browsers refuse to ask is chosen, nor taken where it is asked for', async () => {
    expect(await choosePorts([{ name: 'a', usual: 6000 }], async () => true)).toEqual(new Map([['a', 6001]]))
    const wish = { name: 'a', usual: 1, option: '--port', asked: 6000 }
    await expect(choosePorts([wish], async () => true)).rejects.toThrow('No browser asks port 6000 (--port)')
  })

  test('says so when there is none', async () => {
    await expect(choosePorts([{ name: 'Storybook', usual: 6006 }], only())).rejects.toThrow(
      'No free port from 6006 to 6055 for the Storybook.',
    )
  })
})
