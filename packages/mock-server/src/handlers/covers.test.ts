import { describe, expect, test } from 'vitest'
import { TITLE_WITHOUT_COVER } from '../named.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { sure } from '../testing/sure.ts'
import { imageFile, lyingFile } from '../testing/images.ts'

const params = { id: TITLE_WITHOUT_COVER.public_id }
const start = (server = createMockServer()) => {
  const client = clientOf(server, 2)
  const up = async (volume: number, is_primary = false, cover = imageFile()) =>
    sure(await client.covers.uploadVolume({ params, body: { cover, volume, is_primary } }))
  const primaries = async () =>
    (await client.covers.list({ params })).items.filter((cover) => cover.is_primary).map((cover) => cover.volume)
  const shown = async () => (await client.titles.get({ params })).covers
  return { server, client, up, primaries, shown }
}

describe('covers', () => {
  test('are stored, listed, served and shown on the title', async () => {
    const { server, client, up, shown } = start()
    const cover = await up(1)
    expect(cover).toMatchObject({ volume: 1, is_primary: true })
    expect((await client.covers.list({ params })).items).toEqual([cover])
    expect((await shown())?.medium).toBe(cover.medium)
    const picture = await ask(server, 'GET', cover.medium ?? '')
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
    expect(picture.body).toHaveLength(64)
  })
  test('two pictures never share an address, even with a reset between them: browsers keep what was there', async () => {
    const { server, up } = start()
    const { medium: first } = await up(1)
    server.reset()
    expect((await start(server).up(1, false, imageFile('png', 65))).medium).not.toBe(first)
    server.reset()
    expect((await start(server).up(1)).medium).toBe(first)
  })
  test('exactly one is primary, whatever comes and goes', async () => {
    const { client, up, primaries, shown } = start()
    await up(2)
    await up(1)
    expect(await primaries()).toEqual([2])
    const third = await up(3, true)
    expect(await primaries()).toEqual([3])
    expect((await shown())?.large).toBe(third.large)
    await client.covers.remove({ params, query: { volume: 3 } })
    expect(await primaries()).toEqual([1])
    for (const volume of [1, 2]) await client.covers.remove({ params, query: { volume } })
    expect(await primaries()).toEqual([])
    expect(await shown()).toBeNull()
    await expect(client.covers.remove({ params, query: { volume: 1 } })).rejects.toMatchObject({ status: 404 })
  })
  test('a volume has one cover, by the other call it may have more', async () => {
    const { client, up } = start()
    await up(1)
    await expect(up(1)).rejects.toMatchObject({
      status: 400,
      text: 'Volume 1 already has a cover. Remove it or choose another volume.',
    })
    await client.covers.upload({ params, body: { cover: imageFile('jpeg'), volume: 1, is_primary: false } })
    expect((await client.covers.list({ params })).total).toBe(2)
  })
  test('of two at once for a volume one is taken; a title deleted meanwhile takes none', async () => {
    const { server, client, up } = start()
    const both = await Promise.allSettled([up(1), up(1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await client.covers.list({ params })).total).toBe(1)
    const late = Promise.allSettled([up(2)])
    server.db.titles.remove(TITLE_WITHOUT_COVER.id)
    expect(await late).toMatchObject([{ status: 'rejected', reason: { status: 404 } }])
    expect(server.db.files.size).toBe(1)
    expect(server.crashes).toEqual([])
  })
  test.each([
    [0, 'Ensure this value is greater than or equal to 1.'],
    [2_147_483_648, 'Ensure this value is less than or equal to 2147483647.'],
  ])('volume %d is refused', async (volume, text) => {
    const { server, client, up } = start()
    await expect(up(volume)).rejects.toMatchObject({ status: 400, fields: { volume: text } })
    const body = { cover: imageFile(), volume, is_primary: false }
    await expect(client.covers.upload({ params, body })).rejects.toMatchObject({
      status: 400,
      fields: { volume: text },
    })
    expect(server.db.files.size).toBe(0)
  })
  test('no picture, no cover', async () => {
    const { server, up } = start()
    await expect(up(1, true, lyingFile())).rejects.toMatchObject({
      text: 'Invalid file format. Accepted: JPEG, PNG, WEBP',
    })
    const form = new FormData()
    form.set('volume', 'one')
    form.set('cover', 'text')
    const told = await ask(server, 'POST', `/manga/${params.id}/upload_cover/`, { as: 1, form })
    expect(told.body).toEqual({
      cover: ['The submitted data was not a file. Check the encoding type on the form.'],
      volume: ['A valid integer is required.'],
    })
    const empty = await ask(server, 'POST', `/manga/${params.id}/upload_cover/`, { as: 1, form: new FormData() })
    expect(empty.body).toMatchObject({ cover: ['No file was submitted.'] })
  })
  test('generated ones are listed too', async () => {
    const { client, server } = start()
    const { items } = await client.covers.list({ params: { id: 1 } })
    expect(items).toMatchObject([{ volume: 1, is_primary: true, medium: server.db.titles.get(1)?.covers?.medium }])
  })
})
