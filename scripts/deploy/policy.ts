import { createHash } from 'node:crypto'
import { BOT_CHECK_PATHS } from '../../packages/ui/src/lib/needs-bot-check.ts'

/** Stands where the bot check's origin comes when the server starts; nothing comes there without a site key. */
export const BOT_CHECK = '@BOT_CHECK@'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const FORBIDDEN = [
  ['a style attribute', /<[^>]*\sstyle\s*=/i],
  ['an event attribute', /<[^>]*\son[a-z]+\s*=/i],
  ['a javascript: address', /=\s*["']?\s*javascript:/i],
] as const

export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The sources that allow a page's own inline scripts and styles.
 * @throws when it holds what no hash can allow: style attributes, event attributes, javascript: addresses
 */
export const inlineOf = (html: string): Inline => {
  const blocks = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text)
  const markup = html.replaceAll(/<(script|style)>[^]*?<\/\1>/g, '')
  for (const [what, pattern] of FORBIDDEN) if (pattern.test(markup)) throw new Error(`the document holds ${what}`)
  return { scripts: blocks('script').map(sha256), styles: blocks('style').map(sha256) }
}

const written = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** What every document of the app may do; the ones with a bot check also load its script and its frame. */
const documentPolicy = ({ scripts, styles }: Inline, bot: readonly string[]) =>
  written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...bot],
    'style-src': ["'self'", ...styles],
    // Covers and logos may stand on any https address (R29); what is chosen on this device is shown from a blob.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': bot.length > 0 ? bot : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': bot.length > 0 ? ['bunko-bot-check'] : ["'none'"],
  })

/** The policies of the documents, of those with a bot check, and of what the API and its files answer. */
export const policiesOf = (inline: Inline) => ({
  page: documentPolicy(inline, []),
  botCheck: documentPolicy(inline, [BOT_CHECK]),
  // An uploaded file that is opened by itself is a document of this origin: it may do nothing.
  data: written({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] }),
})

/** Sent with everything, beside the Content-Security-Policy. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const CSP = 'Content-Security-Policy'

/** What both servers send with a document, by its path, where `botCheck` is the origin of the bot check. */
export const documentHeaders = (html: string, botCheck: string) => {
  const policies = policiesOf(inlineOf(html))
  const allowing = policies.botCheck.replaceAll(BOT_CHECK, botCheck)
  return (path: string) => ({ ...HEADERS, [CSP]: BOT_CHECK_PATHS.test(path) ? allowing : policies.page })
}

/** Of the path alone, and of an address with all that may follow. */
const ON_BOT_CHECK = BOT_CHECK_PATHS.source.replaceAll('\\/', '/')
const ADDRESSED = ON_BOT_CHECK.replace(/\$$/, '(?:[?]|$)')
const GENERATED = '# Written by the build from scripts/deploy/policy.ts.'

const file = (lines: readonly string[]) => [GENERATED, ...lines, ''].join('\n')
const add = (name: string, value: string) => `add_header ${name} "${value}" always;`

const headerBlock = (lines: readonly string[]) => ['\theader {', '\t\tdefer', ...lines, '\t}']

/** Two snippets for the Caddyfile: of the app's own files, and of what comes from the API. */
export const caddyPolicy = (html: string) => {
  const { page, botCheck, data } = policiesOf(inlineOf(html))
  const origin = botCheck.replaceAll(BOT_CHECK, '{$BUNKO_BOT_CHECK}')
  const common = Object.entries(HEADERS).map(([name, value]) => `\t\t${name} "${value}"`)
  return [
    GENERATED,
    '(document_headers) {',
    `\t@botCheck path_regexp (?i)${ON_BOT_CHECK}`,
    `\t@noBotCheck not path_regexp (?i)${ON_BOT_CHECK}`,
    ...headerBlock([...common, '\t\t-Server']),
    `\theader @botCheck ${CSP} "${origin}"`,
    `\theader @noBotCheck ${CSP} "${page}"`,
    '}',
    '(data_headers) {',
    // Newer Caddys name themselves in a second header of what they pass on.
    ...headerBlock([...common, `\t\t${CSP} "${data}"`, '\t\t-Server', '\t\t-Via']),
    '}',
    '',
  ].join('\n')
}

/** Three files for nginx: a map for its `http` block, and the headers of each kind of location. */
export const nginxPolicy = (html: string) => {
  const { page, botCheck, data } = policiesOf(inlineOf(html))
  const common = Object.entries(HEADERS).map(([name, value]) => add(name, value))
  const hidden = [...Object.keys(HEADERS), CSP].map((name) => `proxy_hide_header ${name};`)
  return {
    'policy.conf': file([
      'map $request_uri $bunko_policy {',
      `\tdefault "${page}";`,
      `\t"~*${ADDRESSED}" "${botCheck}";`,
      '}',
    ]),
    'document-headers.conf': file([...common, add(CSP, '$bunko_policy')]),
    'data-headers.conf': file([...hidden, ...common, add(CSP, data)]),
  }
}
