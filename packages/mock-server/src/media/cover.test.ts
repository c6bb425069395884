import { describe, expect, test } from 'vitest'
import { TITLE, TITLE_HOSTILE, TITLE_KOREAN, TITLE_LONG, TITLE_PORTUGUESE } from '../named.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { coverSvg } from './cover.ts'

const server = createMockServer()
const coverOf = async (id: number, size: 'thumbnail' | 'original' = 'original') => {
  const path = server.db.titles.get(id)?.covers?.[size] ?? ''
  return ask(server, 'GET', path)
}

const bookOf = (volume: number) => coverSvg({ key: 'x', name: '本', volume, width: 10 })

describe('covers', () => {
  test('are SVG, the same each time, different from title to title', async () => {
    const [one, again, other] = [await coverOf(TITLE.id), await coverOf(TITLE.id), await coverOf(TITLE_KOREAN.id)]
    expect(one).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
    expect(one.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1024" height="1536"/)
    expect(again.body).toBe(one.body)
    expect(other.body).not.toBe(one.body)
    expect((await coverOf(TITLE.id, 'thumbnail')).body).toContain('width="120" height="180"')
  })
  test('carry the name vertically in its own script, Latin names in lines', async () => {
    expect((await coverOf(TITLE.id)).body).toMatch(/writing-mode="vertical-rl"[^>]*>迷宮台所日記</)
    expect((await coverOf(TITLE_PORTUGUESE.id)).body).toMatch(/<tspan[^>]*>Cidade de<\/tspan>/)
    expect((await coverOf(TITLE_LONG.id)).body).not.toContain('Salt Roads')
  })
  test('carry no markup and no control characters of the name', () => {
    const svg = coverSvg({
      key: 'x',
      name: `<script>&"\u0000\u202E${TITLE_HOSTILE.primary_title}`,
      volume: 2,
      width: 10,
    })
    expect(svg).not.toContain('<script')
    expect(svg).not.toContain('<img')
    expect(['\u0000', '\u202E', '\u200B'].filter((char) => svg.includes(char))).toEqual([])
    expect(svg).toContain('&lt;script&gt;&amp;')
  })
  test('say the volume from the second on', () => {
    expect(bookOf(2)).toContain('>2</text>')
    expect(bookOf(1)).not.toContain('>1</text>')
  })
  test.each([
    '/media/covers/nothing/1/large.svg',
    '/media/covers/dungeon-kitchen/1/huge.svg',
    '/media/covers/../1/large.svg',
    '/media/other',
  ])('%s is not there', async (path) => {
    expect((await ask(server, 'GET', path)).status).toBe(404)
  })
})
