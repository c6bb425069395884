import type { ProxyOptions } from 'vite'

const LOCAL_BASE = '/api/v1'

const splitTarget = (target: string) => {
  const { origin, pathname } = new URL(target)
  return { origin, base: pathname.replace(/\/+$/, '') }
}

/** The path on the server for a path of the web app: only the base differs. */
export const remotePath = (path: string, base: string) =>
  path.startsWith(LOCAL_BASE) ? `${base}${path.slice(LOCAL_BASE.length)}` : path

/** Where a redirect of the server leads on our own origin; one that leads elsewhere stays as it is. */
export const localLocation = (location: string, target: string) => {
  const { origin, base } = splitTarget(target)
  const url = URL.canParse(location, origin) ? new URL(location, origin) : undefined
  if (url?.origin !== origin) return location
  const rest = `${url.search}${url.hash}`
  if (!url.pathname.startsWith(`${base}/`)) return `${url.pathname}${rest}`
  return `${LOCAL_BASE}${url.pathname.slice(base.length)}${rest}`
}

/** A server's cookie made to fit an http origin of another name: no domain, not only over TLS, no foreign path. */
export const localCookie = (cookie: string, base: string) => {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const kept = attributes
    .filter((part) => !/^(?:domain=|secure$|partitioned$)/i.test(part))
    .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
    .map((part) => (base !== '' && part.toLowerCase() === `path=${base}`.toLowerCase() ? `Path=${LOCAL_BASE}` : part))
  return [pair, ...kept].join('; ')
}

/**
 * The dev server's proxy: the API at /api/v1 and its files at /media come from `target` (base address of an API), as if
 * they were ours, so that no CORS rule of that server stands in the way. The server sees its own name as host and origin.
 * So does /__mock__, by which a mock server is steered; a real one does not know it.
 */
export const apiProxy = (target: string): Record<string, ProxyOptions> => {
  const { origin, base } = splitTarget(target)
  const options: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    rewrite: (path) => remotePath(path, base),
    configure: (proxy) => {
      proxy.on('proxyReq', (request) => {
        if (request.hasHeader('origin')) request.setHeader('origin', origin)
        if (request.hasHeader('referer')) request.setHeader('referer', `${origin}/`)
      })
      proxy.on('proxyRes', ({ headers }) => {
        if (headers.location) headers.location = localLocation(headers.location, target)
        if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map((one) => localCookie(one, base))
      })
    },
  }
  const contexts = [`^${LOCAL_BASE}(?:/|\\?|$)`, '^/media/', '^/__mock__(?:/|\\?|$)']
  return Object.fromEntries(contexts.map((context) => [context, options]))
}
