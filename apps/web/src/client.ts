import { createLazyClient, createProbe, earlyFetch } from '@bunko/api-client'
import { createConnection } from '@bunko/ui/data/connection'
import { env } from './env.ts'
import { session } from './session.ts'

/** How the server answers, for the shell to tell. */
export const connection = createConnection()

export const client = createLazyClient({
  baseUrl: env.apiBase,
  session,
  ...(window.bunkoCalls && { fetch: earlyFetch(window.bunkoCalls) }),
  onOutcome: connection.tell,
  later: {
    auth: async () => (await import('@bunko/api-client/contract/auth')).auth,
    lists: async () => (await import('@bunko/api-client/contract/lists')).lists,
    covers: async () => (await import('@bunko/api-client/contract/covers')).covers,
    people: async () => (await import('@bunko/api-client/contract/people')).people,
    edits: async () => (await import('@bunko/api-client/contract/edits')).edits,
    magazines: async () => (await import('@bunko/api-client/contract/magazines')).magazines,
    publishers: async () => (await import('@bunko/api-client/contract/publishers')).publishers,
  },
  // Few people upload: the code for it comes with their first file.
  upload: async (request) => {
    const { xhrUpload } = await import('@bunko/api-client/upload')
    return xhrUpload(() => new XMLHttpRequest())(request)
  },
})
export const probe = createProbe({ baseUrl: env.apiBase })
