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
        // Cookies know no ports: that of a Django's admin on this machine would be taken for a login, and every write be
        // refused for want of a CSRF token.
        request.removeHeader('cookie')
      })
      proxy.on('proxyRes', ({ headers }) => {
        if (headers.location) headers.location = localLocation(headers.location, target)
        delete headers['set-cookie']
      })
    },
  }
  const contexts = [`^${LOCAL_BASE}(?:/|\\?|$)`, '^/media/', '^/__mock__(?:/|\\?|$)']
  return Object.fromEntries(contexts.map((context) => [context, options]))
}
