import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../lib/processes.ts'
import { BOT_CHECK, caddyPolicy, documentHeaders, HEADERS, inlineOf, nginxPolicy, policiesOf } from './policy.ts'

const HTML =
  '<html><head><script>run()</script><style>a{}</style></head><body><script src="/x.js"></script></body></html>'
// printf 'run()' | openssl dgst -sha256 -binary | base64
const SCRIPT = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"
const ORIGIN = 'https://bot.example'

const directives = (policy: string) =>
  new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)] as const))

const ofCaddy = (text: string) =>
  [...text.matchAll(/^\t\t([A-Z][\w-]+) "([^"]*)"$/gm)].map(([, name, value]) => [name, value])
const ofNginx = (text: string) =>
  [...text.matchAll(/^add_header ([\w-]+) "([^"]*)" always;$/gm)].map(([, name, value]) => [name, value])

describe('what stands in a document', () => {
  test('inline scripts and styles are allowed by hash, files are not looked at', () => {
    const { scripts, styles } = inlineOf(HTML)
    expect(scripts).toEqual([SCRIPT])
    expect(styles).toHaveLength(1)
  })
  test.each([
    ['a style attribute', '<p style="color: red">'],
    ['a style attribute', '<g\n style = fill>'],
    ['an event attribute', '<img onerror="x">'],
    ['a javascript: address', '<a href="javascript:x">'],
  ])('%s is refused: %s', (what, markup) => {
    expect(() => inlineOf(`<body>${markup}</body>`)).toThrow(`the document holds ${what}`)
  })
  test('the source of the app has none of them', () => {
    expect(inlineOf(readFileSync(join(ROOT, 'apps/web/index.html'), 'utf8')).scripts).toHaveLength(1)
  })
})

describe('the policies', () => {
  const { page, botCheck, data } = policiesOf(inlineOf(HTML))
  test('nothing is allowed that is not named, and nothing unsafe', () => {
    for (const policy of [page, botCheck, data]) {
      expect(policy).not.toMatch(/unsafe|\*|http:/)
      expect(directives(policy).get('default-src')).toEqual(["'none'"])
      expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"])
    }
    for (const policy of [page, botCheck])
      expect(directives(policy).get('require-trusted-types-for')).toEqual(["'script'"])
    expect(directives(page).get('script-src')).toEqual(["'self'", SCRIPT])
    expect(directives(page).get('trusted-types')).toEqual(["'none'"])
  })
  test('a document loads from this origin, a picture from https too, and what comes from the API does nothing', () => {
    expect(page.replaceAll(/'sha256-[^']+'/g, "'sha256-…'").split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-…'",
      "style-src 'self' 'sha256-…'",
      "img-src 'self' data: blob: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect(data).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })
  test('a document with a bot check differs by its script, its frame and its one kind of trusted address', () => {
    const differs = [...directives(botCheck)].filter(
      ([name, values]) => values.join(' ') !== directives(page).get(name)?.join(' '),
    )
    expect(differs).toEqual([
      ['script-src', ["'self'", SCRIPT, BOT_CHECK]],
      ['frame-src', [BOT_CHECK]],
      ['trusted-types', ['bunko-bot-check']],
    ])
    expect(readFileSync(join(ROOT, 'packages/ui/src/parts/BotCheck/turnstile.ts'), 'utf8')).toContain(
      "createPolicy('bunko-bot-check'",
    )
  })
})

// Written out: what the servers send is compared with `HEADERS` only, so a line that goes there would be missed by nobody.
test('what is sent with everything is what docs/security.md promises', () => {
  expect(HEADERS).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  })
})

describe('the two servers', () => {
  const caddy = caddyPolicy(HTML).replaceAll('{$BUNKO_BOT_CHECK}', ORIGIN)
  const nginx = nginxPolicy(HTML)
  const { page, botCheck, data } = policiesOf(inlineOf(HTML))
  const filled = botCheck.replaceAll(BOT_CHECK, ORIGIN)

  test('send the same headers', () => {
    const [documents = '', answers = ''] = caddy.split('(data_headers)')
    const common = Object.entries(HEADERS)
    expect(ofCaddy(documents)).toEqual(common)
    expect(ofNginx(nginx['document-headers.conf'])).toEqual([...common, ['Content-Security-Policy', '$bunko_policy']])
    expect(ofCaddy(answers)).toEqual([...common, ['Content-Security-Policy', data]])
    expect(ofNginx(nginx['data-headers.conf'])).toEqual([...common, ['Content-Security-Policy', data]])
  })
  test('have the same policy for the same documents', () => {
    expect(
      [...caddy.matchAll(/^\theader (@\w+) Content-Security-Policy "([^"]*)"$/gm)].map(([, ...rest]) => rest),
    ).toEqual([
      ['@botCheck', filled],
      ['@noBotCheck', page],
    ])
    expect(
      [...nginx['policy.conf'].matchAll(/^\t(default|"~[^"]*") "([^"]*)";$/gm)].map(([, , policy]) =>
        policy?.replaceAll(BOT_CHECK, ORIGIN),
      ),
    ).toEqual([page, filled])
    const pattern = /"~\*([^"]*)"/.exec(nginx['policy.conf'])?.[1] ?? ''
    const matches = (address: string) => new RegExp(pattern, 'i').test(address)
    expect(['/login', '/Login/', '/register?x=1'].map(matches)).toEqual([true, true, true])
    expect(['/', '/loginx', '/login/x', '/admin?next=/login'].map(matches)).toEqual([false, false, false, false])
  })
  test('and so does whoever serves documents to a journey', () => {
    const headersOf = documentHeaders(HTML, ORIGIN)
    for (const path of ['/login', '/Login/', '/register'])
      expect(headersOf(path)).toEqual({ ...HEADERS, 'Content-Security-Policy': filled })
    for (const path of ['/', '/loginx', '/login/x', '/admin'])
      expect(headersOf(path)).toEqual({ ...HEADERS, 'Content-Security-Policy': page })
  })
  test('what the API says of its own safety is replaced, not doubled', () => {
    for (const name of [...Object.keys(HEADERS), 'Content-Security-Policy'])
      expect(nginx['data-headers.conf']).toContain(`proxy_hide_header ${name};`)
  })
})
