import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { keepSmall, listSmall } from './small.ts'

test('a small picture is kept by the id of its story, and named in the list', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'bunko-small-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const asked: unknown[] = []
  const cdp = {
    send: async (...args: unknown[]) => {
      asked.push(args)
      return { data: Buffer.from('picture').toString('base64') }
    },
  } as unknown as CDPSession
  await keepSmall(cdp, dir, 'screens-home--visitor')
  await keepSmall(cdp, dir, 'screens-home--empty')
  expect(listSmall(dir)).toEqual(['screens-home--empty', 'screens-home--visitor'])
  expect(JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8'))).toEqual(listSmall(dir))
  expect(readFileSync(join(dir, 'screens-home--visitor.webp'), 'utf8')).toBe('picture')
  expect(asked[0]).toEqual([
    'Page.captureScreenshot',
    { format: 'webp', quality: 60, clip: { x: 0, y: 0, width: 1280, height: 900, scale: 0.2 } },
  ])
})
