import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell' })
const shots = JSON.parse(process.argv[2])
for (const [id, opts = {}] of shots) {
  const p = await b.newPage({ viewport: { width: opts.w ?? 1280, height: opts.h ?? 900 } })
  await p.goto(`http://127.0.0.1:6099/iframe.html?id=${id}&viewMode=story${opts.g ? `&globals=${opts.g}` : ''}`)
  await p.waitForTimeout(opts.ms ?? 6000)
  if (opts.scroll) {
    await p.evaluate(`window.scrollTo(0, ${opts.scroll})`)
    await p.waitForTimeout(400)
  }
  await p.screenshot({ path: `/tmp/y-${opts.n ?? id}.png`, fullPage: !!opts.full })
  await p.close()
}
await b.close()
