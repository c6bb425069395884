import { describe, expect, test } from 'vitest'
import { TITLE, TITLE_KOREAN } from '../named.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { sure } from '../testing/sure.ts'
import { generalAvif, imageFile, lyingFile } from '../testing/images.ts'

const start = () => {
  const server = createMockServer()
  return { server, db: server.db, client: clientOf(server, 1) }
}

describe('magazines', () => {
  const draft = { name: 'Comic Kumo', type: 'magazine' }
  test('are created with the defaults of section 3, read, changed and deleted', async () => {
    const { client, db } = start()
    const made = sure(
      await client.magazines.create({
        body: { ...draft, serialized_manga_ids: [TITLE.public_id, TITLE_KOREAN.id] },
      }),
    )
    expect(made).toMatchObject({
      target_demographic: 'general',
      publication_frequency: 'monthly',
      status: 'active',
      manga_count: 2,
    })
    const params = { id: made.public_id ?? '' }
    const { magazine, serialized_manga } = await client.magazines.get({ params })
    expect(magazine).toEqual(made)
    expect(serialized_manga.map(({ id }) => id)).toEqual([TITLE.id, TITLE_KOREAN.id])
    expect(db.titles.get(TITLE.id)?.serialized_in).toBe('Comic Kumo')
    expect(db.magazines.all().filter((one) => one.serialized_manga_ids.includes(TITLE.public_id))).toHaveLength(1)
    await client.magazines.update({
      params,
      body: { ...draft, name: 'Comic Sora', serialized_manga_ids: [TITLE.public_id] },
    })
    expect(db.titles.get(TITLE.id)?.serialized_in).toBe('Comic Sora')
    expect(db.titles.get(TITLE_KOREAN.id)?.serialized_in).toBeNull()
    expect((await client.magazines.info()).total_count).toBe(26)
    await client.magazines.remove({ params })
    expect(db.titles.get(TITLE.id)?.serialized_in).toBeNull()
    expect((await client.magazines.info()).magazines).toHaveLength(25)
    await expect(client.magazines.get({ params })).rejects.toMatchObject({ status: 404 })
  })
  test('titles that named a magazine before it was there are its titles', async () => {
    const { client, db } = start()
    await client.titles.update({ params: { id: TITLE.id }, body: { serialized_in: 'Comic Kumo' } })
    const made = await client.magazines.create({ body: draft })
    expect(made).toMatchObject({ serialized_manga_ids: [TITLE.public_id], manga_count: 1 })
    await client.titles.update({ params: { id: TITLE_KOREAN.id }, body: { serialized_in: 'Comic Sora' } })
    const renamed = await client.magazines.update({
      params: { id: made.id ?? 0 },
      body: { ...draft, name: 'Comic Sora' },
    })
    expect(renamed?.serialized_manga_ids).toEqual([TITLE.public_id, TITLE_KOREAN.public_id])
    expect(db.titles.get(TITLE.id)?.serialized_in).toBe('Comic Sora')
  })
  test('a form that lists none of them keeps them too, whether the magazine is new or renamed', async () => {
    const { client, db } = start()
    const inMagazine = (title: { id: number }) => db.titles.get(title.id)?.serialized_in
    await client.titles.update({ params: { id: TITLE.id }, body: { serialized_in: 'Comic Kumo' } })
    const made = await client.magazines.create({ body: { ...draft, serialized_manga_ids: [] } })
    expect(made).toMatchObject({ serialized_manga_ids: [TITLE.public_id], manga_count: 1 })
    expect(inMagazine(TITLE)).toBe('Comic Kumo')
    await client.titles.update({ params: { id: TITLE_KOREAN.id }, body: { serialized_in: 'Comic Sora' } })
    const params = { id: sure(made.id) }
    const body = { ...draft, name: 'Comic Sora', serialized_manga_ids: [] }
    // Those of the old name were on the form, and were taken off it.
    expect(await client.magazines.update({ params, body })).toMatchObject({
      serialized_manga_ids: [TITLE_KOREAN.public_id],
    })
    expect([inMagazine(TITLE), inMagazine(TITLE_KOREAN)]).toEqual([null, 'Comic Sora'])
    // Under the same name there is nothing that the form did not list.
    expect(await client.magazines.update({ params, body })).toMatchObject({ serialized_manga_ids: [], manga_count: 0 })
    expect(inMagazine(TITLE_KOREAN)).toBeNull()
  })
  test('a choice that is null is the default of a new one, and stays on one that is there', async () => {
    const { client } = start()
    const choices = { target_demographic: null, publication_frequency: null, status: null }
    const defaults = { target_demographic: 'general', publication_frequency: 'monthly', status: 'active' }
    const made = await client.magazines.create({ body: { ...draft, ...choices } })
    expect(made).toMatchObject(defaults)
    const params = { id: sure(made.id) }
    await client.magazines.update({ params, body: { ...draft, status: 'hiatus' } })
    expect(await client.magazines.update({ params, body: { ...draft, ...choices } })).toMatchObject({
      ...defaults,
      status: 'hiatus',
    })
  })
  test('an empty choice is none', async () => {
    const { client } = start()
    const body = { ...draft, target_demographic: '', publication_frequency: '', status: '' }
    const text = '"" is not a valid choice.'
    const refusal = { fields: { target_demographic: text, publication_frequency: text, status: text } }
    await expect(client.magazines.create({ body })).rejects.toMatchObject(refusal)
    await expect(client.magazines.update({ params: { id: 1 }, body })).rejects.toMatchObject(refusal)
  })
  test('a text that is nothing is told as null, however it was sent', async () => {
    const { server } = start()
    const texts = ['description', 'about', 'country', 'website', 'logo', 'twitter', 'facebook', 'instagram', 'youtube']
    for (const [kind, names] of [
      ['magazine', texts],
      ['publisher', [...texts, 'headquarters', 'linkedin']],
    ] as const) {
      const body = { name: 'Nova Casa', type: kind, ...Object.fromEntries(names.map((name) => [name, ''])) }
      const told = { [kind]: Object.fromEntries(names.map((name) => [name, null])) }
      const made = await ask(server, 'POST', `/manga/${kind}s/create/`, { as: 1, body })
      expect(made).toMatchObject({ status: 201, body: told })
      const put = await ask(server, 'PUT', `/manga/${kind}s/1/`, { as: 1, body: { ...body, name: 'Outra Casa' } })
      expect(put).toMatchObject({ status: 200, body: told })
    }
  })
  test.each(['website', 'twitter', 'facebook', 'instagram', 'youtube', 'linkedin'] as const)(
    'a link has to be an address, unless it stands there already: %s',
    async (link) => {
      const { client, db } = start()
      const handle = { [link]: '@kumo' }
      const refusal = { status: 400, fields: { [link]: 'Enter a valid URL.' } }
      const params = { id: 1 }
      const publisher = { name: 'Nova Casa', ...handle }
      await expect(client.publishers.create({ body: publisher })).rejects.toMatchObject(refusal)
      await expect(client.publishers.update({ params, body: publisher })).rejects.toMatchObject(refusal)
      db.publishers.update(1, handle)
      expect(await client.publishers.update({ params, body: publisher })).toMatchObject(publisher)
      if (link === 'linkedin') return
      const magazine = { ...draft, ...handle }
      await expect(client.magazines.create({ body: magazine })).rejects.toMatchObject(refusal)
      await expect(client.magazines.update({ params, body: magazine })).rejects.toMatchObject(refusal)
      db.magazines.update(1, handle)
      expect(await client.magazines.update({ params, body: magazine })).toMatchObject(magazine)
    },
  )
  test('problems come under details', async () => {
    const { server, db } = start()
    const taken = db.magazines.get(1)?.name
    const body = { ...draft, name: taken, founded_year: 1799, serialized_manga_ids: ['x'] }
    expect((await ask(server, 'POST', '/manga/magazines/create/', { as: 1, body })).body).toEqual({
      error: 'Validation failed',
      details: {
        name: ['magazine with this name already exists.'],
        founded_year: ['Ensure this value is greater than or equal to 1800.'],
        serialized_manga_ids: ['Invalid pk "x" - object does not exist.'],
      },
    })
    expect(db.magazines.size).toBe(25)
  })
  test('search for titles to serialise', async () => {
    expect(
      (await start().client.magazines.searchTitles({ query: { q: 'dungeon kitchen', limit: 20 } })).items.map(
        ({ id }) => id,
      ),
    ).toEqual([TITLE.id])
  })
  test.each([imageFile('avif'), generalAvif()])('a logo is stored and served, AVIF too', async (image) => {
    const { server, client } = start()
    const { image_url } = await client.magazines.uploadImage({ params: { id: 1 }, body: { image } })
    expect(server.db.magazines.get(1)?.logo).toBe(image_url)
    expect(await ask(server, 'GET', image_url ?? '')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/avif' },
    })
  })
  test('a logo whose address another house took stays as long as one of them has it', async () => {
    const { server, client } = start()
    const { image_url } = await client.magazines.uploadImage({ params: { id: 2 }, body: { image: imageFile('png') } })
    const logo = sure(image_url)
    const status = async () => (await ask(server, 'GET', logo)).status
    const third = { ...draft, name: 'Third' }
    await client.magazines.update({ params: { id: 3 }, body: { ...third, logo } })
    await client.magazines.update({ params: { id: 3 }, body: { ...third, logo: null } })
    expect(await status()).toBe(200)
    await client.publishers.update({ params: { id: 1 }, body: { name: 'First', logo } })
    await client.publishers.remove({ params: { id: 1 } })
    expect(await status()).toBe(200)
    await client.publishers.update({ params: { id: 2 }, body: { name: 'Second', logo } })
    await client.magazines.remove({ params: { id: 2 } })
    expect(await status()).toBe(200)
    await client.publishers.deleteImage({ params: { id: 2 } })
    expect(await status()).toBe(404)
  })
  test.each([
    [lyingFile(), 'Invalid file format. Accepted: JPEG, PNG, WEBP, AVIF'],
    [imageFile('png', 5_242_881), 'File too large. Maximum size: 5MB'],
  ])('a file that is no such picture is refused', async (image, text) => {
    const { db, client } = start()
    await expect(client.magazines.uploadImage({ params: { id: 1 }, body: { image } })).rejects.toMatchObject({
      status: 400,
      text,
    })
    expect(db.magazines.get(1)?.logo).toBeNull()
  })
})

describe('publishers', () => {
  test('are created, read, changed and deleted; magazines go along', async () => {
    const { client, db } = start()
    const [first, second] = db.magazines
      .all()
      .slice(0, 2)
      .map((one) => one.public_id) as [string, string]
    const before = db.publishers.get(db.magazines.get(1)?.publisher_id ?? 0)
    const made = sure(
      await client.publishers.create({ body: { name: 'Nova Casa', owned_magazine_ids: [first, second] } }),
    )
    expect(made).toMatchObject({
      type: 'publisher',
      status: 'active',
      owned_magazine_ids: [first, second],
      magazine_count: 2,
    })
    expect(db.publishers.get(before?.id ?? 0)?.owned_magazine_ids).not.toContain(first)
    const params = { id: made.public_id ?? '' }
    const { publisher, owned_magazines } = await client.publishers.get({ params })
    expect(publisher).toEqual(made)
    expect(owned_magazines.map((one) => one.public_id)).toEqual([first, second])
    await client.publishers.update({
      params,
      body: { name: 'Nova Casa', country: 'Brazil', owned_magazine_ids: [second] },
    })
    expect((await client.publishers.get({ params })).publisher).toMatchObject({ country: 'Brazil', magazine_count: 1 })
    expect(db.magazines.by('public_id', first)[0]?.publisher_id).toBeNull()
    await client.publishers.remove({ params })
    expect(db.magazines.by('public_id', second)[0]?.publisher_id).toBeNull()
    expect((await client.publishers.info()).total_count).toBe(20)
  })
  test('a type that is empty is the default, a status that is empty none', async () => {
    const { client } = start()
    const body = { name: 'Nova Casa', type: '' }
    await expect(client.publishers.create({ body: { ...body, status: '' } })).rejects.toMatchObject({
      fields: { status: '"" is not a valid choice.' },
    })
    expect(await client.publishers.create({ body })).toMatchObject({ type: 'publisher', status: 'active' })
  })
  test('what a form leaves out stays (R25a); a new name shows on the titles', async () => {
    const { client, db } = start()
    const publisher = db.publishers
      .all()
      .find((one) => one.website && db.titles.all().some((title) => title.original_publisher === one.name))
    const params = { id: publisher?.id ?? 0 }
    expect(await client.publishers.update({ params, body: { name: 'Renamed' } })).toMatchObject({
      website: publisher?.website,
    })
    const names = db.titles.all().map((title) => title.original_publisher)
    expect(names).toContain('Renamed')
    expect(names).not.toContain(publisher?.name)
  })
  test('takes its own answer back, nulls and all', async () => {
    const { server, client } = start()
    const made = sure(await client.publishers.create({ body: { name: 'Casa Nova' } }))
    expect(made).toMatchObject({ description: null, website: null, linkedin: null })
    const path = `/manga/publishers/${sure(made.public_id)}/`
    expect(await ask(server, 'PUT', path, { as: 1, body: made })).toMatchObject({
      status: 200,
      body: { publisher: made },
    })
    // A choice that is null stays what it was, as a magazine's does.
    const body = { ...made, type: null, status: null }
    expect(await ask(server, 'PUT', path, { as: 1, body })).toMatchObject({ status: 200, body: { publisher: made } })
  })
  test('the picker leaves out what is owned already', async () => {
    const { client, db } = start()
    const owner = db.publishers.get(db.magazines.get(1)?.publisher_id ?? 0)
    const q = db.magazines.get(1)?.name ?? ''
    const names = async (exclude?: string) =>
      (
        await client.publishers.searchMagazines({ query: { q, ...(exclude && { exclude_publisher: exclude }) } })
      ).items.map((one) => one.name)
    expect(await names()).toContain(q)
    expect(await names(owner?.public_id)).not.toContain(q)
    // Deleted by somebody else meanwhile: it excludes nothing.
    expect(await names('pub-gone')).toContain(q)
  })
  test.each(['ＳＡＯ PAULO', 'são', '週刊', '주간', '漫'])(
    'the picker folds case, accents and width: %s',
    async (q) => {
      const { client } = start()
      const name = 'Manhã em São Paulo 週刊漫画 주간'
      await client.magazines.create({ body: { name, type: 'magazine' } })
      const found = await client.publishers.searchMagazines({ query: { q } })
      expect(found.items.map((one) => one.name)).toContain(name)
    },
  )
  test('a logo comes and goes; AVIF does not', async () => {
    const { server, client } = start()
    const params = { id: 1 }
    const { image_url } = await client.publishers.uploadImage({ params, body: { image: imageFile('webp') } })
    expect((await client.publishers.get({ params })).publisher.logo).toBe(image_url)
    expect((await ask(server, 'GET', image_url ?? '')).status).toBe(200)
    // Section 7: 'Image answers carry data.image_url.'
    expect(await client.publishers.deleteImage({ params })).toEqual({ image_url: null })
    expect((await client.publishers.get({ params })).publisher.logo).toBeNull()
    expect((await ask(server, 'GET', image_url ?? '')).status).toBe(404)
    await expect(client.publishers.uploadImage({ params, body: { image: imageFile('avif') } })).rejects.toMatchObject({
      text: 'Invalid file format. Accepted: JPEG, PNG, WEBP',
    })
  })
  test('a blank name and a name that is taken', async () => {
    const { client, db } = start()
    await expect(client.publishers.create({ body: { name: ' ' } })).rejects.toMatchObject({
      fields: { name: 'This field may not be blank.' },
    })
    await expect(client.publishers.create({ body: { name: db.publishers.get(1)?.name ?? '' } })).rejects.toMatchObject({
      fields: { name: 'publisher with this name already exists.' },
    })
  })
})
