import { expect, served as test } from './test.ts'

// The watch itself: what the policy stops is seen.
const STOPPED: readonly [what: string, script: string, directive: string][] = [
  ['a style attribute', `document.body.setAttribute('style', 'color: red')`, 'style-src-attr'],
  [
    'a style sheet',
    `{
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      document.head.append(style)
    }`,
    'style-src-elem',
  ],
  [
    'a text that is read as markup',
    `try {
      document.body.innerHTML = '<b>read</b>'
    } catch {}`,
    'require-trusted-types-for',
  ],
  ['a script', `import('data:text/javascript,0').catch(() => {})`, 'script-src-elem'],
  ['a picture of another origin', `new Image().src = 'http://127.0.0.1:9/x.png'`, 'img-src'],
  [
    'a frame',
    `{
      const frame = document.createElement('iframe')
      frame.src = 'http://127.0.0.1:9/'
      document.body.append(frame)
    }`,
    'frame-src',
  ],
  ['a call to another origin', `void fetch('http://127.0.0.1:9/').catch(() => {})`, 'connect-src'],
]
for (const [what, script, directive] of STOPPED)
  test(`what the policy stops is seen in a journey: ${what}`, async ({ page, violations }) => {
    await page.goto('/forgot-password')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(violations).toEqual([])
    await page.evaluate(script)
    await expect
      .poll(() => violations)
      .toContainEqual(expect.stringContaining(`/forgot-password: policy violation: ${directive} `))
    // Meant here; any other journey fails with it.
    violations.length = 0
  })
