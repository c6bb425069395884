import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { keepSmall, listSmall } from './small.ts'

const coded = (text: string) => Buffer.from(text).toString('base64')

/** A page that says what it was asked. */
const fakePage = (small: string | null = coded('made smaller')) => {
  const asked: [string, { expression?: string }][] = []
  const send = async (...args: (typeof asked)[number]) => {
    asked.push(args)
    return { data: coded('picture'), result: { value: small } }
  }
  return { asked, cdp: { send } as unknown as CDPSession }
}

const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'bunko-small-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

test('a small picture is kept by the id of its story, and named in the list', async () => {
  const dir = folder()
  const { asked, cdp } = fakePage()
  await keepSmall(cdp, dir, 'screens-home--visitor')
  await keepSmall(cdp, dir, 'screens-home--empty')
  expect(listSmall(dir)).toEqual(['screens-home--empty', 'screens-home--visitor'])
  expect(JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8'))).toEqual(listSmall(dir))
  expect(readFileSync(join(dir, 'screens-home--visitor.webp'), 'utf8')).toBe('made smaller')
  expect(asked[1]?.[1].expression).toContain(`('${coded('picture')}', 256, 180)`)
})

test('the page is photographed as it stands, at no other scale', async () => {
  const { asked, cdp } = fakePage()
  await keepSmall(cdp, folder(), 'screens-home--phone')
  expect(asked[0]).toEqual(['Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }])
})

test('a page that gives no small picture says so', async () => {
  const dir = folder()
  const { cdp } = fakePage(null)
  await expect(keepSmall(cdp, dir, 'screens-home--phone')).rejects.toThrow('could not be made smaller')
  expect(listSmall(dir)).toEqual([])
})
